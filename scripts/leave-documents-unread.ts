/** Of a demo fair that serves browser tests alone: no test looks for what brochures say, and each copy would read all of them. */
import { openDatabase } from '#platform/server/database/open-database.ts'

const log = { info() {}, warn: console.warn, error: console.error }
const database = await openDatabase({ dataDir: process.env.DATA_DIR ?? '', log })
await database.kysely.deleteFrom('queued_job').where('kind', '=', 'read_document').execute()
await database.close()
