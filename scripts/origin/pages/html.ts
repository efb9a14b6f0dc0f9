/** Text and attributes alike. What a visitor sent reaches a page only through here. */
export const asText = (text: string): string =>
  text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`)

export interface Page {
  title: string
  /** paragraphs, then anything else as ready HTML */
  text: string[]
  html?: string
}

/** The site's own page of that language with another middle, so that it looks and works like the rest. */
export function fillPage(shell: string | undefined, lang: string, page: Page): string {
  const title = asText(page.title)
  const text = page.text.map(one => `<p class="lede">${asText(one)}</p>`).join('')
  const middle = `<section class="page-head"><div class="w"><h1>${title}</h1>${text}${page.html ?? ''}</div></section>`
  const filled = shell
    ?.replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(/(<main[^>]*>)[\s\S]*<\/main>/, (_, open: string) => `${open}${middle}</main>`)
  if (filled?.includes(middle)) return filled
  return `<!doctype html><html lang="${asText(lang)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head><body><main id="main">${middle}</main></body></html>`
}

type Way = readonly [address: string, label: string]

/** The ways on, in one row; the first is the main one. */
export const linkButtons = (...ways: Way[]): string =>
  `<p class="row">${ways
    .map(
      ([address, label], index) =>
        `<a class="btn ${index === 0 ? 'c' : 'o'}" href="${asText(address)}">${asText(label)}</a>`,
    )
    .join('')}</p>`

/** A field is named in the visitor's words or not at all: its code name means nothing to them. */
export const faultList = (faults: { name: string | undefined; text: string }[]): string =>
  `<ul>${faults
    .map(({ name, text }) => `<li>${name ? `<b>${asText(name)}</b> ` : ''}<span>${asText(text)}</span></li>`)
    .join('')}</ul>`
