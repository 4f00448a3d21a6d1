import type { FreshOptions } from '#platform/server/testing/database.ts'
import { seedSmallFixture } from '#seed/small.ts'

/** A database with the small world in it: made once a run, then copied. */
export const smallDatabase: FreshOptions = {
  key: 'small',
  seed: async database => void (await seedSmallFixture(database)),
}
