/** The same stone for islands. */
import '#ui/art/art.css'
import { sheets } from '#ui/art/sheets.ts'
import { stoneFor } from '#ui/art/stone-for.ts'

type Props = { code: string; size?: 'xs' | 's' | 'm' | 'l' }

export const Pebble = ({ code, size = 'm' }: Props) => (
  <svg className={`peb peb-${size}`} aria-hidden="true">
    <use href={`${sheets.stones}#${stoneFor(code)}`} />
  </svg>
)
