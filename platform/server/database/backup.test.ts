import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { embeddedInMemory, emptyDatabase, temporaryFolder } from '#platform/server/testing/database.ts'
import { emptySnapshot } from '#platform/server/testing/embedded-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { writeBackup } from './backup.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { restore } from './restore.ts'
import { verifyBackup } from './verify-backup.ts'

const schema = `
  create table fair (
    id integer generated always as identity primary key, name text not null, parent integer references fair,
    letters integer generated always as (length(name)) stored);
  create table stand (
    id bigserial primary key, fair integer not null references fair on delete cascade, content jsonb, price numeric(10, 2),
    opened timestamptz, tags text[], logo bytea, ratio double precision, day date);
  alter table fair add column best bigint references stand deferrable initially deferred;
  create table "Odd name" ("Odd ""column""" text);
  create function touched() returns trigger language plpgsql as $$ begin new.name := new.name || '!'; return new; end $$;
  create trigger fair_touched before insert or update on fair for each row execute function touched();
`

let temporary: Awaited<ReturnType<typeof temporaryFolder>>
let folder: string
let media: string
let file: string
let source: Database

beforeEach(async () => {
  temporary = await temporaryFolder()
  folder = join(temporary.path, 'migrations')
  media = join(temporary.path, 'media')
  file = join(temporary.path, 'fair.backup')
  await mkdir(folder)
  await mkdir(join(media, 'ab'), { recursive: true })
  await writeFile(join(folder, '0001-fairs.sql'), schema)
  await writeFile(join(media, 'ab', 'cv.pdf'), Buffer.alloc(1_000_000, 'cv'))
  await writeFile(join(media, 'empty.txt'), '')
  source = await emptyDatabase()
  await migrate(source, { folder })
  await fill(source)
})
afterEach(async () => {
  await source.close()
  await temporary.remove()
})

async function fill(database: Database) {
  await database.transaction(async trx => {
    await sql`insert into fair (name) select 'Salon ' || n from generate_series(1, 3) n`.execute(trx)
    await sql`
      insert into stand (fair, content, price, opened, tags, logo, ratio, day)
      select 1 + n % 3, jsonb_build_object('title', 'Stand "' || n || E'"\\n\\té', 'list', jsonb_build_array(1, null, n)),
        n / 7.0, timestamptz '2026-03-29 01:30:00.123456+00' + n * interval '1 hour', array['a,b', null, '"' || n],
        decode(md5(n::text), 'hex'), 1.0 / n, date '2026-01-01' + n
      from generate_series(1, 2500) n`.execute(trx)
    await sql`insert into stand (fair, content) values (1, 'null'), (2, '"text"'), (3, null)`.execute(trx)
    await sql`update fair set best = id * 10, parent = case when id < 3 then id + 1 end`.execute(trx)
    await sql.raw(`insert into "Odd name" values (''), (null), ('null'), ('\\N')`).execute(trx)
  })
}

async function content(database: Database) {
  const { rows } = await sql`
    select (select json_agg(fair order by id)::text from fair) as fairs,
      (select md5(string_agg(stand::text, ';' order by id)) from stand) as stands,
      (select count(*) from stand) as count,
      (select json_agg("Odd name" order by "Odd name"::text collate "C")::text from "Odd name") as odd`.execute(
    database.kysely,
  )
  return rows
}

const save = (database: Database, to = file) => writeBackup(database, media, createWriteStream(to))
const load = (database: Database, options: { replace?: boolean; mediaFolder?: string } = {}) =>
  restore(database, createReadStream(file), {
    mediaFolder: join(temporary.path, 'restored'),
    folder,
    ...options,
  })

