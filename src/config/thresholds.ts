/** Plain constants: the first script of a page carries the number itself, not a file of limits. */
export const mobileMax = 767
export const ipadMax = 1250
export const outsideClickAbove = 768
export const chunkReloadGuardMs = 60_000
