import { codes } from '#i18n/languages.ts'
import { missionRequirements } from '#sources/submissions/recruiting.ts'

/** The mission requirements, of which an applicant meets some. The specification has the rule but not the four. */
export const needed = 2
export const requirements = missionRequirements

/** What fills their words. */
export const requirementValues = { members: 500, events: 2, languages: codes.length }

export const steps = ['cv', 'screening', 'interview', 'results', 'start'] as const
export const benefits = ['pay', 'training', 'voice', 'events'] as const
