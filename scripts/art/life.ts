/** Living things, few and small. Colours are tokens; light comes from above. */
import { type Point, smoothLine } from '#ui/art/smooth.ts'

const whole = (n: number) => String(Math.round(n))
const turn = (angle: number, radius: number, sideways = 0): Point => [
  Math.cos(angle) * radius - Math.sin(angle) * sideways,
  Math.sin(angle) * radius + Math.cos(angle) * sideways,
]

/** One leaf from the stem at `x y`, pointing up and to one side. */
const leaf = (x: number, y: number, side: number, long: number) => {
  const c = (...numbers: number[]) =>
    numbers.map((n, i) => whole(i % 2 ? -n * long : n * long * side)).join(' ')
  return `M${whole(x)} ${whole(y)}c${c(0.3, 0.12, 0.72, 0.36, 0.86, 0.92)}c${c(-0.5, -0.1, -0.86, -0.42, -0.86, -0.92)}z`
}

/** A frond 300 high that grows from 60 300; leaves get smaller towards the light. */
function frond(): string {
  const sway = (y: number) => 60 + 11 * Math.sin((300 - y) / 44)
  const stem = Array.from({ length: 9 }, (_, i): Point => [sway(300 - i * 35), 300 - i * 35])
  const leaves = Array.from({ length: 8 }, (_, i) => {
    const y = 262 - i * 31
    return leaf(sway(y), y, i % 2 ? 1 : -1, 50 - i * 2.6)
  })
  const tip = `M${whole(sway(26))} 30c-7-10-7-20 2-29 7 10 7 20-2 29z`
  return (
    `<path fill="none" stroke-width="6" stroke-linecap="round" d="${smoothLine(stem, false)}"/>` +
    `<path stroke="none" d="${leaves.join('')}${tip}"/>`
  )
}

const near = 'light-dark(var(--kelp),oklch(58% .09 143))'
const kelp = (colour: string, placing = '') =>
  `<g fill="${colour}" stroke="${colour}"${placing && ` transform="${placing}"`}>${frond()}</g>`

const fish = (colour: string) =>
  `<path fill="${colour}" d="M2 20C9 7 25 5 36 16l13-9c-3 9-3 17 0 26l-13-9C25 35 9 33 2 20z"/>` +
  `<path fill="var(--ink)" opacity=".16" d="M4 23c9 6 21 6 30-1l3 2C26 35 10 33 4 23z"/>` +
  '<circle fill="var(--ink)" cx="12" cy="18" r="2.6"/>'

function star(): string {
  const outline = Array.from({ length: 40 }, (_, i): Point => {
    const angle = (i / 40) * Math.PI * 2 - Math.PI / 2 + 0.25
    const [x, y] = turn(angle, 27 + 17 * Math.cos(5 * (angle + Math.PI / 2 - 0.25)) + 2 * Math.cos(2 * angle))
    return [50 + x, 50 + y]
  }).filter((_, i) => i % 2 === 0)
  const dots = Array.from({ length: 5 }, (_, arm) =>
    [12, 22, 32].map(radius => {
      const [x, y] = turn((arm / 5) * Math.PI * 2 - Math.PI / 2 + 0.25, radius)
      return `M${whole(50 + x)} ${whole(50 + y)}h.1`
    }),
  )
  const d = smoothLine(outline, true)
  return (
    `<path fill="var(--ink)" opacity=".14" transform="translate(1 4)" d="${d}"/><path fill="var(--sand-3)" d="${d}"/>` +
    `<path fill="none" stroke="var(--foam)" stroke-width="4.5" stroke-linecap="round" d="${dots.flat().join('')}M50 50h.1"/>`
  )
}

/** One crown of tentacles; three of them, each its own drawing, so that the page can let them sway. */
function crown(colour: string, arms: number, from: number, to: number, first: number): string {
  const d = Array.from({ length: arms }, (_, i) => {
    const angle = first + (i / arms) * Math.PI * 2
    const bend = i % 2 ? 9 : -9
    const at = (radius: number, sideways: number) =>
      turn(angle, radius, sideways)
        .map(n => whole(n + 64))
        .join(' ')
    const reach = to - from
    return `M${at(from, 0)}C${at(from + reach * 0.33, bend)} ${at(from + reach * 0.66, -bend)} ${at(to, bend / 3)}`
  })
  return `<path fill="none" stroke="${colour}" stroke-width="7" stroke-linecap="round" d="${d.join('')}"/>`
}

