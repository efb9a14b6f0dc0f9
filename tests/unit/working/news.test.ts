import { expect, it } from 'vitest'
import { byDay } from '#features/news/days.ts'
import { pagesOf, withStandIns } from '#features/news/merge.ts'
import { minutesToRead } from '#features/news/reading.ts'
import { tagName } from '#features/news/tags.ts'
import { wordBreaks } from '#features/news/word-breaks.ts'
import { translate } from '#i18n/translate.ts'
import type { NewsItem } from '#sources/model.ts'

const item = (id: string, createTime: string, lang: NewsItem['lang'] = 'ru') =>
  ({ id, lang, createTime, day: createTime.slice(0, 10), title: id, tags: [] }) as unknown as NewsItem

it('English stands in only for what a language lacks, in the order of time', () => {
  const own = [item('b', '2026-05-02 10:00:00'), item('a', '2026-05-01 10:00:00')]
  const english = [item('c', '2026-05-03 08:00:00', 'en'), item('b', '2026-05-02 10:00:00', 'en')]
  expect(withStandIns(own, english).map(({ id, lang }) => [id, lang])).toEqual([
    ['c', 'en'],
    ['b', 'ru'],
    ['a', 'ru'],
  ])
})

it('pages hold twenty, and no item twice', () => {
  const items = Array.from({ length: 41 }, (_, index) => item(`n${index}`, '2026-05-01 10:00:00'))
  const pages = pagesOf(items)
  expect(pages.map(({ items }) => items.length)).toEqual([20, 20, 1])
  expect(pages.flatMap(({ items }) => items)).toEqual(items)
  expect(pagesOf([])).toHaveLength(1)
})

it('days group what one calendar day holds', () => {
  const days = byDay([
    item('c', '2026-05-02 23:59:00'),
    item('b', '2026-05-02 00:00:00'),
    item('a', '2026-05-01 10:00:00'),
  ])
  expect(days.map(({ time, list }) => [time, list.length])).toEqual([
    ['2026-05-02', 2],
    ['2026-05-01', 1],
  ])
})

it('reading time counts words, not tags, also where no space divides them', () => {
  expect(minutesToRead('<p></p>', 'en')).toBe(1)
  expect(minutesToRead('<p>word word</p>'.repeat(330), 'en')).toBe(3)
  expect(minutesToRead('私钥永远不会离开你的设备。'.repeat(80), 'zh')).toBeGreaterThan(1)
  expect(minutesToRead('คีย์ไม่มีวันออกจากอุปกรณ์ของคุณ '.repeat(80), 'th')).toBeGreaterThan(1)
})

it('a tag that we have no word for stays as it came', () => {
  expect(tagName(translate('en'), 'release')).toBe('Release')
  expect(tagName(translate('en'), 'constructor')).toBe('constructor')
})

it('a Chinese title may break after a word, never inside one nor before a mark; other titles are one piece', () => {
  expect(wordBreaks('zh', '能量租赁：确认之前')).toEqual(['能量', '租赁：确认', '之前'])
  expect(wordBreaks('zh', '新增 Merlin 网络').join('')).toBe('新增 Merlin 网络')
  expect(wordBreaks('zh-tw', '')).toEqual([])
  expect(wordBreaks('ja', 'ネットワークを追加')).toEqual(['ネットワークを追加'])
})
