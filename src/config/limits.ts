import { chunkReloadGuardMs, ipadMax, mobileMax, outsideClickAbove } from './thresholds.ts'

/** Every number of the specification's section 9, named. */
export const limits = {
  http: { timeoutMs: 30_000, buildTries: 3, browserTries: 1 },
  breakpoints: { mobileMax, ipadMax, outsideClickAbove },
  chunkReloadGuardMs,
  progress: { throttleMs: 200, durationMs: 5_000, hideMs: 500, step: { small: 30, large: 45 } },
  prefetch: { idleMs: 2_000, maxPages: 6 },
  fetchDelayMs: 200,
  debounceMs: 300,
  news: { step: 20, count: 20, status: 0 },
  banner: { count: 10, status: 0 },
  activity: { count: 5 },
  ad: { count: 5 },
  dapps: { count: 500, version: '10.0.0', step: 40 },
  hotCategoryId: 99998,
  logo: { side: 400, types: ['image/png', 'image/jpeg'] },
  auditUrlsTotal: 1_000,
  text: {
    title: 50,
    subtitle: 120,
    introduction: 500,
    url: 200,
    email: 254,
    contact: 100,
    symbol: 20,
    address: 128,
    number: 80,
  },
  /** rows of one field: networks, contracts, tokens, audit addresses */
  rows: 60,
  tokenReviewWorkingDays: 2,
  body: { subscription: 2_048, submission: 6 * 1024 * 1024, part: 1024 * 1024 },
  /** a CV; below the whole body, which also carries the answers */
  resumeMegabytes: 5,
  rate: { perMinute: 5, burst: 3 },
  resumeKeepDays: 180,
} as const