describe('a backup', () => {
  it('comes back equal in either kind of database, and from there again', async () => {
    await save(source)
    expect(await verifyBackup(file)).toMatchObject({ tables: 3, rows: 2510, files: 2 })
    const embedded = await embeddedInMemory(await emptySnapshot())
    const other = await emptyDatabase()
    try {
      await load(embedded)
      expect(await content(embedded)).toEqual(await content(source))
      await save(embedded)
      await load(other, { mediaFolder: join(temporary.path, 'again') })
      expect(await content(other)).toEqual(await content(source))
    } finally {
      await embedded.close()
      await other.close()
    }
  })

  it('brings the files back', async () => {
    await save(source)
    const target = await emptyDatabase()
    await load(target)
    await target.close()
    const restored = join(temporary.path, 'restored')
    expect((await readdir(restored, { recursive: true })).sort()).toEqual(['ab', 'ab/cv.pdf', 'empty.txt'])
    expect(await readFile(join(restored, 'ab', 'cv.pdf'))).toEqual(
      await readFile(join(media, 'ab', 'cv.pdf')),
    )
  })

  it('leaves numbering, keys and triggers working', async () => {
    await save(source)
    const target = await emptyDatabase()
    await load(target)
    await sql`insert into fair (name) values ('next')`.execute(target.kysely)
    await sql`insert into stand (fair) values (4)`.execute(target.kysely)
    const { rows } = await sql`select id, name, letters from fair where id > 3`.execute(target.kysely)
    expect(rows).toEqual([{ id: 4, name: 'next!', letters: 5 }])
    await expect(sql`insert into stand (fair) values (99)`.execute(target.kysely)).rejects.toThrow(
      'foreign key',
    )
    await target.close()
  })

  it('shows one moment, whatever is written meanwhile', async () => {
    let stop = false
    const writing = (async () => {
      for (let n = 0; !stop; n += 1) {
        await source.transaction(async trx => {
          await sql`insert into fair (name) values ('moving')`.execute(trx)
          await sql`insert into stand (fair, price) select max(id), ${n} from fair`.execute(trx)
        })
      }
    })()
    await save(source)
    stop = true
    await writing
    const target = await emptyDatabase()
    await load(target)
    const { rows } = await sql`
      select count(*) as without from fair where id > 3 and not exists (select from stand where stand.fair = fair.id)`.execute(
      target.kysely,
    )
    expect(rows).toEqual([{ without: 0 }])
    await target.close()
  })

  it('is brought up to the newest schema', async () => {
    await save(source)
    await writeFile(
      join(folder, '0002-city.sql'),
      "alter table fair add column city text not null default 'Lyon';",
    )
    const target = await emptyDatabase()
    await load(target)
    const { rows } = await sql`select distinct city from fair`.execute(target.kysely)
    expect(rows).toEqual([{ city: 'Lyon' }])
    await target.close()
  })
})

describe('a restore', () => {
  it('refuses a target that has rows, and replaces it when told to', async () => {
    await save(source)
    const before = await content(source)
    await sql`delete from stand where id % 2 = 0 and id > 30`.execute(source.kysely)
    await expect(load(source)).rejects.toThrow('add --replace')
    await load(source, { replace: true })
    expect(await content(source)).toEqual(before)
  })

  it('refuses a media folder that has files', async () => {
    await save(source)
    const target = await emptyDatabase()
    await expect(load(target, { mediaFolder: media })).rejects.toThrow('is not empty')
    await target.close()
  })

  it.each([0.3, 0.9, 0.999])(
    'leaves everything as it was when the backup is cut off at %d of its size',
    async part => {
      await save(source)
      const before = await content(source)
      await truncate(file, Math.floor((await verifyBackup(file)).bytes * part))
      await expect(verifyBackup(file)).rejects.toThrow('damaged or cut off')
      await expect(load(source, { replace: true })).rejects.toThrow('damaged or cut off')
      expect(await content(source)).toEqual(before)
    },
  )

  it('refuses a backup made with a migration that is not known here', async () => {
    await writeFile(join(folder, '0002-newer.sql'), 'create table newer (id integer);')
    await migrate(source, { folder })
    await save(source)
    await writeFile(join(folder, '0002-newer.sql'), 'create table other (id integer);')
    const target = await emptyDatabase()
    await expect(load(target)).rejects.toThrow('Restore it with the version that made it')
    await target.close()
  })

  it('refuses a backup in which one value was changed', async () => {
    await save(source)
    const before = await content(source)
    const text = gunzipSync(await readFile(file)).toString('utf8')
    expect(text).toContain('Salon 2')
    await writeFile(file, gzipSync(text.replace('Salon 2', 'Salon 9')))
    await expect(load(source, { replace: true })).rejects.toThrow('came out different from the backup')
    expect(await content(source)).toEqual(before)
  })

  it('refuses a file that is something else', async () => {
    await writeFile(file, 'not a backup')
    await expect(load(source, { replace: true })).rejects.toThrow('damaged')
  })
})

it('copies an embedded directory for the backup and leaves no copy behind', async () => {
  const dataDir = join(temporary.path, 'data')
  const database = await openDatabase({ dataDir, log: quietLog })
  await migrate(database, { folder })
  await fill(database)
  await save(database)
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.lock', 'reserve'])
  const target = await emptyDatabase()
  await load(target)
  expect(await content(target)).toEqual(await content(database))
  await target.close()
  await database.close()
})
