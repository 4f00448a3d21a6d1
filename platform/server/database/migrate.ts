import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { type Migration, readMigrations } from './migration-files.ts'
import { many } from './rows.ts'

/** Any number, the same in every process that migrates this database. */
const MIGRATION_LOCK = 7_041_789
const ADVICE = 'Restore a backup made with this version, or install the version that wrote it.'

export class MigrationRefused extends Error {
  override readonly name = 'MigrationRefused'
}

export type MigrateOptions = {
  folder?: string
  onStep?: (migration: Migration, place: { step: number; of: number }) => void
}

type Applied = { number: number; name: string; checksum: string }

/** Brings the database to the newest schema; each step wholly or not at all. Returns how many were applied. */
export async function migrate(database: Database, options: MigrateOptions = {}): Promise<number> {
  const known = await readMigrations(options.folder)
  let done = 0
  let of: number | undefined
  for (;;) {
    const applied = await database.transaction(
      async trx => {
        const missing = await missingSteps(trx, known)
        of ??= missing.length
        const [next] = missing
        if (!next) return false
        options.onStep?.(next, { step: done + 1, of })
        await applyStep(trx, next)
        return true
      },
      { unhurried: true },
    )
    if (!applied) return done
    done += 1
  }
}

export async function missingSteps<T>(trx: Kysely<T>, known: Migration[]): Promise<Migration[]> {
  // Held until the transaction ends: a second server that starts at once waits, then finds the step done.
  await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx)
  await sql`
    create table if not exists schema_migration (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz not null default now()
    )`.execute(trx)
  const rows = await many<Applied>(trx)`select number, name, checksum from schema_migration order by number`
  for (const applied of rows) {
    refuseIfDifferent(
      applied,
      known.find(({ number }) => number === applied.number),
    )
  }
  const last = rows.at(-1)
  const missing = known.filter(({ number }) => !rows.some(applied => applied.number === number))
  const [late] = missing
  if (late && last && late.number < last.number) {
    throw new MigrationRefused(
      `The migration ${label(late)} was added below ${label(last)}, which is already applied to this database. ` +
        'Migrations only go forward: give the new one a higher number.',
    )
  }
  return missing
}

export async function applyStep<T>(trx: Kysely<T>, migration: Migration): Promise<void> {
  const { number, name, checksum } = migration
  try {
    await sql.raw(migration.sql).execute(trx)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const place = placeOf(error, migration.sql)
    throw new Error(`The migration ${label(migration)} failed${place} and was undone: ${reason}`, {
      cause: error,
    })
  }
  await sql`insert into schema_migration (number, name, checksum)
    values (${number}, ${name}, ${checksum})`.execute(trx)
}

function refuseIfDifferent(applied: Applied, known: Migration | undefined) {
  if (!known) {
    throw new MigrationRefused(
      `This database is newer than the program: it has the migration ${label(applied)}, unknown here. ${ADVICE}`,
    )
  }
  if (known.checksum !== applied.checksum || known.name !== applied.name) {
    throw new MigrationRefused(
      `The migration ${label(known)} was changed after it was applied to this database as ${label(applied)}. ` +
        'An applied migration is never edited: restore its text and add a new one with the change.',
    )
  }
}

function label({ number, name }: { number: number; name: string }): string {
  return `${String(number).padStart(4, '0')}-${name}`
}

function placeOf(error: unknown, text: string): string {
  const position = error instanceof Error ? Number(Reflect.get(error, 'position')) : Number.NaN
  return position > 0 ? ` at line ${text.slice(0, position).split('\n').length}` : ''
}
