import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { TEXT_SETTINGS } from './backup-format.ts'
import type { Database } from './database.ts'
import { dumpTable } from './dump.ts'
import { besideTransaction } from './inside-transaction.ts'
import { maybeOne } from './rows.ts'
import { type TableShape, tableDigest, tableShapes } from './schema-catalog.ts'
import { TableLoader } from './table-loader.ts'

type Trx = Kysely<Tables>

/**
 * Takes the rows of those tables that the target has to it. Whoever writes them waits; all are there or here, also for
 * whoever is ended in the middle: what was copied and is not yet gone is found to be the same.
 * @param refuse for rows that the target has and that are not the same; not given, they are replaced
 */
export async function moveTables(from: Database, to: Database, refuse?: () => never): Promise<void> {
  const names = new Set((await tableShapes(to.kysely)).map(({ name }) => name))
  await from.transaction(
    async trx => {
      await sql.raw(TEXT_SETTINGS).execute(trx)
      const shapes = (await tableShapes(trx)).filter(({ name }) => names.has(name))
      const tables = sql.join(shapes.map(({ name }) => sql.table(name)))
      await sql`lock table ${tables} in exclusive mode`.execute(trx)
      // Others who start at once may have moved them meanwhile.
      if (refuse && !(await areFilled(shapes, trx))) return
      await besideTransaction(() =>
        to.transaction(target => copy(shapes, trx, target, refuse), { unhurried: true }),
      )
      await sql`truncate ${tables}`.execute(trx)
    },
    { unhurried: true },
  )
}

async function copy(shapes: readonly TableShape[], from: Trx, to: Trx, refuse?: () => never): Promise<void> {
  await sql.raw(TEXT_SETTINGS).execute(to)
  if (refuse && (await areFilled(shapes, to))) {
    if (!(await isSame(shapes, from, to))) refuse()
    return
  }
  const loader = await TableLoader.over(to, () => {})
  for (const shape of shapes) for await (const line of dumpTable(from, shape)) await loader.take(line)
  await loader.enableTriggers()
}

/** Any of these tables has rows. */
export async function areFilled(shapes: readonly Pick<TableShape, 'name'>[], db: Trx): Promise<boolean> {
  for (const { name } of shapes) if (await maybeOne(db)`select 1 from ${sql.table(name)} limit 1`) return true
  return false
}

async function isSame(shapes: readonly TableShape[], one: Trx, other: Trx): Promise<boolean> {
  for (const shape of shapes) {
    const found = await tableDigest(one, shape)
    const known = await tableDigest(other, shape)
    if (found.rows !== known.rows || found.digest !== known.digest) return false
  }
  return true
}
