import { expect, test } from 'vitest'
import { device, deviceSize, isMobile, isMobileAgent, sizeOf } from '#state/device.ts'

test.each([
  [320, 'mobile'],
  [767, 'mobile'],
  [768, 'ipad'],
  [1250, 'ipad'],
  [1251, 'web'],
  [1920, 'web'],
] as const)('%i px is %s', (width, size) => {
  expect(sizeOf(width)).toBe(size)
  device.setKey('clientWidth', width)
  expect(deviceSize.get()).toBe(size)
})

test('web until the width is known', () => {
  device.setKey('clientWidth', 0)
  expect(deviceSize.get()).toBe('web')
})

test('a phone is a phone by its own word too', () => {
  device.set({ ...device.get(), clientWidth: 1400, mobileAgent: true })
  expect(isMobile.get()).toBe(true)
  device.setKey('mobileAgent', false)
  expect(isMobile.get()).toBe(false)
})

test.each([
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)', true],
  ['Mozilla/5.0 (Linux; Android 15; Pixel 9)', true],
  ['Mozilla/5.0 (X11; Linux x86_64)', false],
])('%s', (agent, mobile) => expect(isMobileAgent(agent)).toBe(mobile))
