import { listOf } from '#config/settings.ts'

/** Pictures come from us or from IMAGE_HOSTS; any other is left out, as the CSP would stop it anyway. */
export function pictureFilter(imageHosts: string): (image: string | undefined) => string | undefined {
  const allowed = listOf(imageHosts.toLowerCase()).map(entry => entry.replace(/^https?:\/\//, ''))
  const fits = (host: string) =>
    allowed.some(entry => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))
  return image => (image && (image.startsWith('/') || fits(new URL(image).host)) ? image : undefined)
}
