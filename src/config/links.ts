/**
 * Addresses that only the owner can give. Empty: the link leads to our own page for it.
 * Once set, it opens the real site in a new tab. Keys of tools, trade, support, company and explorer
 * are the slugs of `entries` in i18n/routes.ts.
 */
export const links = {
  social: { x: '', telegram: '', telegramZh: '', discord: '', youtube: '', github: '', forum: '', blog: '' },
  stores: {
    appStore: '',
    googlePlay: '',
    chromeStore: '',
    edgeAddons: '',
    firefoxAddons: '',
    desktopMac: '',
    desktopWindows: '',
    hardwareShop: '',
  },
  tools: {
    'version-verification': '',
    'approval-detector': '',
    'token-security': '',
    'key-generator': '',
    'token-profile': '',
    'token-claim': '',
    'easy-inscription': '',
    'batch-sender': '',
    'nostr-batch-sender': '',
  },
  trade: { swap: '', bridge: '', buy: '', market: '' },
  support: { help: '', contact: '', forum: '' },
  company: { careers: '', swag: '', merchandise: '', licence: '' },
  explorer: { ethereum: '', tron: '', bsc: '', solana: '' },
} as const satisfies Record<string, Record<string, string>>
