import { migrate } from '#platform/server/database/migrate.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { seedReference } from '#seed/reference.ts'
import { withClient } from './with-client.ts'

/** A new database of this server with the reference lists and nothing else. Returns its address. */
export async function referenceDatabase(server: string, name: string): Promise<string> {
  await withClient(server, client => client.query(`create database ${name}`).then(() => {}))
  const url = Object.assign(new URL(server), { pathname: `/${name}` }).href
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  await migrate(database)
  await database.transaction(db => seedReference(db))
  await database.close()
  return url
}
