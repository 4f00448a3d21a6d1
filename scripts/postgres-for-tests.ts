import { startPostgres } from './start-test-postgres.ts'

/** One PostgreSQL for the whole run, in a temporary folder, unless one is given. */
export default async function setup() {
  if (process.env.TEST_DATABASE_URL) return
  const server = await startPostgres()
  process.env.TEST_DATABASE_URL = server.url
  return () => server.stop()
}
