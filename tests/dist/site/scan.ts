import { Parser } from 'htmlparser2'
import type { Link, Page } from './page.ts'

type Scan = Omit<Page, 'address' | 'file' | 'bytes' | 'lang'>

interface Open {
  name: string
  lang: string
  /** its words are no sentences: code, addresses, names */
  mute: boolean
}

const heard = ['alt', 'aria-label', 'aria-description', 'placeholder', 'title']
const leading: Record<string, string[]> = {
  a: ['href'],
  area: ['href'],
  link: ['href'],
  script: ['src'],
  img: ['src', 'srcset'],
  source: ['src', 'srcset'],
  video: ['src', 'poster'],
  audio: ['src'],
  iframe: ['src'],
  object: ['data'],
  embed: ['src'],
  form: ['action'],
  button: ['formaction'],
  input: ['formaction', 'src'],
  use: ['href', 'xlink:href'],
  image: ['href', 'xlink:href'],
  'astro-island': ['component-url', 'renderer-url', 'before-hydration-url'],
}
const muted = new Set(['code', 'pre', 'kbd', 'samp', 'script', 'style', 'noscript-data', 'template'])
const scriptTypes = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i
const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** One pass over a page of HTML. */
export function scan(html: string): Scan {
  const page: Scan = {
    htmlLang: '',
    route: undefined,
    title: '',
    meta: {},
    canonical: undefined,
    alternates: [],
    links: [],
    ids: [],
    headings: [],
    inline: [],
    data: [],
    forbidden: [],
    texts: [],
    times: [],
    elements: 0,
    landmarks: [],
    images: [],
  }
  const stack: Open[] = []
  let raw: 'script' | 'style' | 'data' | 'title' | undefined
  let held = ''
  const here = () => stack.at(-1)
  const say = (text: string, open = here()) => {
    const words = tidy(text)
    if (words && open && !open.mute) page.texts.push({ text: words, lang: open.lang })
  }
  const follow = (tag: string, at: Record<string, string>, lang: string) => {
    for (const attribute of leading[tag] ?? []) {
      const value = at[attribute]
      if (value === undefined) continue
      const otherLang = at['hreflang'] ?? (lang === page.htmlLang ? undefined : lang)
      const targets =
        attribute === 'srcset' ? value.split(',').map(one => one.trim().split(' ')[0]!) : [value]
      for (const to of targets)
        page.links.push({ tag, attribute, to, otherLang, rel: at['rel'] ?? '' } satisfies Link)
    }
  }

  const parser = new Parser(
    {
      onopentag(name, at) {
        page.elements++
        if (name === 'html') {
          page.htmlLang = at['lang'] ?? ''
        }
        const outer = here()
        const open: Open = {
          name,
          lang: at['lang'] ?? outer?.lang ?? page.htmlLang,
          mute: outer?.mute || muted.has(name) || at['translate'] === 'no',
        }
        stack.push(open)
        if (name === 'body') page.route = at['data-route']
        if (at['id']) page.ids.push(at['id'])
        if (name === 'time' && at['datetime']) page.times.push(at['datetime'])
        for (const key of Object.keys(at))
          if (key === 'style' || key.startsWith('on')) page.forbidden.push(`<${name} ${key}="${at[key]}">`)
        for (const key of heard) if (at[key]) say(at[key], open)
        follow(name, at, open.lang)
        if (/^h[1-6]$/.test(name)) page.headings.push({ level: Number(name[1]), text: '' })
        if (['main', 'header', 'footer', 'nav', 'aside'].includes(name)) page.landmarks.push(name)
        if (name === 'img')
          page.images.push({ src: at['src'] ?? '', alt: at['alt'], sized: 'width' in at && 'height' in at })
        if (name === 'meta') {
          const key = at['name'] ?? at['property']
          if (key) page.meta[key] = at['content'] ?? ''
          if (key === 'description' || key === 'og:title' || key === 'og:description')
            say(at['content'] ?? '', open)
        }
        if (name === 'link' && at['rel'] === 'canonical') page.canonical = at['href']
        if (name === 'link' && at['rel'] === 'alternate' && at['hreflang'])
          page.alternates.push({ hreflang: at['hreflang'], href: at['href'] ?? '' })
        held = ''
        if (name === 'script' && !('src' in at)) raw = scriptTypes.test(at['type'] ?? '') ? 'script' : 'data'
        if (name === 'style') raw = 'style'
        if (name === 'title' && !page.title && !stack.some(({ name }) => name === 'svg')) raw = 'title'
      },
      ontext(text) {
        if (raw) {
          held += text
          if (raw !== 'title') return
        }
        say(text)
        if (stack.some(({ name }) => /^h[1-6]$/.test(name))) page.headings.at(-1)!.text += text
      },
      onclosetag() {
        stack.pop()
        if (!raw) return
        if (raw === 'title') page.title = tidy(held)
        else if (raw === 'data') page.data.push(held)
        else if (held) page.inline.push({ kind: raw, text: held })
        raw = undefined
      },
    },
    { decodeEntities: true, lowerCaseTags: true, lowerCaseAttributeNames: true },
  )
  parser.end(html)
  for (const heading of page.headings) heading.text = tidy(heading.text)
  return page
}
