import { brand } from '#config/brand.ts'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import { phrases } from '#i18n/phrases.ts'
import type { Picture } from './headlines.ts'
import { sceneOf } from './scenes.ts'

/** Noto's packages by our language codes. */
const noto: Partial<Record<Lang, string>> = {
  zh: 'sc',
  'zh-tw': 'tc',
  ja: 'jp',
  ko: 'kr',
  th: 'thai',
  hi: 'devanagari',
}

const styles = (langs: readonly Lang[]) => [
  '/node_modules/@fontsource-variable/commissioner/full.css',
  ...langs.flatMap(lang =>
    noto[lang] ? [`/node_modules/@fontsource-variable/noto-sans-${noto[lang]}/wght.css`] : [],
  ),
  '/src/styles/tokens.css',
  '/src/styles/parts.css',
  '/src/ui/art/art.css',
  '/scripts/pictures/picture.css',
]

const safe = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The page that the browser photographs. */
export function pictureHtml(picture: Picture): string {
  const { kind, lang, text } = picture
  const { art, column, dark } = sceneOf(picture)
  const words = phrases(text).map(part => `${part.glue}<span class="phr">${safe(part.text)}</span>`)
  return `<!doctype html>
<html lang="${languages[lang].tag}" data-theme="${dark ? 'dark' : 'light'}">
<meta charset="utf-8">
${styles(kind === 'recruiting' ? codes : [lang])
  .map(href => `<link rel="stylesheet" href="${href}">`)
  .join('')}
<body class="${kind}" style="--size:60px">
${art}
<p class="lockup"><svg><use href="/src/ui/art/shell.svg#logo"/></svg><b>${brand.name}</b></p>
<h1 style="inline-size:${column}px"><span>${words.join('')}</span></h1>
<p class="domain">${brand.domain}</p>`
}
