import type { FreshOptions } from '#platform/server/testing/database.ts'
import { seedSmallFixture } from '#seed/small.ts'

/** A database with the small fixture in it: made once a run, then copied, once for each process of the tests. */
export const smallDatabase: FreshOptions = {
  key: 'small',
  isShared: true,
  seed: async database => void (await seedSmallFixture(database)),
}
