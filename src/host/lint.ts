import type { Settings } from '#config/settings.ts'
import { codes } from '#i18n/languages.ts'
import { isClean, pageAt } from './paths.ts'
import { type Rule, visitor } from './redirects.ts'

export interface Fault {
  rule: string
  cause: string
  cure: string
}

interface Given {
  settings: Settings
  /** paths of dist; without them, targets and shadows can't be judged */
  files?: ReadonlySet<string>
}

/** What Cloudflare takes at most. */
const maxRules = 2_000

/** Everything that is wrong with the rules; none means they may be compiled. */
export function lint(rules: readonly Rule[], given: Given): Fault[] {
  const faults = rules.flatMap(rule => [
    ...sourceFaults(rule),
    ...targetFaults(rule, given),
    ...pageFaults(rule, given.files),
  ])
  const all = [...faults, ...duplicates(rules), ...journeys(rules), ...tooMany(rules)]
  return [...new Map(all.map(fault => [`${fault.rule}|${fault.cause}`, fault])).values()]
}

export const faultText = ({ rule, cause, cure }: Fault): string =>
  `redirects.json: ${rule}: ${cause}; ${cure}`

/** One line for each row and cause: a row is up to 96 rules, and they tend to fail together. */
export function faultReport(faults: readonly Fault[]): string {
  const kind = ({ rule, cause }: Fault) => `${rule.replace(/^.*\(row /, '')} ${cause.split(':')[0]}`
  const kinds = Map.groupBy(faults, kind)
  return [...kinds.values()]
    .map(
      ([first, ...more]) =>
        faultText(first!) + (more.length > 0 ? ` (and ${more.length} more of this row)` : ''),
    )
    .join('\n')
}

const name = (rule: Rule) => `${rule.from} -> ${rule.to} (row "${rule.row}")`
const fault = (rule: Rule, cause: string, cure: string): Fault => ({ rule: name(rule), cause, cure })

function sourceFaults(rule: Rule): Fault[] {
  if (/[{}:*]/.test(rule.from))
    return [
      fault(
        rule,
        'its source is a pattern over all words',
        'name each word under "names" and write {name}; only {lang} is given',
      ),
    ]
  if (!isClean(rule.from))
    return [fault(rule, 'its source is not a plain path', 'start with one slash, no query, no % and no //')]
  if (/[A-Z]/.test(rule.from))
    return [fault(rule, 'its source has capital letters, and not every host heeds case', 'write it small')]
  return []
}

function targetFaults(rule: Rule, { settings, files }: Given): Fault[] {
  const unknown = rule.to.replace(visitor, '').match(/\{\w*\}/)?.[0]
  if (unknown)
    return [
      fault(
        rule,
        `${unknown} in its target has no value`,
        'use a name that its source has, or a setting it knows',
      ),
    ]
  if (!rule.to.startsWith('/') || /^\/[/\\]/.test(rule.to)) return offSite(rule, settings)
  const faults: Fault[] = []
  const [path = ''] = rule.to.split(/[?#]/)
  if (!path.endsWith('/'))
    faults.push(fault(rule, 'its target lacks the slash before the query', `write ${path}/`))
  const langs = rule.byLanguage ? codes : ['']
  const missing = langs.map(lang => path.replace(visitor, lang)).filter(page => files && !pageAt(page, files))
  if (missing.length > 0)
    faults.push(
      fault(
        rule,
        `its target is not in dist: ${missing.slice(0, 3).join(', ')}`,
        'correct the path, or add the page',
      ),
    )
  return faults
}

/** Off-site only to the hosts that the owner has set for it. */
function offSite(rule: Rule, settings: Settings): Fault[] {
  const allowed = [settings.ABOUT_URL, settings.STATIC_HOST]
    .filter(Boolean)
    .map(address => new URL(address).host)
  const target = /^https?:\/\//.test(rule.to) && URL.canParse(rule.to) ? new URL(rule.to) : undefined
  if (target && allowed.includes(target.host) && !target.username && !target.password) return []
  return [
    fault(
      rule,
      `its target is off-site, and the host is not on the allow-list (${allowed.join(', ') || 'empty'})`,
      'write a path that starts with one slash, or set ABOUT_URL or STATIC_HOST and use that name',
    ),
  ]
}

function pageFaults(rule: Rule, files?: ReadonlySet<string>): Fault[] {
  if (!files) return []
  const page = pageAt(rule.from, files)
  if (rule.byLanguage)
    return page
      ? []
      : [
          fault(
            rule,
            'hosts that cannot read the language have no page to show there',
            `add ${rule.from} with its twelve links to dist`,
          ),
        ]
  return page ? [fault(rule, `its source shadows the page ${page}`, 'remove the rule, or move the page')] : []
}

function duplicates(rules: readonly Rule[]): Fault[] {
  const first = new Map<string, Rule>()
  return rules.flatMap(rule => {
    const earlier = first.get(rule.from)
    if (!earlier) first.set(rule.from, rule)
    return earlier
      ? [fault(rule, `its source is there twice, first as ${name(earlier)}`, 'keep one of the two')]
      : []
  })
}

/** A target must be the end of the way: not a rule's source, least of all its own. */
function journeys(rules: readonly Rule[]): Fault[] {
  const byFrom = new Map(rules.map(rule => [rule.from, rule]))
  const next = (rule: Rule): Rule | undefined => {
    const [path = ''] = rule.to.replace(visitor, codes[0]!).split(/[?#]/)
    return byFrom.get(path)
  }
  return rules.flatMap(rule => {
    const seen = [rule]
    for (let step = next(rule); step; step = next(step)) {
      const way = [...seen, step].map(one => one.from).join(' -> ')
      if (seen.includes(step)) return [fault(rule, `it goes in a loop: ${way}`, 'let it end on a page')]
      seen.push(step)
    }
    const end = seen.at(-1)!
    return seen.length > 1
      ? [
          fault(
            rule,
            `it takes ${seen.length} hops: ${seen.map(one => one.from).join(' -> ')}`,
            `write ${end.to}`,
          ),
        ]
      : []
  })
}

const tooMany = (rules: readonly Rule[]): Fault[] =>
  rules.length <= maxRules
    ? []
    : [
        {
          rule: 'all rules',
          cause: `there are ${rules.length}, and Cloudflare takes ${maxRules}`,
          cure: 'remove names that nobody links to',
        },
      ]
