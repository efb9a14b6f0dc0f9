/** The day the bundled directory was gathered; shown until a host of its own is set. */
export const sampleAsOf = '2026-11-20'
