import { dropDatabasesOf } from '#platform/server/testing/postgres-template.ts'
import { startPostgres } from './start-test-postgres.ts'

/** One PostgreSQL for the whole run, in a temporary folder, unless one is given. */
export default async function setup() {
  // Those who ask it are children of this process.
  if (process.env.TEST_DATABASE_URL) return () => dropDatabasesOf(process.pid)
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return () => server.stop()
}
