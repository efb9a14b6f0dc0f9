/** The same icon for islands, where words always stand beside it. */
import { sheets } from '#ui/art/sheets.ts'
import type { IconName } from '#ui/icons/names.ts'

export const Icon = ({ name }: { name: IconName }) => (
  <svg className="i" aria-hidden="true">
    <use href={`${sheets.shell}#${name}`} />
  </svg>
)
