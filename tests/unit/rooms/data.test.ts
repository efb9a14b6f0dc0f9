import { existsSync, readFileSync } from 'node:fs'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import { brand } from '#config/brand.ts'
import { formats, grounds, markFile, marks } from '#features/build/marks.ts'
import { palette } from '#features/build/palette.ts'
import * as snippets from '#features/build/snippets.ts'
import { milestones, years } from '#features/company/milestones.ts'
import { needed, requirements } from '#features/recruit/requirements.ts'
import { href } from '#i18n/href.ts'
import { recruiting } from '#sources/submissions/recruiting.ts'
import company from '../../../locales/en/company.json'
import recruit from '../../../locales/en/recruit.json'

test('milestones are real months, oldest first, each told once', () => {
  expect(milestones.every(month => /^20\d\d-(0[1-9]|1[0-2])$/.test(month))).toBe(true)
  expect([...milestones]).toEqual([...milestones].toSorted())
  expect(years.flatMap(({ months }) => months)).toEqual([...milestones])
  const told = Object.keys(company.milestones).filter(key => key.startsWith('m20'))
  expect(told.toSorted()).toEqual(milestones.map(month => `m${month}`))
})

test('two of four: the page has words for each requirement, and the origin asks for as many', () => {
  expect([needed, requirements.length]).toEqual([2, 4])
  for (const id of requirements) expect(recruit.who[id].text).toBeTruthy()
  const { requirements: schema } = recruiting.entries
  expect(safeParse(schema, requirements.slice(0, needed)).success).toBe(true)
  expect(safeParse(schema, requirements.slice(0, needed - 1)).success).toBe(false)
})

test('the colours of the brand kit are the tokens', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8')
  const sheet = readFileSync('src/features/build/brand-kit.css', 'utf8')
  for (const { name, token, value } of palette) {
    expect(tokens).toContain(`${token}: ${value};`)
    expect(sheet).toMatch(new RegExp(`\\.sw-${name} \\{\\s+background: var\\(${token}\\);`))
  }
})

test('every mark on offer is a file', () => {
  for (const mark of marks)
    for (const ground of grounds)
      for (const format of formats) expect(existsSync(`public${markFile(mark, ground, format)}`)).toBe(true)
})

test('the code to copy parses, and its links are ours', () => {
  for (const code of [snippets.find, snippets.ask, snippets.react])
    expect(() => new Function(code)).not.toThrow()
  expect(new URL(snippets.appLink).protocol).toBe(`${brand.scheme}:`)
  const web = snippets.webLink('https://shore.example', href('th', 'dappDetail'))
  expect(web).toBe('https://shore.example/th/dappstore/detail/?id=ID')
})
