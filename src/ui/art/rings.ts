import { hash } from './hash.ts'
import { type Point, smoothLine } from './smooth.ts'

const count = 9
const around = 13

/** A fingerprint as contour rings in a 200 x 200 box: the same text always draws the same hill.
 * Each ring bends a little further than the one around it, so they never cross. */
export function ringsPath(text: string): string {
  const phase = (name: string) => ((hash(`${name} ${text}`) % 1000) / 1000) * Math.PI * 2
  const [two, three, five, lean] = ['two', 'three', 'five', 'lean'].map(phase) as [
    number,
    number,
    number,
    number,
  ]
  return Array.from({ length: count }, (_, ring) => {
    const [inward, size] = [ring / count, 92 * (1 - ring / count) ** 1.15 + 2]
    const points = Array.from({ length: around }, (_, i): Point => {
      const angle = (i / around) * Math.PI * 2
      const swell =
        0.075 * Math.cos(2 * angle + two + inward) +
        0.055 * Math.cos(3 * angle + three - 1.4 * inward) +
        0.03 * Math.cos(5 * angle + five + 2 * inward)
      const reach = size * (0.92 + swell)
      const drift = 16 * inward
      return [
        100 + Math.cos(lean) * drift + Math.cos(angle) * reach,
        100 + Math.sin(lean) * drift + Math.sin(angle) * reach,
      ]
    })
    return smoothLine(points, true)
  }).join('')
}
