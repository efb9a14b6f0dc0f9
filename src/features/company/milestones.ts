import { figures } from '#config/figures.ts'
import type company from '../../../locales/en/company.json'

type MilestoneKey = Extract<keyof typeof company.milestones, `m20${string}`>
/** YYYY-MM; the words of each stand under `m` and its month in locales/<lang>/company.json. */
type Month = MilestoneKey extends `m${infer M}` ? M : never

/**
 * By month and year, oldest first. The specification shows none; licence and users carry the month of
 * their figure, the others are for the owner to confirm.
 */
export const milestones = [
  '2018-05',
  '2018-12',
  '2019-07',
  '2020-09',
  '2021-04',
  '2022-06',
  '2023-03',
  figures.usLicence.asOf,
  figures.users.asOf,
] as const satisfies readonly Month[]

interface Year {
  year: string
  months: Month[]
}

export const years: Year[] = [...Map.groupBy(milestones, month => month.slice(0, 4))].map(
  ([year, months]) => ({ year, months }),
)
