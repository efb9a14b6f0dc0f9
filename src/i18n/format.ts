import dayjs from 'dayjs'
import utc from 'dayjs/plugin/utc.js'
import 'dayjs/locale/es-mx.js'
import 'dayjs/locale/hi.js'
import 'dayjs/locale/ja.js'
import 'dayjs/locale/ko.js'
import 'dayjs/locale/pt-br.js'
import 'dayjs/locale/ru.js'
import 'dayjs/locale/th.js'
import 'dayjs/locale/tl-ph.js'
import 'dayjs/locale/vi.js'
import 'dayjs/locale/zh-cn.js'
import 'dayjs/locale/zh-tw.js'
import { type Lang, languages } from './languages.ts'
import { momentOf } from './moment.ts'

dayjs.extend(utc)

/** date: 14 March 2025; month: March 2025; day: 14 March */
type DateStyle = 'date' | 'month' | 'day'

const han = { date: 'YYYY年M月D日', month: 'YYYY年M月', day: 'M月D日' }
const de = { date: 'D [de] MMMM [de] YYYY', month: 'MMMM [de] YYYY', day: 'D [de] MMMM' }
const dayFirst = { date: 'D MMMM YYYY', month: 'MMMM YYYY', day: 'D MMMM' }

/** Years are Gregorian in every language. A year's «г.» hangs on it by a no-break space. */
const forms: Record<Lang, Record<DateStyle, string>> = {
  zh: han,
  'zh-tw': han,
  en: dayFirst,
  ko: { date: 'YYYY년 M월 D일', month: 'YYYY년 M월', day: 'M월 D일' },
  ru: { date: 'D MMMM YYYY\u00a0[г.]', month: 'MMMM YYYY\u00a0[г.]', day: 'D MMMM' },
  es: de,
  hi: dayFirst,
  fil: { date: 'MMMM D, YYYY', month: 'MMMM YYYY', day: 'MMMM D' },
  pt: de,
  ja: han,
  vi: { date: 'D/M/YYYY', month: '[tháng] M/YYYY', day: 'D/M' },
  th: dayFirst,
}

/** A date in words, in UTC; the locale is given to this one call, dayjs's global one stays as it is. */
export function formatDate(lang: Lang, iso: string, style: DateStyle = 'date'): string {
  const moment = momentOf(iso)
  if (moment === undefined)
    throw new Error(
      `formatDate(${lang}): "${iso}" is no date; write it as 2025-03-14 or 2025-03-14T09:30:00Z`,
    )
  return dayjs.utc(moment).locale(languages[lang].dayjs).format(forms[lang][style])
}

/** March 2025, for milestones and 'as of' marks; takes 2025-03 too. */
export const formatMonth = (lang: Lang, iso: string): string => formatDate(lang, iso, 'month')
