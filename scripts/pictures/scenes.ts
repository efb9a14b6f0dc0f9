/** What lies beside the words. Everything is taken from the sheets of the site, so a new drawing there is new here. */
import type { PictureKind } from '#config/pictures.ts'
import { greetings } from '#features/home/greetings.ts'
import { codes, languages } from '#i18n/languages.ts'
import { tileColours, tileFor, tileGlyphs } from '#ui/art/tile-for.ts'
import type { Picture } from './headlines.ts'

type Box = readonly [x: number, y: number, width: number, height: number]
interface Scene {
  art: string
  /** of the headline, in px */
  column: number
  dark?: boolean
  /** as many as it needs to look right; each costs bytes */
  colours?: number
}

const used = (sheet: string, id: string, [x, y, width, height]: Box, more = '') =>
  `<use href="/src/ui/art/${sheet}.svg#${id}" x="${x}" y="${y}" width="${width}" height="${height}" ${more}/>`
const canvas = (body: string) => `<svg class="art" viewBox="0 0 1200 630">${body}</svg>`
/** Twice their size: a picture is shown at half of its own, and long lines cost bytes. */
const contours = used('shell', 'bed', [-200, -120, 1500, 840])
const stone = (code: string, x: number, y: number, size: number) =>
  used('stones', code, [x - size / 2, y - size / 2, size, size])

/** The hero's map; the phone's place in it is taken by more stones. */
const map: Box = [-378, -216, 2280, 1045]
const shore = canvas(
  used('shore', 'shore', map) +
    used('shore', 'life-beside', map) +
    [0, 1, 2].map(crown => used('shore', `anemone${crown}`, [712, 520, 92, 92])).join('') +
    stone('eth', 980, 330, 128) +
    stone('avax', 1120, 424, 84) +
    stone('bsc', 846, 452, 78) +
    stone('base', 1016, 520, 68) +
    stone('aptos', 868, 238, 62) +
    stone('arb', 1110, 208, 74),
)

const tile = (glyph: string, colour: string, style: string) =>
  `<span class="tile ${colour}" style="${style}"><svg><use href="/src/ui/art/stones.svg#${glyph}"/></svg></span>`

const tiles = tileGlyphs
  .map((glyph, i) => {
    const [column, row] = [i % 4, Math.floor(i / 4)]
    const place = `--z:136px;left:${660 + column * 164 - row * 26}px;top:${44 + row * 172 + column * 22}px;rotate:${((i * 37) % 13) - 6}deg`
    return tile(`tile-${glyph}`, `tile-${(i * 7) % tileColours}`, place)
  })
  .join('')

const waves = [1, 2, 3, 4, 5]
  .map(depth =>
    used(
      'shell',
      `wave${((depth + 1) % 4) + 1}`,
      [-60 * depth, 300 + depth * 58, 1500, 74],
      `class="depth${depth}"`,
    ),
  )
  .map(
    (edge, i) =>
      `${edge}<rect class="depth${i + 1}" x="0" y="${300 + (i + 1) * 58 + 73}" width="1200" height="400"/>`,
  )
  .join('')

/** A pool seen from above, as deep as it has levels. */
const basin = (...levels: string[]) =>
  `<div class="basin">${levels
    .map((level, i) => `<i style="inset:${i * 46}px;background:var(--c-${level});rotate:${i * 24}deg"></i>`)
    .join('')}</div>`

const voices = codes
  .map((code, i) => {
    const [column, row] = [i % 3, Math.floor(i / 3)]
    const place = `left:${620 + column * 182 + (row % 2) * 24}px;top:${36 + row * 138 + column * 10}px`
    return `<b class="voice voice${i % 6}" lang="${languages[code].tag}" style="${place}">${greetings[code]}</b>`
  })
  .join('')

const nets = ['eth', 'btc', 'trx', 'solana', 'bsc', 'matic', 'arb', 'base', 'oe', 'avax', 'aptos', 'mantle']
const grid = nets
  .map((code, i) =>
    stone(code, 712 + (i % 4) * 142 + (Math.floor(i / 4) % 2) * 60, 140 + Math.floor(i / 4) * 172, 118),
  )
  .join('')

const scenes: Record<PictureKind, Scene> = {
  home: { art: shore, column: 590 },
  store: { art: canvas(contours) + tiles, column: 520 },
  download: {
    art: canvas(
      contours +
        used('shell', 'device-desktop', [650, 100, 420, 420]) +
        used('shell', 'device-mobile', [890, 250, 330, 330]),
    ),
    column: 560,
  },
  verify: {
    art: canvas(`<g class="print">${used('shell', 'rings', [560, -110, 860, 860])}</g>`),
    column: 540,
  },
  news: { art: canvas(waves), column: 1056 },
  submit: {
    art: `${canvas(contours)}${basin('wet', 'foam', '1', '2', '3')}${canvas(stone('any3', 946, 318, 150))}`,
    column: 560,
  },
  recruiting: { art: canvas(contours) + voices, column: 520 },
  company: { art: canvas(contours + used('shell', 'logo', [690, 30, 600, 600])), column: 590 },
  developer: { art: canvas(contours + grid), column: 580, dark: true, colours: 48 },
  learn: { art: canvas(used('stones', 'forest', [600, 130, 812, 500])), column: 560, dark: true },
  community: { art: canvas(contours + used('shell', 'beach-flag', [700, 60, 440, 600])), column: 600 },
  tools: { art: canvas(used('dry', 'dry', [180, 20, 1440, 640])), column: 590 },
}

/** A dapp's: its tile in a pool, its name. The same in every language. */
function dappScene(hid: string): Scene {
  const { glyph, colour } = tileFor(hid)
  return {
    art: basin('wet', 'foam', '1', '2') + tile(glyph, colour, '--z:228px;left:840px;top:201px'),
    column: 560,
    colours: 14,
  }
}

export const sceneOf = ({ kind, hid, text }: Picture): Scene =>
  kind === 'dapp' ? dappScene(hid ?? text) : scenes[kind]
