import { links } from '#config/links.ts'
import type { Key } from '#i18n/keys.ts'

/** Where each platform is to be had, and how one starts with it. A store without an address is named as coming. */
interface Platform {
  name: Key
  text: Key
  icon: 'phone' | 'extension' | 'desktop' | 'hardware'
  stores: { label: Key; url: string }[]
  steps: { title: Key; text: Key }[]
}

const how = (...names: readonly StepName[]) =>
  names.map(name => ({
    title: `download:how.${name}.title` as const,
    text: `download:how.${name}.text` as const,
  }))

type StepName =
  | 'scan'
  | 'allow'
  | 'verify'
  | 'write'
  | 'name'
  | 'update'
  | 'store'
  | 'id'
  | 'pin'
  | 'file'
  | 'make'
  | 'test'

const { stores } = links

const platforms = {
  android: {
    name: 'download:platforms.android',
    text: 'download:android.text',
    icon: 'phone',
    stores: [{ label: 'download:android.store', url: stores.googlePlay }],
    steps: how('scan', 'allow', 'verify', 'write'),
  },
  ios: {
    name: 'download:platforms.ios',
    text: 'download:ios.text',
    icon: 'phone',
    stores: [{ label: 'download:ios.store', url: stores.appStore }],
    steps: how('scan', 'name', 'update', 'write'),
  },
  extension: {
    name: 'download:platforms.extension',
    text: 'download:extension.lede',
    icon: 'extension',
    stores: [
      { label: 'download:extension.stores.chrome', url: stores.chromeStore },
      { label: 'download:extension.stores.edge', url: stores.edgeAddons },
      { label: 'download:extension.stores.firefox', url: stores.firefoxAddons },
    ],
    steps: how('store', 'id', 'pin', 'write'),
  },
  desktop: {
    name: 'download:platforms.desktop',
    text: 'download:pc.lede',
    icon: 'desktop',
    stores: [
      { label: 'download:pc.mac', url: stores.desktopMac },
      { label: 'download:pc.windows', url: stores.desktopWindows },
    ],
    steps: how('file', 'verify', 'update', 'write'),
  },
  hardware: {
    name: 'download:platforms.hardware',
    text: 'download:hardware.lede',
    icon: 'hardware',
    stores: [{ label: 'download:hardware.shop', url: stores.hardwareShop }],
    steps: [
      { title: 'download:hardware.seal', text: 'download:hardware.sealText' },
      ...how('make', 'write', 'test'),
    ],
  },
} as const satisfies Record<string, Platform>

export type PlatformName = keyof typeof platforms
export const platformNames = Object.keys(platforms) as PlatformName[]

export const platformOf = (name: PlatformName): Platform => platforms[name]
