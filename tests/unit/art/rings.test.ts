import { expect, test } from 'vitest'
import { ringsPath } from '#ui/art/rings.ts'

test('the same fingerprint draws the same rings, another one others', () => {
  const hash = 'b5bb9d8014a0f9b1d61e21e796d78dccdf1352f23cd32812f4850b878ae4944c'
  expect(ringsPath(hash)).toBe(ringsPath(hash))
  expect(ringsPath(hash)).not.toBe(ringsPath(hash.replace('b', 'c')))
  expect(ringsPath(hash).match(/z/g)).toHaveLength(9)
  expect(ringsPath(hash)).not.toMatch(/NaN|undefined/)
})
