import * as v from 'valibot'
import { codes } from '#i18n/languages.ts'
import { type FileName, kinds, type SubmissionKind } from './kinds.ts'

/**
 * A submission as a file, for a site without an origin: a zip with `submission.json` and its files under fixed
 * names. The form makes it, `npm run inbox -- add` takes it in.
 */
export const bundleManifest = 'submission.json'

export const bundleNames: Record<FileName, readonly string[]> = {
  logo: ['logo.png', 'logo.jpg'],
  audit_report: ['audit_report.pdf'],
  resume: ['resume.pdf'],
}

export const bundle = v.object({
  format: v.literal(1),
  kind: v.picklist(Object.keys(kinds) as SubmissionKind[]),
  lang: v.picklist(codes),
  /** 128 random bits in base32, drawn by the form; a correction repeats that of the first */
  receipt: v.pipe(v.string(), v.regex(/^[A-Z2-7]{26}$/)),
  payload: v.unknown(),
})
