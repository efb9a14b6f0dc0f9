import type { Key } from '#i18n/keys.ts'

/** The listing rules shown to submitters, by kind, in the specification's order. */
export const rules = [
  {
    title: 'build:guide.rulesDapp.title',
    items: [
      'build:guide.rulesDapp.both',
      'build:guide.rulesDapp.site',
      'build:guide.rulesDapp.mainnet',
      'build:guide.rulesDapp.audit',
      'build:guide.rulesDapp.clear',
      'build:guide.rulesDapp.legal',
    ],
  },
  {
    title: 'build:guide.rulesToken.title',
    items: [
      'build:guide.rulesToken.honest',
      'build:guide.rulesToken.once',
      'build:guide.rulesToken.mainnet',
      'build:guide.rulesToken.logo',
    ],
  },
] as const satisfies readonly { title: Key; items: readonly Key[] }[]

export const forms = [
  { route: 'submitDapp', words: 'common:build.dapp' },
  { route: 'submitToken', words: 'common:build.token' },
  { route: 'submitNft', words: 'common:build.nft' },
  { route: 'submitChain', words: 'common:build.chain' },
] as const satisfies readonly { route: string; words: Key }[]
