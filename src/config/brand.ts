/** Who we are. Renaming the product happens here. */
export const brand = {
  name: 'Tidepool',
  short: 'TP',
  programme: 'TP Man',
  domain: 'tidepool.example',
  mail: { support: 'help', business: 'partners', developers: 'developers', security: 'security' },
  founded: 2018,
  copyrightYear: 2026,
} as const

export type Mailbox = keyof typeof brand.mail

export const mailAddress = (box: Mailbox): string => `${brand.mail[box]}@${brand.domain}`
