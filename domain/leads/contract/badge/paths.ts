/** The badge of a person in a fair, and where a stand scans those of its visitors. */
export const badgePaths = {
  userBadge: '/user/badge',
  standScan: '/stand/scan/:id?',
} as const
