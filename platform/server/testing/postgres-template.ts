import { createHash, randomBytes } from 'node:crypto'
import pg from 'pg'
import type { Database } from '#platform/server/database/database.ts'
import { migrate } from '#platform/server/database/migrate.ts'
import { readMigrations, schemaChecksum } from '#platform/server/database/migration-files.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from './quiet-log.ts'
import { testRun } from './test-run.ts'

export type Seed = (database: Database) => Promise<unknown>

type Copy = { url: string; drop(): Promise<void> }

export async function seededPostgres(options?: { key: string; seed: Seed }): Promise<Copy> {
  const schema = schemaChecksum(await readMigrations())
  const migrated = `template_${schema}`
  await madeOnce(migrated, admin => makeTemplate(admin, migrated, 'template0', migrate))
  if (!options) return copyOf(migrated)
  const seeded = `${migrated}_${testRun}_${hash(options.key)}`
  await madeOnce(seeded, admin => makeTemplate(admin, seeded, migrated, options.seed))
  return copyOf(seeded)
}

/** By the first who asks, for whom the others wait. */
async function madeOnce(template: string, make: (admin: pg.Client) => Promise<void>) {
  await asAdministrator(async admin => {
    await admin.query('select pg_advisory_lock(hashtext($1))', [template])
    try {
      const { rowCount } = await admin.query('select from pg_database where datname = $1', [template])
      if (!rowCount) await make(admin)
    } finally {
      await admin.query('select pg_advisory_unlock(hashtext($1))', [template])
    }
  })
}

export function emptyPostgres(): Promise<Copy> {
  return copyOf('template0')
}

async function makeTemplate(admin: pg.Client, template: string, base: string, seed: Seed) {
  const making = `making_${randomBytes(6).toString('hex')}`
  await admin.query(`create database ${making} template ${base} strategy file_copy`)
  const database = await openDatabase({ url: urlOf(making), dataDir: '', log: quietLog })
  try {
    await seed(database)
  } finally {
    await database.close()
  }
  // Under its name only when it is complete: a seed that fails leaves no half template.
  await admin.query(`alter database ${making} rename to ${template}`)
}

async function copyOf(template: string): Promise<Copy> {
  const name = `test_${testRun}_${randomBytes(8).toString('hex')}`
  await asAdministrator(admin =>
    admin.query(`create database ${name} template ${template} strategy file_copy`),
  )
  return {
    url: urlOf(name),
    drop: () =>
      asAdministrator(admin => admin.query(`drop database if exists ${name} with (force)`)).then(() => {}),
  }
}

/** What the processes of a run have left on a server that outlives it. */
export async function dropDatabasesOf(run: string | number): Promise<void> {
  await asAdministrator(async admin => {
    const { rows } = await admin.query<{ name: string }>(
      'select datname as name from pg_database where datname ~ $1',
      [`^(test|template_[0-9a-f]+)_${run}_`],
    )
    for (const { name } of rows) await admin.query(`drop database if exists ${name} with (force)`)
  })
}

async function asAdministrator<T>(work: (admin: pg.Client) => Promise<T>): Promise<T> {
  const admin = new pg.Client({ connectionString: serverUrl() })
  await admin.connect()
  try {
    return await work(admin)
  } finally {
    await admin.end()
  }
}

function urlOf(database: string): string {
  const url = new URL(serverUrl())
  url.pathname = `/${database}`
  return url.href
}

function serverUrl(): string {
  const url = process.env.TEST_DATABASE_URL
  if (!url)
    throw new Error(
      'TEST_DATABASE_URL is missing: run the tests by `npm test`, which starts a server for them.',
    )
  return url
}

function hash(key: string): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}
