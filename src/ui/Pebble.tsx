/** The same stone for islands. */
import '#ui/art/art.css'
import { sheets } from '#ui/art/sheets.ts'
import { stoneFor } from '#ui/art/stone-for.ts'

type Props = { code: string; size?: 'xs' | 's' | 'm' | 'l'; label?: string }

export function Pebble({ code, size = 'm', label }: Props) {
  const drawing = <use href={`${sheets.stones}#${stoneFor(code)}`} />
  const classes = `peb peb-${size}`
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
