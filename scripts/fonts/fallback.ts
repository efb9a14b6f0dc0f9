/** A system face stretched to the measures of ours, so that lines break alike before and after it arrives. */
import type { Face } from './sfnt.ts'

/** Measured on this text: common letters in common proportions. */
const sample =
  'Tidepool is a self-custodial wallet for many networks. The keys stay on your device; everything you hold ' +
  'meets in one clear place. Swap, bridge and buy, open dapps, check a token or an approval before you sign it.'

/** Width of the sample in em. Arial's from Liberation Sans, which has its widths; Roboto's by its known average. */
const faces = [
  {
    family: 'Tide Fallback',
    regular: { width: 94.497, local: ['Arial', 'ArialMT', 'Liberation Sans', 'Arimo', 'Helvetica'] },
    bold: {
      width: 101.748,
      local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold', 'Helvetica Bold'],
    },
  },
  {
    family: 'Tide Fallback R',
    regular: { width: (94.497 * 911) / 913, local: ['Roboto', 'Roboto Regular', 'Roboto-Regular'] },
    bold: { width: (101.748 * 926) / 983, local: ['Roboto Bold', 'Roboto-Bold'] },
  },
] as const

export const fallbackFamilies = faces.map(face => `'${face.family}'`).join(', ')

const percent = (value: number) => `${(value * 100).toFixed(2)}%`

/** `text` and `display` are the two cuts we set: 420 without flare, 620 with it. */
export function fallbackRules(text: Face, display: Face, range: string): string {
  const rule = (
    family: string,
    weights: string,
    ours: Face,
    theirs: { width: number; local: readonly string[] },
  ) => {
    const size = ours.width(sample) / ours.unitsPerEm / theirs.width
    const line = (value: number) => percent(value / ours.unitsPerEm / size)
    return [
      `@font-face {`,
      `  font-family: '${family}';`,
      `  src: ${theirs.local.map(name => `local('${name}')`).join(', ')};`,
      `  font-weight: ${weights};`,
      `  size-adjust: ${percent(size)};`,
      `  ascent-override: ${line(ours.ascent)};`,
      `  descent-override: ${line(ours.descent)};`,
      `  line-gap-override: ${line(ours.lineGap)};`,
      `  unicode-range: ${range};`,
      `}`,
    ].join('\n')
  }
  return faces
    .flatMap(({ family, regular, bold }) => [
      rule(family, '100 540', text, regular),
      rule(family, '560 900', display, bold),
    ])
    .join('\n')
}
