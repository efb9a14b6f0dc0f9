/**
 * `npm run refresh`: asks the configured hosts, keeps what is good in `.data/snapshot/`, and prints what is
 * new, changed, gone and refused. `-- --accept dapps` or `-- --accept news/ko` means a shrinking.
 */
import { appendFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readSettings } from '#config/settings.ts'
import { isLang } from '#i18n/languages.ts'
import { collect } from '#sources/build/collect.ts'
import { whatMoved } from '#sources/build/moves.ts'
import { sourceNames } from '#sources/build/table.ts'

const { values } = parseArgs({ options: { accept: { type: 'string', multiple: true, default: [] } } })
for (const wish of values.accept) {
  const [source = '', lang] = wish.split('/')
  if (!(sourceNames as string[]).includes(source) || (lang !== undefined && !isLang(lang))) {
    console.error(
      `--accept ${wish}: unknown; give one of ${sourceNames.join(', ')}, or one language as news/ko`,
    )
    process.exit(2)
  }
}

const settings = readSettings()
if (!settings.CONTENT_HOST && !settings.API_HOST) {
  console.log('refresh: no host is set, nothing to fetch; set CONTENT_HOST and API_HOST')
} else {
  const { report } = await collect({ settings, accept: values.accept, say: line => console.error(line) })
  const told = whatMoved(report)
  console.log(told.lines.join('\n'))
  console.log(told.changed ? 'refresh: the site changes' : 'refresh: nothing changes')
  const output = process.env['GITHUB_OUTPUT']
  if (output) appendFileSync(output, `changed=${told.changed}\n`)
}
