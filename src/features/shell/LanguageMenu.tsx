import type { MouseEvent } from 'react'
import { useRef } from 'react'
import { codes, type Lang, languages } from '#i18n/languages.ts'
import { chooseLanguage } from '#state/language.ts'
import { startProgress } from '#state/progress.ts'

interface Props {
  current: Lang
  label: string
  /** one address a language, in the order of the table, between spaces: props are printed into every page */
  hrefs: string
}

/** Plain links in a popover until somebody means it; then the choice is stored and query and hash come along. */
export default function LanguageMenu({ current, label, hrefs }: Props) {
  const menu = useRef<HTMLUListElement>(null)

  const choose = (event: MouseEvent<HTMLAnchorElement>, code: Lang, href: string) => {
    chooseLanguage(code)
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button) return
    event.preventDefault()
    menu.current?.hidePopover()
    if (code === current) return
    startProgress()
    location.assign(href + location.search + location.hash)
  }

  return (
    <>
      <button
        className="icb lg"
        type="button"
        popoverTarget="langs"
        aria-label={`${label}: ${languages[current].short}`}
      >
        <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
          <circle cx="12" cy="12" r="8.5" />
          <path d="M3.5 12h17M12 3.5c5 5 5 12 0 17M12 3.5c-5 5-5 12 0 17" />
        </svg>
        <span>{languages[current].short}</span>
      </button>
      <ul className="dd langs" id="langs" popover="auto" ref={menu}>
        {hrefs.split(' ').map((href, index) => {
          const code = codes[index]!
          const { tag, name } = languages[code]
          return (
            <li key={code}>
              <a
                href={href}
                lang={tag}
                hrefLang={tag}
                aria-current={code === current ? 'true' : undefined}
                onClick={event => choose(event, code, href)}
              >
                {name}
              </a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
