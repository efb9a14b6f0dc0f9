import { brand, mailAddress } from '#config/brand.ts'
import { readSettings } from '#config/settings.ts'
import { codes } from '#i18n/languages.ts'

/** The expiry is a decision, not a clock: the same input gives the same bytes. */
export const GET = () => {
  const { SITE_URL } = readSettings()
  return new Response(
    [
      `Contact: mailto:${mailAddress('security')}`,
      `Expires: ${brand.securityTxtExpires}`,
      `Preferred-Languages: ${codes.join(', ')}`,
      `Canonical: ${SITE_URL}/.well-known/security.txt`,
      `Policy: ${SITE_URL}/en/company/`,
      '',
    ].join('\n'),
  )
}
