import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { copyScript } from '#ui/copy.ts'

/** The script stands alone in its page: a button, what it copies, and the place that says how it went. */
function page(clipboard?: { writeText: (text: string) => Promise<void> }) {
  const source = { textContent: ' 0xabc ' }
  const said = { textContent: '', replaceChildren: () => {} }
  let press = () => {}
  const selected: unknown[] = []
  const button = {
    dataset: { copy: 'address', copied: 'Copied', failed: 'Not copied' },
    hidden: true,
    parentElement: { querySelector: () => said },
    addEventListener: (_: string, listen: () => void) => {
      press = listen
    },
  }
  runInNewContext(copyScript, {
    document: { querySelectorAll: () => [button], getElementById: () => source },
    navigator: { clipboard },
    getSelection: () => ({ selectAllChildren: (node: unknown) => selected.push(node) }),
    setTimeout: () => 0,
    clearTimeout: () => {},
  })
  return { button, said, source, press: () => press(), selected }
}
const settled = () => new Promise(done => setTimeout(done))

it('copies the text and says so', async () => {
  const copied: string[] = []
  const { button, press, said, selected } = page({ writeText: async text => void copied.push(text) })
  expect(button.hidden).toBe(false)
  press()
  await settled()
  expect([copied, said.textContent, selected]).toEqual([['0xabc'], 'Copied', []])
})

it.each([
  ['is denied', { writeText: () => Promise.reject(new Error('denied')) }],
  ['is not there', undefined],
])('where the clipboard %s, says so and selects the text', async (_, clipboard) => {
  const { press, said, source, selected } = page(clipboard)
  press()
  await settled()
  expect(said.textContent).toBe('Not copied')
  expect(selected).toEqual([source])
})
