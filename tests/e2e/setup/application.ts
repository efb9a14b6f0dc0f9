import { expect, type Page } from 'playwright/test'
import type { Lang } from '#i18n/languages.ts'
import { words } from './words.ts'

const text = (content: string) => Buffer.from(content, 'latin1')

/** Files as an applicant may choose them: the bytes decide, not the name. */
export const files = {
  good: {
    name: 'cv.pdf',
    mimeType: 'application/pdf',
    buffer: text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n'),
  },
  wrong: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: text('PK\u0003\u0004 a letter in a zip') },
  cut: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: text('%PDF-1.7\n1 0 obj\n<<>>') },
  large: { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.alloc(5 * 1024 * 1024 + 1, ' ') },
}

export const answers = {
  name: 'Ana Quispe',
  email: 'ana@shore.org',
  others: '@ana',
  region: 'Lima, Peru',
  about: 'A meetup on the first Sunday, about phrases and copies of us.',
}

/** The application as a visitor finds it: by what its labels say. */
export function application(page: Page, lang: Lang = 'en') {
  const t = words(lang)
  const form = page.getByRole('main').locator('form[action*="recruiting"]')
  const field = (key: keyof typeof answers | 'url' | 'resume') =>
    form.getByLabel(t(`recruit:form.${key}`), { exact: true })
  return {
    form,
    field,
    meets: (id: 'community' | 'content' | 'events' | 'translation') =>
      form.getByRole('checkbox', { name: t(`recruit:who.${id}.title`) }),
    speaks: (name: string) => form.getByRole('checkbox', { name, exact: true }),
    send: form.getByRole('button', { name: t('recruit:form.send') }),
    /** the message beside a field, by what describes it */
    fault: (key: Parameters<typeof field>[0], message: string) =>
      expect(field(key)).toHaveAccessibleDescription(new RegExp(message.replace(/[.*+?()]/g, '\\$&'))),
    notes: form.getByRole('status').first(),
    async fill() {
      for (const [key, value] of Object.entries(answers)) await field(key as 'name').fill(value)
      await this.meets('community').check()
      await this.meets('events').check()
      await this.speaks('Español').check()
      await field('resume').setInputFiles(files.good)
    },
  }
}

/** What the page posts, as it goes out. */
export function posted(page: Page) {
  const sent: { key: string | undefined; body: string }[] = []
  page.on('request', request => {
    if (request.method() === 'POST')
      sent.push({ key: request.headers()['idempotency-key'], body: request.postData() ?? '' })
  })
  return sent
}
