import type { Companion } from '#platform/server/companion.ts'
import type { Services } from '#platform/server/services.ts'

/** The database that figures have of their own, for those who watch the server. It is looked for by whoever asks it. */
export const statisticsCompanion = ({ statistics }: Services): Companion => ({
  name: 'statistics',
  start: async () => {},
  stop: async () => {},
  isUp: () => statistics.ready(),
})
