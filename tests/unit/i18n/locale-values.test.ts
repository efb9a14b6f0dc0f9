import { describe, expect, it } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { checkLocales } from '../../../scripts/locales/check.ts'
import { localeFolder } from './locale-folder.ts'

const english = 'Choose the network of your token and go on with {{name}}.'

/** What the check says of one value, its key being `text`. */
function causes(lang: Lang, value: string, source = english, room = 'home'): string[] {
  const root = localeFolder(
    lang === 'en'
      ? { [`en/${room}`]: { text: value } }
      : { [`en/${room}`]: { text: source }, [`${lang}/${room}`]: { text: value } },
  )
  return checkLocales(root)
    .filter(({ file, key }) => file === `locales/${lang}/${room}.json` && key === 'text')
    .map(({ cause }) => cause)
}

const good: [Lang, string][] = [
  ['en', english],
  ['zh', '选择代币所在的网络，然后用 {{name}} 继续。'],
  ['zh-tw', '選擇代幣所在的網路，再以{{name}}繼續。'],
  ['ko', '토큰의 네트워크를 고른 뒤 {{name}}(으)로 계속하세요.'],
  ['ru', 'Выберите сеть токена и\u00a0продолжите с\u00a0{{name}}.'],
  ['es', 'Elige la red de tu token y sigue con {{name}}.'],
  ['hi', 'अपने टोकन का नेटवर्क चुनें और {{name}} के साथ आगे बढ़ें।'],
  ['fil', 'Piliin ang network ng token mo at magpatuloy sa {{name}}.'],
  ['pt', 'Escolha a rede do seu token e siga com {{name}}.'],
  ['ja', 'トークンのネットワークを選び、{{name}}に進みます。'],
  ['vi', 'Chọn mạng của token rồi tiếp tục với {{name}}.'],
  ['th', 'เลือกเครือข่ายของโทเคน แล้วไปต่อกับ {{name}}'],
]

const faults: [Lang, value: string, cause: string, source?: string][] = [
  ['es', 'Elige la red.', 'lost {{name}}'],
  ['es', 'Elige {{nombre}} y {{name}}', '{{nombre}} is not in English, nothing fills it'],
  ['es', 'Elige {name} {{name}}', 'a lone brace'],
  ['es', 'Elige {{name}', 'a lone brace'],
  ['es', 'Elige <b>{{name}}</b>', 'HTML in the words'],
  ['es', 'Elige&nbsp;{{name}}', 'HTML in the words'],
  ['en', 'Open <0>the page</0>', 'HTML in the words'],
  ['es', '', 'the value is empty'],
  ['es', '  ', 'the value is empty'],
  ['es', 'Elige {{name}} ', 'blanks at an end, doubled or a line break'],
  ['es', 'Elige  {{name}}', 'blanks at an end, doubled or a line break'],
  ['es', 'Elige\u200b {{name}}', 'an invisible character'],
  ['vi', 'Mạng'.normalize('NFD'), 'letters and their marks are stored apart', 'Network'],
  ['zh', 'Choose the network', 'English is left in it', 'Choose the network'],
  ['ru', 'Network', 'English is left in it', 'Network'],
  ['th', 'Choose the network of your token ครับ', 'English is left in it', 'Choose the network of your token'],
  ['ja', 'Choose the network of your token を', 'English is left in it', 'Choose the network of your token'],
  ['pt', 'Choose the network', 'English is left in it', 'Choose the network'],
  ['es', 'Eligе la red', 'е is of another script than es', 'Choose'],
  ['ko', '네트워크 선택網', '網 is of another script than ko', 'Choose'],
  ['zh-tw', '选择網路', '选择 is Simplified, or not used in Taiwan', 'Choose'],
  ['zh', '選擇网络', '選擇 is Traditional', 'Choose'],
  ['en', 'The "real" one', 'the mark " is not of en'],
  ['en', "It's real", "the mark ' is not of en"],
  ['ru', 'Кнопка “Далее”', 'the mark ” is not of ru', 'Next'],
  ['zh-tw', '按“繼續”', 'the mark “ ” is not of zh-tw', 'Next'],
  ['en', 'Loading...', 'three dots'],
  ['es', '¡Listo!', 'an exclamation mark', 'Done'],
  ['zh', '完成！', 'an exclamation mark', 'Done'],
  ['zh', '选择网络,继续', 'narrow punctuation beside wide characters', 'Choose'],
  ['zh', '使用Tidepool', 'no space between Han and Latin or digits', 'Use Tidepool'],
  ['zh', '带上|Tidepool。', 'no space between Han and Latin or digits', 'Take Tidepool|with you.'],
  ['zh', '第1步', 'no space between Han and Latin or digits', 'Step 1'],
  ['ja', '鍵は Tidepool に', 'a typed space beside Latin or digits', 'Keys'],
  ['hi', 'नेटवर्क चुनें.', 'a full stop ends a Hindi sentence', 'Choose'],
  ['hi', 'नेटवर्क चुनें ।', 'a space before the danda', 'Choose'],
  ['th', 'เลือกเครือข่าย.', 'a full stop or comma after Thai', 'Choose'],
  ['th', 'ตั้งแต่ปี 2568', 'a year of the Buddhist calendar', 'Since 2025'],
  ['zh-tw', '這個軟件', '"軟件" is not our word', 'This app'],
  ['ko', '당신의 지갑', '"당신" is not our word', 'Your wallet'],
  ['es', 'Tu monedero', '"monedero" is not our word', 'Your wallet'],
  ['es', 'Tus monederos', '"monedero" is not our word', 'Your wallets'],
  ['zh', '气体费', '"气体费" is not our word', 'Gas fee'],
]

