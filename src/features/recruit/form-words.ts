import { limits } from '#config/limits.ts'
import type { Lang } from '#i18n/languages.ts'
import { formatNumber } from '#i18n/numbers.ts'
import type { Translate } from '#i18n/translate.ts'
import { fields } from './check.ts'
import { needed, requirements } from './requirements.ts'

const upTo = (count: number, say: (n: number) => string) =>
  Array.from({ length: count + 1 }, (_, n) => say(n))

/** The words of the form, flat, with their numbers in: the island has no i18next. */
export function formWords(lang: Lang, t: Translate) {
  const { title, contact, introduction, url, email } = limits.text
  const rule = { needed, total: requirements.length }
  const size = formatNumber(lang, limits.resumeMegabytes)
  const tooLong = (count: number) => t('spec:forms.tooLong', { count })
  return {
    meets: t('recruit:form.meets'),
    meetsHint: t('recruit:form.meetsHint', rule),
    /** by how many are chosen */
    meetsState: upTo(requirements.length, chosen =>
      chosen < needed
        ? t('recruit:form.meetsMore', { count: needed - chosen })
        : t('recruit:form.meetsEnough'),
    ),
    requirements: requirements.map(id => ({ id, title: t(`recruit:who.${id}.title`) })),
    you: t('recruit:form.you'),
    work: t('recruit:form.work'),
    name: t('recruit:form.name'),
    email: t('recruit:form.email'),
    others: t('recruit:form.others'),
    othersHint: t('recruit:form.othersHint'),
    region: t('recruit:form.region'),
    languages: t('recruit:form.languages'),
    url: t('recruit:form.url'),
    urlHint: t('recruit:form.urlHint'),
    about: t('recruit:form.about'),
    aboutHint: t('recruit:form.aboutHint', { count: introduction }),
    resume: t('recruit:form.resume'),
    resumeHint: t('recruit:form.resumeHint', { size }),
    choose: t('recruit:form.resumeChoose'),
    drop: t('recruit:form.resumeDrop'),
    draft: t('recruit:form.draft'),
    restored: t('recruit:form.restored'),
    clear: t('recruit:form.clear'),
    send: t('recruit:form.send'),
    sending: t('recruit:form.sending'),
    /** by how many fields are wrong */
    summary: upTo(fields.length, count => t('recruit:form.errors.summary', { count })),
    reasons: {
      title: t('recruit:form.errors.title'),
      network: t('recruit:form.errors.network'),
      rate: t('recruit:form.errors.rate'),
      large: t('recruit:form.errors.large'),
      server: t('recruit:form.errors.server'),
    },
    /** by the keys that schema and origin use, then by field for what differs */
    faults: {
      required: t('recruit:form.errors.required'),
      'required.requirements': t('recruit:form.errors.meets', rule),
      'required.languages': t('recruit:form.errors.choose'),
      'required.resume': t('recruit:form.errors.resume'),
      'file.pdf': t('recruit:form.errors.resumeType'),
      'file.tooLarge': t('recruit:form.errors.resumeSize', { size }),
      email: t('spec:forms.email'),
      url: t('spec:forms.url'),
      'tooLong.name': tooLong(title),
      'tooLong.region': tooLong(title),
      'tooLong.others': tooLong(contact),
      'tooLong.description': tooLong(introduction),
      'tooLong.url': tooLong(url),
      'tooLong.email': tooLong(email),
      other: t('recruit:form.errors.check'),
    } as Record<string, string>,
  }
}

export type FormWords = ReturnType<typeof formWords>
