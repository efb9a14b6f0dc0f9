import { brand } from '#config/brand.ts'

/** Files of public/brand/, drawn by the scripts; `ground` is what they lie on. */
export const grounds = ['light', 'dark'] as const
export const marks = ['lockup', 'mark'] as const
export const formats = ['svg', 'png'] as const

type Ground = (typeof grounds)[number]
type Mark = (typeof marks)[number]

export const markFile = (mark: Mark, ground: Ground, format: (typeof formats)[number]): string =>
  `/brand/${brand.name.toLowerCase()}-${mark}-${ground}.${format}`
