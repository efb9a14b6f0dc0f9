import { expect, test } from 'vitest'
import { limits } from '#config/limits.ts'
import { type Application, faultsOf, fields, readForm } from '#features/recruit/check.ts'
import { formWords } from '#features/recruit/form-words.ts'
import { codes } from '#i18n/languages.ts'
import { translate } from '#i18n/translate.ts'

const good: Application = {
  requirements: ['community', 'translation'],
  languages: ['es'],
  name: 'Ana',
  email: 'ana@shore.example',
  others: '@ana',
  region: 'Lima, Peru',
  url: '',
  description: 'A meetup.',
}
const pdf = (name = 'cv.pdf', text = '%PDF-1.7\ntrailer\n%%EOF\n') => new File([text], name)
const tooLarge = new File([new Uint8Array(limits.resumeMegabytes * 1024 * 1024 + 1)], 'cv.pdf')

test('a whole application has no fault', async () => {
  expect(await faultsOf(good, pdf())).toEqual({})
})

test('an empty one names every field but the optional link', async () => {
  const faults = await faultsOf(readForm(new FormData()), null)
  expect(Object.keys(faults).toSorted()).toEqual(fields.filter(field => field !== 'url').toSorted())
})

test.each([
  ['one requirement', { requirements: ['community'] }, 'requirements', 'required.requirements'],
  ['the same one twice', { requirements: ['content', 'content'] }, 'requirements', 'required.requirements'],
  ['no language', { languages: [] }, 'languages', 'required.languages'],
  ['an address without a dot', { email: 'ana@shore' }, 'email', 'email'],
  ['a name of 51 characters', { name: 'a'.repeat(51) }, 'name', 'tooLong.name'],
  ['50,000 letters', { email: `a@${'b'.repeat(50_000)}` }, 'email', 'tooLong.email'],
  ['a script for a link', { url: 'javascript:alert(1)' }, 'url', 'url'],
  ['spaces for a name', { name: '   ' }, 'name', 'required'],
] as const)('%s is one fault, at its field', async (_what, change, field, key) => {
  expect(await faultsOf({ ...good, ...change } as Application, pdf())).toEqual({ [field]: key })
})

test.each([
  ['nothing chosen', new File([], ''), 'required.resume'],
  ['a text named .pdf', pdf('cv.pdf', 'hello'), 'file.pdf'],
  ['a PDF cut short', pdf('cv.pdf', '%PDF-1.7\n'), 'file.pdf'],
  ['a PDF with another name', pdf('cv.txt'), undefined],
  ['one byte too many', tooLarge, 'file.tooLarge'],
])('CV: %s', async (_what, file, key) => {
  expect((await faultsOf(good, file)).resume).toBe(key)
})

test('a file that is gone when it is read is refused, not thrown', async () => {
  const gone = Object.assign(pdf(), { arrayBuffer: () => Promise.reject(new Error('NotReadableError')) })
  expect(await faultsOf(good, gone)).toEqual({ resume: 'file.pdf' })
})

test('every fault has its words, with its number in, in every language', async () => {
  const long = 'x'.repeat(30_000)
  const tries: [Partial<Application>, File | null][] = [
    [{ requirements: [], languages: [], name: '', email: '', others: '', region: '', description: '' }, null],
    [{ name: long, email: long, others: long, region: long, url: long, description: long }, pdf('a', 'b')],
    [{ email: 'a', url: 'b' }, tooLarge],
  ]
  const keys = new Set<string>()
  for (const [change, file] of tries)
    for (const key of Object.values(await faultsOf({ ...good, ...change }, file))) keys.add(key)
  expect(keys.size).toBeGreaterThan(12)
  for (const lang of codes) {
    const { faults } = formWords(lang, translate(lang))
    for (const key of keys) {
      expect(faults[key], `${lang} ${key}`).toBeTruthy()
      expect(faults[key], `${lang} ${key}`).not.toContain('{{')
    }
  }
})
