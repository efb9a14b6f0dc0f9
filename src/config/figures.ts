/** Marketing figures of the owner. `asOf` is the month the figure was given; pages show it. */
export const figures = {
  users: { value: 20_000_000, asOf: '2025-10' },
  /** One line of the source says 25M+; it disagrees with all others and is not shown. */
  usersDisputed: { value: 25_000_000, asOf: '2025-10', shown: false },
  monthlyActive: { value: 3_500_000, asOf: '2025-10' },
  regions: { value: 200, asOf: '2025-10' },
  followers: { value: 600_000, asOf: '2025-10' },
  buyMinutes: { value: 5, asOf: '2025-10' },
  energySavingPercent: { value: 75, asOf: '2025-10' },
  usLicence: { year: 2024, asOf: '2024-02' },
} as const
