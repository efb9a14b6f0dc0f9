/** Pictures come from us or from IMAGE_HOSTS; any other is left out, as the CSP would stop it anyway. */
export function pictureFilter(imageHosts: string): (image: string | undefined) => string | undefined {
  const allowed = new Set(
    imageHosts
      .split(',')
      .map(entry => entry.trim())
      .filter(Boolean)
      .map(entry => (URL.canParse(entry) ? new URL(entry).host : entry)),
  )
  return image => (image && (image.startsWith('/') || allowed.has(new URL(image).host)) ? image : undefined)
}
