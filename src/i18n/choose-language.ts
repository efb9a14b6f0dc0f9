import { codes, type Lang } from './languages.ts'

/**
 * The rule of negotiate.ts for hosts that cannot read a header: runs in the head, before paint.
 * Written to stand alone, since it is printed into the page as text; a test holds it to the rule.
 */
export function chooseLanguage(known: readonly string[], stored: string | null, wanted: string): string {
  if (stored && known.indexOf(stored) >= 0) return stored
  const first = /^([a-z]{1,8})(?:[-,; \t]|$)/i.exec(wanted.trim())
  const primary = first?.[1]?.toLowerCase() ?? ''
  if (known.indexOf(primary) >= 0) return primary
  return /zh/i.test(wanted) ? 'zh' : /ko/i.test(wanted) ? 'ko' : 'en'
}

/** The visitor's own query gives way where the target has one; query and hash survive else. */
function go(choose: typeof chooseLanguage, known: string[], targets: Record<string, string>) {
  let stored: string | null = null
  try {
    stored = localStorage.getItem('lang')
  } catch {}
  const target = targets[choose(known, stored, navigator.languages.join())]
  if (target) location.replace(target + (target.includes('?') ? '' : location.search) + location.hash)
}

/** The script as text, for one set of targets. A language without a target stays where it is. */
export const chooserScript = (target: (lang: Lang) => string | undefined): string => {
  const targets = Object.fromEntries(codes.map(lang => [lang, target(lang)]).filter(([, to]) => to))
  return `(${go})(${chooseLanguage},${JSON.stringify(codes)},${JSON.stringify(targets)})`
}
