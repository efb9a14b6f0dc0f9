/** Glyphs for dapps without an icon of their own. `currentColor` is the glyph, `--t` the tile behind it. */
const solid = (d: string) => `<path fill="currentColor" d="${d}"/>`
const hollow = (d: string) => `<path fill="var(--t)" d="${d}"/>`
const line = (width: number, d: string, colour = 'currentColor') =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${d}"/>`
const around = (count: number, draw: (x: (r: number) => number, y: (r: number) => number) => string) =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * Math.PI * 2 - Math.PI / 2
    const at = (along: number, middle: number) => Math.round((middle + along) * 10) / 10
    return draw(
      r => at(Math.cos(angle) * r, 24),
      r => at(Math.sin(angle) * r, 24),
    )
  }).join('')

const glyphs = {
  scallop:
    solid('M24 42c-3 0-5-2-6-4L5 24C4 11 14 5 24 5s20 6 19 19L30 38c-1 2-3 4-6 4z') +
    line(2, 'M24 38V8M20 36 12 11M28 36l8-25M17 34 6 20M31 34l11-14', 'var(--t)'),
  nautilus: line(4.5, 'M24 26c0-3 5-3 5 1 0 6-10 6-10-2 0-11 18-11 18 3 0 17-29 16-29-4C8 8 26 4 38 10'),
  star:
    solid('m24 7 4.5 11 12 1-9 8 3 12L24 32.5 13.5 39l3-12-9-8 12-1z') +
    line(5, 'm24 7 4.5 11 12 1-9 8 3 12L24 32.5 13.5 39l3-12-9-8 12-1z'),
  urchin:
    solid('M15 24a9 9 0 1 0 18 0 9 9 0 1 0-18 0z') +
    line(
      2.6,
      around(14, (x, y) => `M${x(12.5)} ${y(12.5)}L${x(20)} ${y(20)}`),
    ),
  wave: line(4.5, 'M5 15c6-6 13 6 19 0s13-6 19 0M5 25c6-6 13 6 19 0s13-6 19 0M5 35c6-6 13 6 19 0s13-6 19 0'),
  fish:
    solid('M4 24c7-13 22-14 30-4l9-7c-2 7-2 15 0 22l-9-7C26 38 11 37 4 24z') +
    hollow('M11.6 22a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0z'),
  kelp:
    line(4, 'M17 45c-6-10 6-14 0-24s4-12 2-17M31 45c6-10-5-12 0-20s-3-9-1-14') +
    solid(
      'M17 21c-8 0-10-5-10-9 6 0 9 3 10 9zM18 33c8-1 9-5 9-9-6 1-9 4-9 9zM31 27c8 0 10-4 10-9-6 0-9 4-10 9z',
    ),
  jelly:
    solid(
      'M7 25C7 12 14 6 24 6s17 6 17 19c-3 3-6 3-8.5 0-2.5 3-6 3-8.5 0-2.5 3-6 3-8.5 0-2.5 3-5.5 3-8.5 0z',
    ) + line(3, 'M15 31c-3 4 3 7 0 12M24 31c-3 4 3 7 0 12M33 31c-3 4 3 7 0 12'),
  dollar:
    solid('M5 24a19 19 0 1 0 38 0 19 19 0 1 0-38 0z') +
    line(
      5,
      around(5, (x, y) => `M${x(6)} ${y(6)}L${x(12.5)} ${y(12.5)}`),
      'var(--t)',
    ),
  barnacle:
    solid('m24 4 13 6 7 14-7 15-13 6-13-6-7-15 7-14z') +
    hollow('m24 13 8 4 3 8-4 8-7 3-8-3-3-8 3-8z') +
    solid('m24 19 4 3 1 4-3 4h-4l-3-4 1-4z'),
  sail: solid('M22 5c8 8 11 17 11 28H22zM19 12v21H7c2-9 6-16 12-21zM6 37h37c-3 5-7 7-11 7H15c-4 0-7-3-9-7z'),
  moon: solid('M31 5a20 20 0 1 0 12 27A17 17 0 0 1 31 5z'),
}

export const tiles = Object.fromEntries(
  Object.entries(glyphs).map(([name, body]) => [`tile-${name}`, { viewBox: '0 0 48 48', body }]),
)
