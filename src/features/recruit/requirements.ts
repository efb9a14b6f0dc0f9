import { codes } from '#i18n/languages.ts'
import { missionRequirements, requirementsNeeded } from '#sources/submissions/recruiting.ts'

/** The specification has the rule, some of four, but not the four. */
export const needed = requirementsNeeded
export const requirements = missionRequirements

/** What fills their words. */
export const requirementValues = { members: 500, events: 2, languages: codes.length }

export const steps = ['cv', 'screening', 'interview', 'results', 'start'] as const
export const benefits = ['pay', 'training', 'voice', 'events'] as const
