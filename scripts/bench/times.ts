import { loadavg } from 'node:os'
import { launch } from 'chrome-launcher'
import lighthouse from 'lighthouse'
import { findBrowser } from '../browser.mjs'
import { pageKinds } from '../page-kinds.ts'
import { benchLangs, type Kind, kindNames } from './kinds.ts'
import { floorPath, serveWithFloors } from './serve.ts'

interface Run {
  lcp: number
  tbt: number
  cls: number
  scores: Record<string, number>
  index: number
}

interface Options {
  runs: number
  all: boolean
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo']
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

async function measure(url: string, port: number): Promise<Run> {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: categories,
  })
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`)
  const { lhr } = result
  const value = (id: string) => lhr.audits[id]?.numericValue ?? Number.NaN
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scores: Object.fromEntries(
      categories.map(id => [id, Math.round((lhr.categories[id]?.score ?? 0) * 100)]),
    ),
    index: lhr.environment.benchmarkIndex,
  }
}

/** Subject and floor in turn (ABBA), so that a slow minute slows both. */
async function pair(base: string, path: string, port: number, runs: number) {
  const subject: Run[] = []
  const floor: Run[] = []
  for (let turn = 0; turn < runs; turn++) {
    const order = turn % 2 ? ['floor', 'subject'] : ['subject', 'floor']
    for (const which of order) {
      if (which === 'subject') subject.push(await measure(base + path, port))
      else floor.push(await measure(base + floorPath(path), port))
    }
  }
  return { subject, floor }
}

function report(name: string, { subject, floor }: { subject: Run[]; floor: Run[] }) {
  const of = (runs: Run[], key: 'lcp' | 'tbt' | 'cls' | 'index') => median(runs.map(run => run[key]))
  const worst = categories.map(id => Math.min(...subject.map(run => run.scores[id] ?? 0)))
  console.log(
    [
      name.padEnd(14),
      `LCP ${(of(subject, 'lcp') / of(floor, 'lcp')).toFixed(2)} x floor (${Math.round(of(subject, 'lcp'))} / ${Math.round(of(floor, 'lcp'))} ms)`,
      `TBT ${Math.round(of(subject, 'tbt'))} ms`,
      `CLS ${of(subject, 'cls').toFixed(3)}`,
      `scores ${worst.join('/')}`,
      `index ${Math.round(of(subject, 'index'))}`,
    ].join('  '),
  )
}

export async function benchTimes(dist: string, { runs, all }: Options) {
  const path = findBrowser()
  if (!path) throw new Error('no browser: set CHROMIUM to one, or run npm test once')
  const site = await serveWithFloors(dist)
  const chrome = await launch({
    chromePath: path,
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  console.log(
    `\nTimes: Lighthouse mobile, median of ${runs}, beside the floor; load ${loadavg()[0]?.toFixed(1)}`,
  )
  try {
    const chosen: Kind[] = all ? kindNames : ['home', 'store', 'article']
    for (const lang of all ? benchLangs : (['en'] as const))
      for (const kind of chosen)
        report(`${lang} ${kind}`, await pair(site.url, `/${lang}/${pageKinds[kind]}`, chrome.port, runs))
  } finally {
    chrome.kill()
    await site.stop()
  }
}