const anemone = [
  `<ellipse fill="var(--ink)" opacity=".14" cx="64" cy="72" rx="48" ry="46"/><circle fill="var(--coral-d)" cx="64" cy="64" r="30"/>${crown('var(--coral-d)', 17, 12, 55, 0)}`,
  crown('var(--coral)', 12, 6, 40, 0.2),
  `${crown('var(--coral-l)', 7, 6, 21, 0.4)}<circle fill="var(--sand-2)" cx="64" cy="64" r="7"/>`,
]

const box = (viewBox: string, body: string, fit?: string) => ({ viewBox, body, ...(fit && { fit }) })

export const life = {
  kelp: box('0 0 120 304', kelp(near)),
  star: box('0 0 100 100', star()),
  anemone0: box('0 0 128 128', anemone[0]!),
  anemone1: box('0 0 128 128', anemone[1]!),
  anemone2: box('0 0 128 128', anemone[2]!),
}

const far = 'oklch(52% .085 142)'
/** The kelp bed of the store's banner, always at night: it stands on `--kelp-d`. */
export const forest = {
  fish: box('0 0 52 40', fish('var(--coral)')),
  forest: box(
    '0 0 520 320',
    [
      kelp('var(--kelp)', 'translate(214 330) scale(-.8 .8) translate(0 -300)'),
      kelp('var(--kelp)', 'translate(400 330) scale(-.95 .95) translate(0 -300)'),
      kelp('var(--kelp)', 'translate(546 330) scale(-.75 .75) translate(0 -300)'),
      kelp(far, 'translate(0 334) scale(.98) translate(0 -300)'),
      kelp(far, 'translate(158 334) scale(1.18) translate(0 -300)'),
      kelp(far, 'translate(346 334) scale(1.06) translate(0 -300)'),
      `<g transform="translate(84 132)">${fish('var(--coral)')}</g>`,
      `<g transform="translate(292 186) scale(.72)">${fish('var(--coral)')}</g>`,
    ].join(''),
    'xMidYMax slice',
  ),
}

/** A hermit crab on its way to another pool. */
export const crab = box(
  '0 0 150 120',
  '<ellipse fill="var(--ink)" opacity=".14" cx="82" cy="104" rx="58" ry="9"/>' +
    '<path fill="none" stroke="var(--coral-d)" stroke-width="6" stroke-linecap="round" stroke-linejoin="round" d="M60 82 48 90l-4 14M70 86l-8 8-1 13M82 88l-2 9 5 10"/>' +
    '<path fill="var(--sand-2)" stroke="light-dark(var(--ink),var(--sand-3))" stroke-width="4" stroke-linejoin="round" d="M66 74C54 30 88 4 116 18c30 15 28 60-2 69-18 5-40 2-48-13z"/>' +
    '<path fill="none" stroke="light-dark(var(--ink),var(--slate))" stroke-width="4" stroke-linecap="round" d="M76 66c-4-24 14-38 31-31 18 8 17 34-1 38-14 3-24-11-16-22 6-7 17-3 15 6"/>' +
    '<path fill="var(--coral)" d="M44 78c0-14 12-20 25-18 14 2 23 12 21 21-3 12-46 14-46-3z"/>' +
    '<path fill="none" stroke="var(--coral)" stroke-width="6" stroke-linecap="round" d="M46 76c-10-4-18 0-22 5M54 62l-3-13M66 60l1-15"/>' +
    '<path fill="var(--coral)" d="M26 74C12 66 0 76 6 90c3-6 7-8 12-6-5-1-8 3-6 9 10 4 20-6 14-19z"/>' +
    '<path fill="var(--text)" d="M47 46a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0zM62.5 42a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0-9 0z"/>',
)

export const flag = box(
  '0 0 220 300',
  '<path fill="var(--sand-3)" d="M0 298c40-24 92-18 152 0z"/>' +
    '<path fill="none" stroke="var(--text)" stroke-width="5" stroke-linecap="round" d="M40 290V16"/>' +
    '<circle fill="var(--text)" cx="40" cy="12" r="6.5"/>' +
    '<path fill="var(--coral)" d="M42 24c34-18 62 16 96 4 26-9 40-12 68-2-15 26-15 45-2 72-26-9-43-5-66 3-34 12-62-23-96-7z"/>' +
    '<path fill="var(--coral-d)" d="M42 78c34-16 62 19 96 7 22-8 38-12 62-4l4 17c-26-9-43-5-66 3-34 12-62-23-96-7z" opacity=".55"/>',
)
