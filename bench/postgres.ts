import { startPostgres, type TestPostgres } from '../scripts/start-test-postgres.ts'

/** A server that cleans up and plans as one in use does; only nothing it keeps outlives it. */
export const benchPostgres = (): Promise<TestPostgres> => startPostgres({ settings: [] })
