import sanitizeHtml, { type Attributes, type IOptions } from 'sanitize-html'
import type { Lang } from '#i18n/languages.ts'
import { ownPath } from '../own-links.ts'
import { safeImage, safeUrl } from '../safe-url.ts'

const deepest = 20

interface Context {
  lang: Lang
  siteUrl: string
  picture: (image: string | undefined) => string | undefined
}

const ownLink = /^\/(?![/\\])[\w\-./~%?&=#+,:;@!$'()*]{0,500}$/

/** An article's HTML, of which only what carries meaning is left. Doing it twice changes nothing. */
export function sanitise(html: string, context: Context): string {
  const options: IOptions = {
    allowedTags: [
      ...[
        'p',
        'h2',
        'h3',
        'h4',
        'ul',
        'ol',
        'li',
        'blockquote',
        'pre',
        'code',
        'strong',
        'em',
        'b',
        'i',
        's',
      ],
      ...['sub', 'sup', 'br', 'hr', 'a', 'img', 'figure', 'figcaption'],
      ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ],
    allowedAttributes: {
      a: ['href', 'rel', 'target'],
      img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
      th: ['colspan', 'rowspan', 'scope'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (_, { href }) => ({ tagName: 'a', attribs: linkAttributes(href, context) }),
      img: (_, given) => ({ tagName: 'img', attribs: imageAttributes(given, context) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  }
  return settled(html, given => sanitizeHtml(given, options).trim())
}

const mostPasses = 4

/** Removing a tag can leave others nested as no parser would: go on until a pass changes nothing. */
function settled(html: string, pass: (html: string) => string): string {
  let once = pass(html)
  for (let passes = 1; passes < mostPasses; passes++) {
    const again = pass(once)
    if (again === once) return once
    once = again
  }
  return sanitizeHtml(once, { allowedTags: [], allowedAttributes: {} })
}

function linkAttributes(href: string | undefined, { lang, siteUrl }: Context): Attributes {
  if (href && ownLink.test(href)) return { href }
  const safe = safeUrl(href)
  if (!safe) return {}
  const link = ownPath(safe, lang, siteUrl)
  if (link.startsWith('/')) return { href: link }
  return { href: link, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

function imageAttributes({ src, alt = '', width, height }: Attributes, { picture }: Context): Attributes {
  const safe = picture(safeImage(src))
  if (!safe) return {}
  const size = (value: string | undefined) => (value && /^\d{1,4}$/.test(value) ? value : undefined)
  return Object.fromEntries(
    Object.entries({ src: safe, alt, width: size(width), height: size(height), loading: 'lazy' }).filter(
      (pair): pair is [string, string] => pair[1] !== undefined,
    ),
  )
}
