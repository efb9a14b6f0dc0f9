/** Pictures come from us or from IMAGE_HOSTS; any other is left out, as the CSP would stop it anyway. */
export function pictureFilter(imageHosts: string): (image: string | undefined) => string | undefined {
  const allowed = imageHosts
    .split(',')
    .map(entry => entry.trim().replace(/^https?:\/\//, ''))
    .filter(Boolean)
  const fits = (host: string) =>
    allowed.some(entry => (entry.startsWith('*.') ? host.endsWith(entry.slice(1)) : host === entry))
  return image => (image && (image.startsWith('/') || fits(new URL(image).host)) ? image : undefined)
}
