import { readdirSync } from 'node:fs'
import { codes } from '#i18n/languages.ts'

/** Longer paths name nothing of ours. */
export const maxPath = 1_024

/** File systems take 255 bytes a name; a longer one makes some hosts answer 500. */
const name = '[A-Za-z0-9_@~+-][A-Za-z0-9._@~+-]{0,199}'

/**
 * Every path of ours is written in these letters, so a request with others (`%`, `//`, `\`, dot files) is a 404
 * on every host before any rule or file is looked at. One pattern, compiled into all hosts.
 */
export const cleanPath = `^/(?:(?:\\.well-known|${name})/)*(?:${name})?$`
const clean = new RegExp(cleanPath)

export const isClean = (path: string): boolean => path.length <= maxPath && clean.test(path)

/** Pages that are shown for an error and are no addresses. One pattern, compiled into most hosts. */
export const errorPage = '^/(?:[a-z-]+/)?404\\.html$|^/500\\.html$'

/** Longest first, so that zh doesn't eat zh-tw. */
export const anyLang = codes.toSorted((a, b) => b.length - a.length).join('|')

/** The cookie `lang` with one of our codes, anywhere in the Cookie header; group 1 is the code. */
export const langCookie = `(?:^|;)[ \\t]*lang=(${anyLang})[ \\t]*(?:;|$)`

/** The page that holds a clean path, as a host with directory indexes finds it. */
export const pageAt = (path: string, files: ReadonlySet<string>): string | undefined => {
  if (path.endsWith('/')) return has(`${path}index.html`, files)
  return has(path, files) ?? has(`${path}/index.html`, files)
}
const has = (file: string, files: ReadonlySet<string>) => (files.has(file) ? file : undefined)

/** All files of a directory as paths of the site: `/en/index.html`. */
export const filesOf = (dir: string): Set<string> =>
  new Set(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter(entry => entry.isFile())
      .map(entry => `${entry.parentPath.slice(dir.length)}/${entry.name}`.replace(/^\/*/, '/'))
      .sort(),
  )
