import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { floorOf } from './floor.ts'

/** CPU seconds of a whole process tree, from the shell's own count: steady where wall time is not. */
function cpu(command: string, cwd: string): number {
  const { stderr, status } = spawnSync(
    'bash',
    ['-c', `TIMEFORMAT='%U %S'; time { ${command} >/dev/null 2>&1; }`],
    {
      cwd,
      encoding: 'utf8',
    },
  )
  const [user = Number.NaN, system = 0] = stderr.trim().split('\n').at(-1)?.split(' ').map(Number) ?? []
  if (status !== 0) throw new Error(`${command} failed in ${cwd}`)
  return user + system
}

/** A bare Astro project of the same words: one template, each page's words as data. */
function bareProject(dist: string, pages: string[]): string {
  const folder = resolve('.data/bench/bare')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'src/pages'), { recursive: true })
  const rows = pages.map(page => ({
    path: page.replace(/\/?index\.html$/, '') || 'root',
    html: floorOf(readFileSync(join(dist, page), 'utf8')).replace(/^.*?<body>/s, ''),
  }))
  writeFileSync(join(folder, 'words.json'), JSON.stringify(rows))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  writeFileSync(join(folder, 'astro.config.mjs'), 'export default {}\n')
  writeFileSync(
    join(folder, 'src/pages/[...path].astro'),
    `---
import { readFileSync } from 'node:fs'
export const getStaticPaths = () => JSON.parse(readFileSync('words.json', 'utf8')).map(({ path, html }) => ({ params: { path }, props: { html } }))
---
<html lang="en"><head><meta charset="utf-8"><title>words</title></head><body><Fragment set:html={Astro.props.html} /></body></html>
`,
  )
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return folder
}

/** Our build beside the bare one, in turn; the price of one more page comes from the whole. */
export function benchBuild(dist: string) {
  const pages = globSync('**/index.html', { cwd: dist })
  const bare = bareProject(dist, pages)
  const node = process.execPath
  const astro = resolve('node_modules/astro/bin/astro.mjs')
  const own = () => cpu(`${node} ${astro} build --outDir .data/bench/own`, process.cwd())
  const other = () => cpu(`${node} ${astro} build`, bare)
  const ours = [own()]
  const theirs = [other(), other()]
  ours.push(own())
  const least = (values: number[]) => Math.min(...values)
  const each = (seconds: number) => ((seconds * 1000) / pages.length).toFixed(2)
  console.log(
    `\nBuild, CPU seconds of the process tree, ${pages.length} pages: ours ${least(ours).toFixed(1)} (${each(least(ours))} ms a page, start-up included), ` +
      `bare Astro ${least(theirs).toFixed(1)} (${each(least(theirs))} ms): ${(least(ours) / least(theirs)).toFixed(2)} times`,
  )
}
