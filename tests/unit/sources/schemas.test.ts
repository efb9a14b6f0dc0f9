import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assignSlugs, pathId } from '#sources/build/slugs.ts'
import { readRows, sourceNames } from '#sources/build/table.ts'
import { oneLine } from '#sources/schema/pieces.ts'
import { readTime } from '#sources/schema/time.ts'
import { dappRow, newsRow } from '../../fixtures/stub-data.ts'

describe('any row at all', () => {
  const strange = fc.oneof(
    fc.anything({ withNullPrototype: true }),
    fc.record({ id: fc.anything(), hid: fc.anything(), title: fc.anything() }),
    fc.constant(JSON.parse('{"__proto__":{"polluted":1},"hid":1,"id":1,"title":"x"}')),
  )
  it.each(sourceNames)('%s: read or dropped, counted, never an error', name => {
    fc.assert(
      fc.property(fc.array(strange, { maxLength: 8 }), rows => {
        const read = readRows(name, rows)
        const lost = Object.values(read.dropped).reduce((all, n) => all + n, 0)
        expect(read.rows.length + lost).toBe(rows.length)
        expect(read.raw).toHaveLength(read.rows.length)
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
      }),
    )
  })

  it('with fields of ours broken one at a time keeps what it can', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(dappRow(1))), fc.anything(), (field, value) => {
        const { rows } = readRows('dapps', [{ ...dappRow(1), [field]: value }, dappRow(2)])
        expect(rows.at(-1)?.hid).toBe('2')
        for (const row of rows) expect(row.url).toMatch(/^https?:\/\//)
      }),
    )
  })

  it('unknown fields are tolerated and not carried on', () => {
    const { rows } = readRows('dapps', [{ ...dappRow(1), admin: true, __proto__: { evil: 1 } }])
    expect(rows[0]).not.toHaveProperty('admin')
    expect(rows[0]).not.toHaveProperty('evil')
  })

  it('null in a field that may be absent is absent', () => {
    const nulls = {
      icon_url: null,
      desc: null,
      audits: null,
      tokens: null,
      hot: null,
      tp_connect: null,
      langs: 7,
    }
    expect(readRows('dapps', [{ ...dappRow(1), ...nulls }]).rows[0]).toMatchObject({
      iconUrl: undefined,
      desc: undefined,
      audits: [],
      tokens: [],
      langs: [],
    })
  })
})

it('an audit keeps a day, a month or a year that exists, and no other date', () => {
  const dates = ['2024-02-29', '2024-02', '2024', '2024-02-31', '2024-13', '2024-00', 'soon']
  const audits = dates.map(date => ({ url: 'https://audits.example/', date }))
  const { rows } = readRows('dapps', [{ ...dappRow(1), audits }])
  expect(rows[0]!.audits.map(({ date }) => date)).toEqual([...dates.slice(0, 3), ...Array(4).fill(undefined)])
})

describe('create_time', () => {
  it.each([
    ['2026-05-04T08:30:00Z', '2026-05-04 08:30:00'],
    ['2026-05-04T08:30:00.123Z', '2026-05-04 08:30:00'],
    ['2026-05-04 08:30:00 ', '2026-05-04 08:30:00'],
    ['2026-05-04 08:30', '2026-05-04 08:30:00'],
    ['2026-05-04', '2026-05-04 00:00:00'],
    ['2026-05-04T01:30:00+08:00', '2026-05-03 17:30:00'],
    ['2026-12-31T23:30:00-0100', '2027-01-01 00:30:00'],
    ['2024-02-29T00:00:00Z', '2024-02-29 00:00:00'],
  ])('%s is %s', (given, read) => expect(readTime(given)).toBe(read))

  it.each([
    '',
    'T',
    '2026-13-01',
    '2026-02-30',
    '2026-05-04T25:00:00Z',
    '20260504',
    'Invalid Date',
    '+999999-01-01',
  ])('%j is no date', given => expect(readTime(given)).toBeUndefined())

  it('never becomes Invalid Date, and reads its own form', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.date({ noInvalidDate: true }).map(d => d.toISOString()),
        ),
        given => {
          const read = readTime(given)
          if (read !== undefined) expect(readTime(read)).toBe(read)
        },
      ),
    )
  })

  it('gives the days and times of the list', () => {
    expect(readRows('news', [newsRow('en', 0)]).rows[0]).toMatchObject({
      createTime: '2026-01-01 00:00:00',
      day: '2026-01-01',
      days: '01-01',
      times: '00:00',
    })
  })
})

describe('a line of a host’s words', () => {
  it('has no control, no turned direction, and keeps joiners', () => {
    expect(oneLine('a\u0000b\r\nc\u202ed\u2066e\ufefff  g')).toBe('a b cdef g')
    expect(oneLine('क्\u200dष 👩\u200d🚀')).toBe('क्\u200dष 👩\u200d🚀')
    expect(oneLine('\ud800x')).toBe('\ufffdx')
  })
})

describe('slugs', () => {
  const word = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 20 }),
    fc.constantFrom('detail', '404', 'Same', ''),
  )
  it('are fit for a path, distinct, and never a page of ours', () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 30 }), titles => {
        const rows = titles.map((title, n) => ({ hid: `h_${n}`, title, url: 'https://a.example/' }))
        const slugs = [...assignSlugs(rows).values()]
        expect(slugs).toHaveLength(titles.length)
        expect(new Set(slugs).size).toBe(slugs.length)
        for (const slug of slugs) {
          expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
          expect(pathId(slug)).toBe(slug)
        }
      }),
    )
  })

  it.each(['detail', 'category', 'network', 'page', 'tag', 'search', '404', 'Index'])(
    '%s gets its suffix',
    id => expect(pathId(id)).toBe(`${id}-1`),
  )
})
