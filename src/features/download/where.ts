import { href } from '#i18n/href.ts'
import type { Lang } from '#i18n/languages.ts'
import type { PlatformName } from './platforms.ts'

/** The page of a platform; the two phones share one, and its query says which is meant. */
export function platformHref(lang: Lang, name: PlatformName): string {
  if (name === 'android' || name === 'ios') return `${href(lang, 'downloadApp')}?${name}=1`
  const routes = {
    extension: 'downloadExtension',
    desktop: 'downloadPc',
    hardware: 'downloadHardware',
  } as const
  return href(lang, routes[name])
}
