/** OKLCH to hex: the drawings keep the palette's way of choosing and the files stay short. */
export type Colour = readonly [lightness: number, chroma: number, hue: number]

const gamma = (linear: number) => (linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055)
const byte = (linear: number) =>
  Math.round(Math.min(1, Math.max(0, gamma(linear))) * 255)
    .toString(16)
    .padStart(2, '0')

export function hex([lightness, chroma, hue]: Colour): string {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)]
  const l = (lightness / 100 + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness / 100 - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness / 100 - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s
  return `#${byte(red)}${byte(green)}${byte(blue)}`.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3')
}
