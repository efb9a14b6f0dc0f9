/** Every icon there is. The drawings are in scripts/art/icons.ts; a test keeps the two equal. */
export const iconNames = [
  ...['alert', 'archive', 'arrow', 'auto', 'bell', 'bolt', 'book', 'bridge', 'calendar'],
  ...['card', 'chat', 'check', 'chevron', 'clock', 'close', 'code', 'coins', 'copy'],
  ...['desktop', 'document', 'download', 'edit', 'extension', 'external', 'eye', 'filter', 'fingerprint'],
  ...['flag', 'gift', 'globe', 'grid', 'hardware', 'heart', 'help', 'hot', 'image'],
  ...['info', 'key', 'layers', 'link', 'list', 'lock', 'mail', 'menu', 'minus'],
  ...['moon', 'more', 'offline', 'phone', 'play', 'plus', 'qr', 'receive', 'refresh'],
  ...['rss', 'search', 'send', 'share', 'shield', 'star', 'stop', 'sun', 'swap'],
  ...['tag', 'tide', 'tools', 'trash', 'upload', 'user', 'users', 'wallet'],
] as const

export type IconName = (typeof iconNames)[number]
