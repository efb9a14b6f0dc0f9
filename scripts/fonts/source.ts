/** Commissioner as npm brings it, and single cuts of it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

export const commissioner = (script: string): Uint8Array =>
  readFileSync(
    createRequire(import.meta.url).resolve(
      `@fontsource-variable/commissioner/files/commissioner-${script}-full-normal.woff2`,
    ),
  )

/** One weight and flare, nothing variable left: for measuring and outlining. */
export const still = (script: string, text: string, wght: number, FLAR: number): Promise<Uint8Array> =>
  subsetFont(commissioner(script), text, {
    targetFormat: 'truetype',
    variationAxes: { wght, FLAR, slnt: 0, VOLM: 0 },
  })
