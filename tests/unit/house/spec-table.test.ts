import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const [held = ''] = readFileSync('docs/spec-table.md', 'utf8').split('## Not held')
const rows = held
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(line => line.split('|').slice(1, 4))
const paths = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)

it('has a row for every section', () => {
  expect(new Set(rows.map(([spec = '']) => spec.trim().charAt(0)))).toEqual(new Set('123456789'))
})

it.each(rows)('%s: what holds it and what tests it are there', (_spec, by, tested) => {
  expect(paths(by)).not.toEqual([])
  expect(paths(tested)).not.toEqual([])
  expect(paths(tested).filter(path => !path.startsWith('tests/'))).toEqual([])
  expect([...paths(by), ...paths(tested)].filter(path => !existsSync(path))).toEqual([])
})
