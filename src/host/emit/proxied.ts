import type { Settings } from '#config/settings.ts'

/** Where the origin listens when a web server stands before it. */
export const originAddress = '127.0.0.1:4321'

/** Paths that the origin answers, not the files: none on a plain static host. */
export const proxiedFolders = (settings: Settings): string[] =>
  settings.ORIGIN === 'none' ? [] : settings.CONTENT_HOST && settings.API_HOST ? ['/api/'] : ['/api/', '/v1/']

export const siteName = (settings: Settings): string => new URL(settings.SITE_URL).hostname
