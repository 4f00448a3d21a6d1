import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startChild } from '#platform/server/testing/child-process.ts'
import { emptyDatabase, temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { emptyPostgres } from '#platform/server/testing/postgres-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import type { Database } from './database.ts'
import { MigrationRefused, migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { many } from './rows.ts'

let database: Database
let temporary: Awaited<ReturnType<typeof temporaryFolder>>
let folder: string

beforeEach(async () => {
  database = await emptyDatabase()
  temporary = await temporaryFolder()
  folder = join(temporary.path, 'migrations')
  await mkdir(folder)
  await write('0001-hall.sql', 'create table hall (id integer); insert into hall values (1);')
  await write('0002-stand.sql', 'create table stand (id integer);')
})
afterEach(async () => {
  await database.close()
  await temporary.remove()
})

const write = (name: string, text: string) => writeFile(join(folder, name), text)
const tables = async () => {
  const rows = await many<{ name: string }>(database.kysely)`
    select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`
  return rows.map(({ name }) => name)
}

it('applies each step once, in order, and says where it is', async () => {
  const steps: string[] = []
  const onStep = ({ name }: { name: string }, { step, of }: { step: number; of: number }) =>
    void steps.push(`${step}/${of} ${name}`)
  expect(await migrate(database, { folder, onStep })).toBe(2)
  expect(await migrate(database, { folder, onStep })).toBe(0)
  expect(steps).toEqual(['1/2 hall', '2/2 stand'])
  expect(await tables()).toEqual(['hall', 'schema_migration', 'stand'])
})

it('is safe when several servers start at once', async () => {
  const done = await Promise.all(Array.from({ length: 4 }, () => migrate(database, { folder })))
  expect(done.reduce((sum, count) => sum + count)).toBe(2)
  const rows = await many(database.kysely)`select count(*) as n from hall`
  expect(rows).toEqual([{ n: 1 }])
})

it('undoes a step that fails, keeps those before it, and names file and line', async () => {
  await write('0003-wrong.sql', 'create table room (id integer);\n\nselect nothing;')
  await expect(migrate(database, { folder })).rejects.toThrow('0003-wrong failed at line 3 and was undone')
  expect(await tables()).toEqual(['hall', 'schema_migration', 'stand'])
})

it('refuses a step that was changed after it was applied', async () => {
  await migrate(database, { folder })
  await write('0001-hall.sql', 'create table hall (id bigint);')
  const refused = migrate(database, { folder })
  await expect(refused).rejects.toBeInstanceOf(MigrationRefused)
  await expect(refused).rejects.toThrow('0001-hall was changed after it was applied')
})

it('refuses a database that is newer than the program', async () => {
  await write('0003-newer.sql', 'create table newer (id integer);')
  await migrate(database, { folder })
  const older = join(temporary.path, 'older')
  await mkdir(older)
  await writeFile(
    join(older, '0001-hall.sql'),
    'create table hall (id integer); insert into hall values (1);',
  )
  await writeFile(join(older, '0002-stand.sql'), 'create table stand (id integer);')
  await expect(migrate(database, { folder: older })).rejects.toThrow('newer than the program')
})

it('refuses a step that was slipped in below an applied one', async () => {
  await write('0004-later.sql', 'create table later (id integer);')
  await migrate(database, { folder })
  await write('0003-late.sql', 'create table late (id integer);')
  await expect(migrate(database, { folder })).rejects.toThrow('give the new one a higher number')
})

it('accepts line ends of another system as the same text', async () => {
  await write('0002-stand.sql', 'create table stand (\n  id integer\n);\n')
  await migrate(database, { folder })
  await write('0002-stand.sql', 'create table stand (\r\n  id integer\r\n);\r\n')
  expect(await migrate(database, { folder })).toBe(0)
})

it('leaves a killed step undone and completes it at the next start', async () => {
  const postgres = testDatabaseKind === 'postgres' ? await emptyPostgres() : undefined
  await write('0003-long.sql', 'create table long (id integer); select pg_sleep(20);')
  const dataDir = join(temporary.path, 'data')
  const child = startChild(
    'platform/server/database/fixtures/migrate-slowly.ts',
    [dataDir, folder],
    postgres && { URL: postgres.url },
  )
  while ((await child.next()) !== 'long');
  await child.kill()
  expect(child.lines).not.toContain('done')
  const reopened = await openDatabase({ dataDir, log: quietLog, ...(postgres && { url: postgres.url }) })
  const rows = await many(reopened.kysely)`
    select to_regclass('long') as long, to_regclass('stand')::text as stand`
  expect(rows).toEqual([{ long: null, stand: 'stand' }])
  await write('0003-long.sql', 'create table long (id integer);')
  expect(await migrate(reopened, { folder })).toBe(1)
  await reopened.close()
  await postgres?.drop()
})
