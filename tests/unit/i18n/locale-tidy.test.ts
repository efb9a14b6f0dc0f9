import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Lang } from '#i18n/languages.ts'
import { tidyFile, tidyText } from '../../../scripts/locales/tidy.ts'
import { localeFolder } from './locale-folder.ts'

const nb = '\u00a0'

describe('tidyText', () => {
  it.each<[Lang, string, string]>([
    ['en', `It's "real"...`, 'It’s “real”…'],
    ['zh', '使用Tidepool,第1步', '使用 Tidepool，第 1 步'],
    ['zh', '更新于2025年3月14日。', '更新于 2025年3月14日。'],
    ['zh', '共 {{count}} 个', '共 {{count}} 个'],
    ['zh-tw', '按“繼續”', '按「繼續」'],
    ['ja', '鍵は Tidepool に、"安全"', '鍵はTidepoolに、「安全」'],
    ['ja', '{{ count }} 個', '{{ count }} 個'],
    ['ru', 'Сеть — это "мост" в 75% случаев', `Сеть${nb}— это «мост» в${nb}75${nb}% случаев`],
    ['hi', 'नेटवर्क चुनें. आगे बढ़ें ।', 'नेटवर्क चुनें। आगे बढ़ें।'],
    ['th', 'เลือกเครือข่าย.', 'เลือกเครือข่าย'],
    ['es', ' Elige  la red ', 'Elige la red'],
  ])('%s: %j becomes %j', (lang, text, tidied) => {
    expect(tidyText(lang, text)).toBe(tidied)
    expect(tidyText(lang, tidied)).toBe(tidied)
  })
})

describe('tidyFile', () => {
  it('changes the values only and leaves the layout alone', () => {
    const layout = (text: string) => `{\n    "a.b": { "it's": ${JSON.stringify(text)} }\n\n}\n`
    const root = localeFolder({ 'en/home': layout(`It's`) })
    expect(tidyFile(root, 'en', 'home')).toBe(1)
    expect(readFileSync(join(root, 'en/home.json'), 'utf8')).toBe(layout('It’s'))
    expect(tidyFile(root, 'en', 'home')).toBe(0)
  })

  it('keeps its hands off a broken file', () => {
    const root = localeFolder({ 'en/home': `{ "a": "it's" ` })
    expect(tidyFile(root, 'en', 'home')).toBe(0)
  })
})
