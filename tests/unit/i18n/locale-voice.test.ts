import { describe, expect, it } from 'vitest'
import { codes, type Lang } from '#i18n/languages.ts'
import glossary from '../../../locales/glossary.json' with { type: 'json' }
import { foreignLetters, hanVariant } from '../../../scripts/locales/scripts.ts'
import { forbiddenTerms } from '../../../scripts/locales/terms.ts'
import { exclamation, languageHabits, quotationMarks } from '../../../scripts/locales/typography.ts'

const rules = { foreignLetters, hanVariant, quotationMarks, languageHabits, exclamation, forbiddenTerms }
const allOf = (lang: Lang, value: string) =>
  Object.values(rules).flatMap(rule => rule({ lang, room: 'x', key: 'x', value, english: value }))

/** Sentences of the style guide: the anti-scam warning and what happens after review. */
const sentences: Record<Lang, string> = {
  en: 'Our staff will never message you first. Your dapp will go live after review.',
  zh: '我们的工作人员绝不会主动私信你。凡是主动私信你的，都可能是骗子。你的 DApp 将在审核通过后上线。',
  'zh-tw': '我們的工作人員絕不會主動私訊你。主動私訊你的人，都可能是詐騙。審核通過後，你的 DApp 就會上線。',
  ko: '저희 직원은 절대 먼저 메시지를 보내지 않습니다. 디앱은 심사를 통과하면 공개됩니다.',
  ru: 'Наши сотрудники никогда не пишут первыми. Ваш DApp появится в каталоге после проверки.',
  es: 'Nuestro equipo nunca te escribirá primero. Tu dapp se publicará después de la revisión.',
  hi: 'हमारी टीम कभी पहले मैसेज नहीं करती। अगर कोई करे, तो वह स्कैमर हो सकता है।',
  fil: 'Hindi kailanman mauunang mag-message sa iyo ang staff namin. Magiging live ang dapp mo.',
  pt: 'Nossa equipe nunca manda a primeira mensagem. Quem fizer isso pode ser golpista.',
  ja: '当社のスタッフから先にメッセージをお送りすることはありません。DAppは審査後に公開されます。',
  vi: 'Nhân viên của chúng tôi không bao giờ nhắn tin cho bạn trước. DApp của bạn sẽ lên kho.',
  th: 'ทีมงานของเราจะไม่ทักหาคุณก่อน ใครที่ทักมาก่อนอาจเป็นมิจฉาชีพ',
}

describe('the rules agree with the house', () => {
  it.each(codes)('%s: the style guide passes its own rules', lang => {
    expect(allOf(lang, sentences[lang])).toEqual([])
  })

  it.each(codes)('%s: so does every term of the glossary', lang => {
    const wrong = glossary.terms.flatMap(term =>
      allOf(lang, term[lang]).map(({ cause }) => `${term.id}: ${cause}`),
    )
    expect(wrong).toEqual([])
  })

  it('the glossary has every term in every language, once', () => {
    const ids = glossary.terms.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    for (const term of glossary.terms)
      for (const lang of codes) expect([term.id, term[lang]]).not.toContain('')
  })
})
