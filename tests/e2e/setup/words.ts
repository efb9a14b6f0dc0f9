/** Tests read the words from locales/, as the pages do; a copied sentence would outlive its translation. */
export { translate as words } from '#i18n/translate.ts'
