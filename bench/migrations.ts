import type { Database } from '#platform/server/database/database.ts'
import { MigrationRefused, migrate } from '#platform/server/database/migrate.ts'
import { migrationsFolder } from '#platform/server/database/migration-files.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { migrationsBefore } from '#platform/server/testing/migrations-before.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { atLeast, atMost, plain } from './figure.ts'
import { ages, arrived } from './legacy-fixture.ts'
import { benchPostgres } from './postgres.ts'
import type { Group } from './results.ts'
import { schemaLines } from './schema-lines.ts'
import { type Contents, changedTables, tableContents } from './table-contents.ts'
import { withClient } from './with-client.ts'

type Step = { name: string; seconds: number }

/** All servers start at once; the steps are taken one after the other, whoever takes them. */
async function upgrade(servers: Database[], folder: string): Promise<Step[]> {
  const begun: { name: string; at: number }[] = []
  const onStep = ({ name }: { name: string }) => void begun.push({ name, at: performance.now() })
  await Promise.all(servers.map(server => migrate(server, { folder, onStep })))
  const ended = performance.now()
  return begun.map(({ name, at }, place) => ({
    name,
    seconds: ((begun[place + 1]?.at ?? ended) - at) / 1000,
  }))
}

/** Fills the database as it was at each age, and upgrades it from there to the next and at last to the newest. */
async function grownOld(url: string, servers: [Database, Database]) {
  const steps: Step[] = []
  const changed: string[] = []
  let contents: Contents = new Map()
  let isOlderRefused = true
  const next = async (folder: string) => {
    const taken = await upgrade(servers, folder)
    changed.push(...changedTables(contents, await tableContents(servers[0], contents)))
    return taken
  }
  const folders = await Promise.all(ages.map(({ before }) => migrationsBefore(before)))
  for (const [place, { path }] of folders.entries()) {
    const taken = await next(path)
    if (place > 0) steps.push(...taken)
    await withClient(url, async client => {
      await client.query(ages[place]?.rows ?? '')
      await client.query('vacuum analyze')
    })
    contents = await tableContents(servers[0])
  }
  steps.push(...(await next(migrationsFolder)))
  for (const { path, remove } of folders) {
    const refused = await migrate(servers[0], { folder: path }).catch(error => error)
    isOlderRefused &&= refused instanceof MigrationRefused
    await remove()
  }
  const rows = [...contents.values()].reduce((sum, table) => sum + table.rows, 0)
  return { steps, changed, rows, isOlderRefused }
}

const unlike = (some: string[], others: string[]) => some.filter(one => !others.includes(one)).length
const named = (names: string[]) => (names.length ? ` (${names.join(', ')})` : '')

/** A database of a million rows from early on, brought to the newest schema by two servers at once. */
export async function agedMigrations(): Promise<Group> {
  const postgres = await benchPostgres()
  const create = async (name: string) => {
    await withClient(postgres.url, client => client.query(`create database ${name}`))
    return Object.assign(new URL(postgres.url), { pathname: `/${name}` }).href
  }
  const [aged, fresh] = [await create('aged'), await create('fresh')]
  const open = (url: string) => openDatabase({ url, dataDir: '', log: quietLog })
  const [one, other, young] = [await open(aged), await open(aged), await open(fresh)]
  try {
    const { steps, changed, rows, isOlderRefused } = await grownOld(aged, [one, other])
    await migrate(young)
    const schema = await withClient(aged, schemaLines)
    const freshSchema = await withClient(fresh, schemaLines)
    const there = await withClient(aged, client => client.query<Record<string, boolean>>(arrived))
    const missing = Object.entries(there.rows[0] ?? {}).flatMap(([what, isThere]) => (isThere ? [] : [what]))
    const [slowest] = steps.toSorted((step, next) => next.seconds - step.seconds)
    const seconds = plain('s', 1)
    return {
      title: 'A million rows migrated, PostgreSQL, two servers started at once',
      how: `Rows as they were before ${ages.map(({ before }) => `\`${before}\``).join(' and before ')}, brought to the newest schema. Their number and their checksums are compared in all columns that no migration means to change.`,
      figures: [
        atLeast('rows', rows, 1_000_000, plain()),
        atMost(
          `all ${steps.length} steps`,
          steps.reduce((sum, step) => sum + step.seconds, 0),
          60,
          seconds,
        ),
        {
          what: `the slowest, ${slowest?.name}`,
          measured: seconds(slowest?.seconds ?? 0),
          target: '–',
          holds: null,
        },
        atMost(`tables whose rows have changed${named(changed)}`, changed.length, 0, plain()),
        atMost(`what was moved and is not there${named(missing)}`, missing.length, 0, plain()),
        atMost(
          `of ${freshSchema.length} parts of a fresh schema, unlike`,
          unlike(schema, freshSchema) + unlike(freshSchema, schema),
          0,
          plain(),
        ),
        {
          what: 'an older program is refused',
          measured: isOlderRefused ? 'yes' : 'no',
          target: 'yes',
          holds: isOlderRefused,
        },
      ],
    }
  } finally {
    for (const database of [one, other, young]) await database.close()
    await postgres.stop()
  }
}
