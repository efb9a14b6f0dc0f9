import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pictureFilter } from '#sources/build/pictures.ts'
import { sanitise } from '#sources/build/sanitise.ts'
import { ownPath } from '#sources/own-links.ts'

const context = {
  lang: 'ko',
  siteUrl: 'https://wallet.example',
  picture: pictureFilter('Img.Example, https://cdn.example:8443,*.pics.example'),
} as const
const clean = (html: string) => sanitise(html, context)

const corpus = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)><animate onbegin=alert(1) attributeName=x>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="https://user:pass@evil.example/">x</a>',
  '<a href="https://a.example" onclick="alert(1)" style="color:red" target=_top>x</a>',
  '<iframe src="https://evil.example"></iframe>',
  '<form action="https://evil.example"><input name=q><button>x</button></form>',
  '<style>*{display:none}</style><link rel=stylesheet href=//evil.example>',
  '<meta http-equiv=refresh content="0;url=//evil.example"><base href="//evil.example">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<p style="background:url(javascript:alert(1))" class="btn" id="main">x</p>',
  '<object data="x"></object><embed src="x"><video src=x onerror=alert(1)></video>',
  '<<script>script>alert(1)<</script>/script>',
  '<textarea></textarea><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<img src="/ok.png" onload="alert(1)" srcset="//evil.example/x 2x">',
  `${'<div>'.repeat(20_000)}<script>alert(1)</script>`,
  `${'<b>'.repeat(20_000)}deep`,
  '<a href="https://a.example/\u202egpj.exe">x</a>',
  '<p>unclosed <b>tags <i>everywhere',
  '<template><script>alert(1)</script></template>',
]

/** Tags and attributes that are left, read by hand. */
const live =
  /<\s*\/?\s*(script|style|iframe|form|input|button|svg|math|object|embed|video|link|meta|base|template|textarea|noscript)\b|\son\w+\s*=|javascript:|data:|\sstyle\s*=|\ssrcset\s*=|\sid\s*=|\sclass\s*=|evil\.example/i

describe('the attack corpus', () => {
  it.each(corpus)('leaves nothing that acts: %.60s', html => {
    const left = clean(html).replaceAll(/&lt;[\s\S]*?(&gt;|$)/g, '')
    expect(left).not.toMatch(live)
    expect(clean(clean(html))).toBe(clean(html))
  })

  it('is tamed in any mixture, and doing it twice changes nothing', () => {
    const part = fc.oneof(
      fc.constantFrom(...corpus.slice(0, 25)),
      fc.string({ unit: 'binary', maxLength: 40 }),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 6 }), parts => {
        const once = clean(parts.join(''))
        expect(once.replaceAll(/&lt;[\s\S]*?(&gt;|$)/g, '')).not.toMatch(
          /<script|<iframe|<svg|\son\w+\s*=\s*["']/i,
        )
        expect(clean(once)).toBe(once)
      }),
      { numRuns: 300 },
    )
  })

  it('of 20,000 nested tags is shallow', () => {
    const html = clean(`${'<blockquote>'.repeat(20_000)}deep`)
    expect(html.match(/<blockquote>/g)!.length).toBeLessThanOrEqual(21)
  })
})

describe('what carries meaning', () => {
  it('stays', () => {
    const html = '<h2>Title</h2><p>One <strong>two</strong> <code>3</code></p><ul><li>x</li></ul>'
    expect(clean(html)).toBe(html)
  })

  it('links: others are marked, ours become paths in the reader’s language', () => {
    expect(clean('<a href="https://a.example/x">x</a>')).toBe(
      '<a href="https://a.example/x" rel="noopener noreferrer nofollow" target="_blank">x</a>',
    )
    expect(clean('<a href="/en/verify/">x</a>')).toBe('<a href="/en/verify/">x</a>')
    expect(clean('<a href="https://tidepool.example/en/news/?a=1#b">x</a>')).toBe(
      '<a href="/ko/news/?a=1#b">x</a>',
    )
  })

  it('pictures: ours and those of IMAGE_HOSTS; others go', () => {
    expect(clean('<img src="/x.png" alt="A" width="10" height="9x">')).toBe(
      '<img src="/x.png" alt="A" width="10" loading="lazy" />',
    )
    expect(clean('<img src="https://img.example/x.png">')).toContain('https://img.example/x.png')
    expect(clean('<img src="https://cdn.example:8443/x.png">')).toContain('cdn.example:8443')
    expect(clean('<img src="https://a.pics.example/x.png">')).toContain('a.pics.example')
    expect(clean('<p><img src="https://evilpics.example/x.png"></p>')).toBe('<p></p>')
    expect(clean('<p><img src="https://other.example/x.png"></p>')).toBe('<p></p>')
  })

  it('headings stand below the page’s own', () => {
    expect(clean('<h1>A</h1><h6>B</h6>')).toBe('<h2>A</h2><h4>B</h4>')
  })
})

describe('links to this very site', () => {
  it.each([
    ['https://tidepool.example/en/verify/', '/ko/verify/'],
    ['https://wallet.example/news', '/news'],
    ['https://wallet.example//evil.example/', '/evil.example/'],
    ['https://other.example/en/', 'https://other.example/en/'],
  ])('%s is %s', (href, path) => expect(ownPath(href, 'ko', context.siteUrl)).toBe(path))
})
