import { chain } from './chain.ts'
import { dapp } from './dapp.ts'
import { nft } from './nft.ts'
import { recruiting } from './recruiting.ts'
import { token } from './token.ts'

/** Every kind of submission: its schema and the files that come with it. */
export const kinds = {
  dapp: { schema: dapp, files: ['logo', 'audit_report'], needs: ['logo'] },
  token: { schema: token, files: ['logo'], needs: ['logo'] },
  nft: { schema: nft, files: ['logo'], needs: ['logo'] },
  chain: { schema: chain, files: ['logo'], needs: ['logo'] },
  recruiting: { schema: recruiting, files: ['resume'], needs: ['resume'] },
} as const satisfies Record<string, Kind>

interface Kind {
  schema: object
  files: readonly FileName[]
  needs: readonly FileName[]
}

export type FileName = 'logo' | 'audit_report' | 'resume'
export type SubmissionKind = keyof typeof kinds

export const isKind = (value: unknown): value is SubmissionKind =>
  typeof value === 'string' && Object.hasOwn(kinds, value)

export const statuses = ['received', 'changes', 'listed', 'rejected'] as const
export type Status = (typeof statuses)[number]
