import { expect, test } from 'vitest'
import { readSettings } from '#config/settings.ts'
import { desk } from '#features/recruit/desk.ts'

test('where an origin or an endpoint takes applications, the first step names the form', () => {
  expect(desk(readSettings({}))).toEqual({
    base: '/api/submissions',
    endpoint: undefined,
    firstStep: 'recruit:process.cv.text',
  })
  const SUBMIT_ENDPOINT = 'https://desk.example/submissions'
  expect(desk(readSettings({ ORIGIN: 'none', SUBMIT_ENDPOINT }))).toEqual({
    base: SUBMIT_ENDPOINT,
    endpoint: SUBMIT_ENDPOINT,
    firstStep: 'recruit:process.cv.text',
  })
})

test('a plain static host has no form, so the first step names the letter', () => {
  expect(desk(readSettings({ ORIGIN: 'none' }))).toMatchObject({
    base: '',
    firstStep: 'recruit:process.cv.letter',
  })
})
