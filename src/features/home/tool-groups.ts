/** All nine tools under what one wants to do; a test holds them to the table of entries. */
export const toolGroups = [
  ['check', ['version-verification', 'approval-detector', 'token-security']],
  ['make', ['key-generator', 'easy-inscription', 'token-profile']],
  ['send', ['batch-sender', 'nostr-batch-sender', 'token-claim']],
] as const
