/** Drawings that every page carries: wave edges and the four devices of the menu. */
const line =
  'fill="none" stroke="var(--sl,var(--c-land))" stroke-width="1.5" vector-effect="non-scaling-stroke"'
const edge = (d: string) => ({
  viewBox: '0 0 1440 64',
  fit: 'none',
  body: `<path ${line} transform="translate(0 -9)" d="${d}"/><path fill="var(--sb,var(--bg))" d="${d}V65H0z"/>`,
})

/** `--sb` is the colour of the deeper side, `--sl` the thin line that runs ahead of it. */
export const waves = {
  wave1: edge('M0 22c160 30 300 26 460 6s240-26 400 4 260 30 380 12 140-20 200-10'),
  wave2: edge('M0 40C120 6 260 10 420 30S700 62 860 40s260-34 380-20 140 22 200 6'),
  wave3: edge('M0 34C90 52 220 56 360 34S640 4 800 20s280 38 420 24 160-22 220-18'),
  wave4: edge('M0 16c110 26 250 40 420 26S700 8 880 14s250 42 370 40 130-24 190-30'),
}

const body = 'fill="var(--shallow)" stroke="var(--text)" stroke-width="1.5"'
const water = (d: string) => `<path fill="var(--glass-4)" d="${d}"/>`
const sun = (x: number, y: number, r: number) => `<circle fill="var(--coral)" cx="${x}" cy="${y}" r="${r}"/>`
const device = (drawn: string) => ({ viewBox: '0 0 64 64', body: drawn })

export const devices = {
  'device-mobile': device(
    `<rect ${body} x="19" y="5" width="26" height="54" rx="6"/>` +
      `${water('M20 36c4-4 8 3 12 0s8-3 12 0v17a5 5 0 0 1-5 5H25a5 5 0 0 1-5-5z')}${sun(36, 21, 4)}`,
  ),
  'device-extension': device(
    `<rect ${body} x="4" y="11" width="56" height="42" rx="5"/><path ${body} d="M4 21h56"/>` +
      `<path fill="var(--text)" d="M9 16h.01M14 16h.01" stroke="var(--text)" stroke-width="2.5" stroke-linecap="round"/>` +
      `<rect fill="var(--surface)" x="31" y="21.7" width="22" height="26" rx="2.5"/>` +
      `${water('M31 36c3.7-3.5 7.3 2.5 11 0s7.3-2.5 11 0v9.2a2.5 2.5 0 0 1-2.5 2.5h-17a2.5 2.5 0 0 1-2.5-2.5z')}${sun(46, 28.5, 3)}`,
  ),
  'device-hardware': device(
    `<rect ${body} x="5" y="19" width="54" height="27" rx="9"/>` +
      `<rect fill="var(--surface)" x="12" y="25.5" width="25" height="14" rx="2.5"/>` +
      `${water('M12 33c4-3 8 2.5 12.5 0s8.5-2.5 12.5 0v4a2.5 2.5 0 0 1-2.5 2.5h-20A2.5 2.5 0 0 1 12 37z')}${sun(47.5, 32.5, 5)}`,
  ),
  'device-desktop': device(
    `<path ${body} d="M23 57h18M32 46v11"/><rect ${body} x="5" y="9" width="54" height="37" rx="4"/>` +
      `${water('M6 32c8-6 17 5 26 0s18-5 26 0v10a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3z')}${sun(45, 21, 4.5)}`,
  ),
}
