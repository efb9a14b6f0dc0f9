import { join } from 'node:path'

/** Where the build keeps and finds things, from the project's root. */
export const sampleDir = (root: string) => join(root, 'src/sources/sample')
export const listedDir = (root: string) => join(root, 'src/sources/listed')
export const reportFile = (root: string) => join(root, '.data/build-report.json')

/** One folder a host, so that no host's answers ever stand in for another's. */
export const snapshotDir = (root: string, base: string) =>
  join(root, '.data/snapshot', base.replace(/^https?:\/\//, '').replace(/[^\w.-]+/g, '_'))
