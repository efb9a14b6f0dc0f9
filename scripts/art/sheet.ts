/** A sheet is one SVG file of symbols. Pages show them with `<use href="sheet.svg#id">`.
 *
 * What works across browsers in a sheet used from another file, tried under `default-src 'none'; img-src 'self'`:
 * presentation attributes (`fill="var(--c-1)"`, `fill="currentColor"`, no `style=`), because custom properties,
 * colour and colour-scheme inherit from the page into the used drawing, `light-dark()` included.
 * What doesn't: classes of the page's stylesheet, ids outside the file; and clip paths, gradients
 * and nested `<use>` are left out because browsers disagree on them. */
/** `fit` is preserveAspectRatio, for drawings that stretch or fill. */
export type Drawing = { viewBox: string; body: string; fit?: string }

export function sheet(drawings: Record<string, Drawing>): string {
  const symbols = Object.entries(drawings).map(
    ([id, { viewBox, body, fit }]) =>
      `<symbol id="${id}" viewBox="${viewBox}"${fit ? ` preserveAspectRatio="${fit}"` : ''}>${body}</symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`
}
