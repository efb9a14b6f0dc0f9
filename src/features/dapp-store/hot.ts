import { limits } from '#config/limits.ts'

/** The id that the menu's entry to the store names. */
export const hotId = String(limits.hotCategoryId)
