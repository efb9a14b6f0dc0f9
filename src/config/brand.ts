/** Who we are. Renaming the product happens here. */
export const brand = {
  name: 'Tidepool',
  short: 'TP',
  programme: 'TP Man',
  domain: 'tidepool.example',
  /** links that open the app: `tidepool://…` */
  scheme: 'tidepool',
  mail: { support: 'help', business: 'partners', developers: 'developers', security: 'security' },
  founded: 2018,
  copyrightYear: 2026,
  /** renew it with a release within the year */
  securityTxtExpires: '2027-10-31T00:00:00Z',
} as const

export type Mailbox = keyof typeof brand.mail

export const mailAddress = (box: Mailbox): string => `${brand.mail[box]}@${brand.domain}`
