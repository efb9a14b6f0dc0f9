/** The same tile for islands. */
import './art.css'
import { sheets } from './sheets.ts'
import { tileFor } from './tile-for.ts'

type Props = { hid: string; size?: 's' | 'm' | 'l' }

export function Tile({ hid, size = 'm' }: Props) {
  const { glyph, colour } = tileFor(hid)
  return (
    <span className={`tile ${colour} tile-${size}`} aria-hidden="true">
      <svg aria-hidden="true">
        <use href={`${sheets.stones}#${glyph}`} />
      </svg>
    </span>
  )
}
