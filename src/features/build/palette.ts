/** The colours of the brand, lightest to deepest; a test holds them equal to the tokens. */
export const palette = [
  { name: 'foam', token: '--foam', value: 'oklch(98.7% 0.006 165)' },
  { name: 'sand', token: '--sand-2', value: 'oklch(91.5% 0.033 84)' },
  { name: 'coral', token: '--coral', value: 'oklch(73% 0.155 34)' },
  { name: 'glass', token: '--glass-4', value: 'oklch(72% 0.075 195)' },
  { name: 'kelp', token: '--kelp', value: 'oklch(42% 0.075 145)' },
  { name: 'ink', token: '--ink', value: 'oklch(23% 0.036 222)' },
] as const