const right: [Lang, value: string, why: string, source?: string][] = [
  ['zh', '更新于 2025年3月14日，占 75%', 'dates and percents take no space', 'Updated'],
  ['zh', 'GitHub', 'a name', 'GitHub'],
  ['zh', 'X (Twitter)', 'a name and initials', 'X (Twitter)'],
  ['ru', 'ERC-20, BEP-20, APK', 'what is all capitals and digits', 'ERC-20, BEP-20, APK'],
  ['ru', 'you@mail.example', 'an address', 'you@mail.example'],
  ['ja', 'Cookie', 'a Latin word of its glossary', 'Cookie'],
  ['zh', '此网站也有 繁體中文', 'the name of a language', 'Also in Traditional Chinese'],
  ['fil', 'Swap at bridge', 'Taglish', 'Swap'],
  ['fil', 'Private key', 'Taglish that is the same', 'Private key'],
  ['es', 'Error legal general', 'a foreign text of its own', 'General legal error'],
  ['es', 'Token', 'one word that is the same', 'Token'],
  ['en', 'It’s the “real” one', 'an apostrophe'],
  ['ru', 'кнопка «Далее», „внутри“', 'its own marks', 'x'],
  ['es', 'multicadena', 'a longer word than the forbidden one', 'multi-chain'],
  ['ko', '코드 리뷰', 'an expression in which the word is right', 'code review'],
  ['en', '{{title}} | Tidepool', 'a bar'],
]

describe('the words of each language', () => {
  it.each(good)('%s: a good sentence passes', (lang, value) => {
    expect(causes(lang, value)).toEqual([])
  })

  it.each(faults)('%s: %j has %s', (lang, value, cause, source) => {
    expect(causes(lang, value, source ?? english)).toContainEqual(expect.stringContaining(cause))
  })

  it.each(right)('%s: %j is right (%s)', (lang, value, _why, source) => {
    expect(causes(lang, value, source ?? value)).toEqual([])
  })

  it('lets the room of the specification keep its exclamation mark', () => {
    expect(causes('en', 'Error Email!', '', 'spec')).toEqual([])
  })

  it('lets the bars of a headline differ', () => {
    expect(causes('es', 'Muchas redes, una sola orilla', 'Many chains,|one shore')).toEqual([])
  })

  it('names the right character beside the wrong one', () => {
    const root = localeFolder({ 'en/home': { text: 'Network' }, 'zh-tw/home': { text: '网络' } })
    expect(checkLocales(root).find(({ cause }) => cause.includes('Simplified'))).toMatchObject({
      file: 'locales/zh-tw/home.json',
      line: 2,
      key: 'text',
      cure: 'write 網絡',
    })
  })
})
