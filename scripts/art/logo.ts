/** The mark: a stone that holds a pool, the water's edge across it, one coral thing alive above it. */
export const logoBox = '0 0 40 40'

const stone = 'M20.6 1.6C31.2 1.2 38.8 8.9 38.4 19.5S30.8 38.9 19.5 38.4 1.1 30.6 1.6 19.5 9.8 2 20.6 1.6z'
const pool =
  'M7.2 19.9c2.4-2.3 5-2.3 7.7-.3s5.7 3.1 9 1c2.9-1.9 6-2.3 8.9-.7-.1 7.3-5.7 12.9-12.9 12.9S7.3 27.3 7.2 19.9z'

/** `stone`, `pool` and `life` are fills: variables on the page, plain colours in files that stand alone. */
export function mark(fills: { stone: string; pool: string; life: string }): string {
  return (
    `<path fill="${fills.stone}" d="${stone}"/><path fill="${fills.pool}" d="${pool}"/>` +
    `<circle fill="${fills.life}" cx="25.6" cy="12.6" r="3.9"/>`
  )
}
