import { brand, mailAddress } from '#config/brand.ts'
import { figures } from '#config/figures.ts'
import { allEntries, type Entry, type EntryField, entryKey } from '#i18n/entries.ts'
import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import type { Translate } from '#i18n/translate.ts'

/** The order in which an entry's page answers. */
export const questions = ['what', 'when', 'watch', 'start', 'wrong'] as const
/** What the sentences need from configuration; the same for every entry. */
const values = {
  domain: brand.domain,
  support: mailAddress('support'),
  business: mailAddress('business'),
  minutes: figures.buyMinutes.value,
  year: String(figures.usLicence.year), // a number would get its thousands apart
}

export const entryText = (t: Translate, entry: Entry, field: EntryField): string =>
  t(entryKey(entry, field), values)

/** Networks carry their name in the navigation; as a page of its own it says what is looked up there. */
export const entryHeading = (t: Translate, entry: Entry): string => {
  const title = entryText(t, entry, 'title')
  return entry.group === 'explorer' ? t('entries:labels.explorerTitle', { network: title }) : title
}

export const siblings = (entry: Entry): Entry[] =>
  allEntries.filter(({ group, slug }) => group === entry.group && slug !== entry.slug)

export const entryHref = (lang: Lang, { group, slug }: Entry): string => href(lang, 'entry', { group, slug })
