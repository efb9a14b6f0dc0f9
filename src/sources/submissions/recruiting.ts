import * as v from 'valibot'
import { limits } from '#config/limits.ts'
import { codes } from '#i18n/languages.ts'
import { email, optionalWebsite, requiredText } from './fields.ts'

const { text } = limits

/** The four mission requirements, of which an applicant meets two. Their words are the recruiting page's. */
export const missionRequirements = ['community', 'content', 'events', 'translation'] as const
export const requirementsNeeded = 2

export const recruiting = v.object({
  name: requiredText('name', text.title),
  email,
  others: requiredText('others', text.contact),
  region: requiredText('region', text.title),
  languages: v.pipe(
    v.optional(v.array(v.picklist(codes, 'required.languages')), []),
    v.minLength(1, 'required.languages'),
  ),
  requirements: v.pipe(
    v.optional(v.array(v.picklist(missionRequirements, 'required.requirements')), []),
    v.transform(chosen => [...new Set(chosen)]),
    v.minLength(requirementsNeeded, 'required.requirements'),
  ),
  url: optionalWebsite,
  description: requiredText('description', text.introduction),
})
