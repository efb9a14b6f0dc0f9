/** The same icon for islands. */
import { sheets } from '#ui/art/sheets.ts'
import type { IconName } from '#ui/icons/names.ts'

type Props = { name: IconName; label?: string; className?: string }

export function Icon({ name, label, className }: Props) {
  const drawing = <use href={`${sheets.shell}#${name}`} />
  const classes = className ? `i ${className}` : 'i'
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {drawing}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {drawing}
    </svg>
  )
}
