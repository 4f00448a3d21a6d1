import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { BackupHeader, BackupLine } from './backup-format.ts'
import { TEXT_SETTINGS } from './backup-format.ts'
import type { ConnectionPool } from './connection.ts'
import type { Database } from './database.ts'
import { many } from './rows.ts'
import { monthsOf, sequenceStates, type TableShape, tableDigest, tableShapes } from './schema-catalog.ts'
import { kyselyOver } from './transaction.ts'

const ROWS_AT_ONCE = 500

/** All tables as they stand at one moment. The end of the backup is written by whoever adds the files. */
export async function* dumpTables(kind: Database['kind'], pool: ConnectionPool): AsyncGenerator<BackupLine> {
  const kysely = kyselyOver(pool, { unhurried: true })
  const trx = await kysely
    .startTransaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute()
  try {
    await sql.raw(TEXT_SETTINGS).execute(trx)
    yield await header(kind, trx)
    for (const table of await tableShapes(trx)) yield* dumpTable(trx, table)
    yield { sequences: await sequenceStates(trx) }
  } finally {
    await trx.rollback().execute()
  }
}

async function header(from: Database['kind'], trx: Kysely<Tables>): Promise<BackupHeader> {
  const schema = await trx
    .selectFrom('schema_migration')
    .select(['number', 'name', 'checksum'])
    .orderBy('number')
    .execute()
  return { backup: 'verriere', format: 1, madeAt: new Date().toISOString(), from, schema }
}

/** One table as the transaction sees it, which has `TEXT_SETTINGS`. */
export async function* dumpTable(trx: Kysely<Tables>, table: TableShape): AsyncGenerator<BackupLine> {
  const months = await monthsOf(trx, table.name)
  yield { table: table.name, columns: table.columns, ...(months.length && { months }) }
  const values = table.columns.map(column => sql`${sql.ref(column)}::text as ${sql.ref(column)}`)
  await sql`declare rows no scroll cursor for select ${sql.join(values)}
    from ${sql.table(table.name)}`.execute(trx)
  for (;;) {
    const rows = await many<Record<string, string | null>>(trx)`fetch ${sql.lit(ROWS_AT_ONCE)} from rows`
    for (const row of rows) yield table.columns.map(column => row[column] ?? null)
    if (rows.length < ROWS_AT_ONCE) break
  }
  await sql`close rows`.execute(trx)
  yield { endOfTable: table.name, ...(await tableDigest(trx, table)) }
}
