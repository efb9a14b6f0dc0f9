/** The addresses of the drawn sheets: files of their own, hashed, never inlined as data: (the CSP has none).
 * The shell is on every page; ask for another one only where its drawings are shown: each is a request. */
import dry from './dry.svg?url&no-inline'
import shell from './shell.svg?url&no-inline'
import shore from './shore.svg?url&no-inline'
import stones from './stones.svg?url&no-inline'

export const sheets = { shell, stones, shore, dry } as const
