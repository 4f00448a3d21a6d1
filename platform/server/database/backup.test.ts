import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { embeddedInMemory, emptyDatabase, temporaryFolder } from '#platform/server/testing/database.ts'
import { emptySnapshot } from '#platform/server/testing/embedded-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { writeBackup } from './backup.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { restoreDatabase } from './restore.ts'
import { many } from './rows.ts'
import { verifyBackup } from './verify-backup.ts'

vi.setConfig({ testTimeout: 300_000 })

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
let media: string
/** Migrations as they were when the backup was made. */
let folder: string
/** A filled database and its backup. Both are read again and again; whoever changes them puts them back. */
let source: Database
let file: string

beforeAll(async () => {
  temporary = await temporaryFolder()
  media = join(temporary.path, 'media')
  await mkdir(join(media, 'ab'), { recursive: true })
  await writeFile(join(media, 'ab', 'cv.pdf'), Buffer.alloc(1_000_000, 'cv'))
  await writeFile(join(media, 'empty.txt'), '')
  folder = await migrations('first')
  source = await emptyDatabase()
  await migrate(source, { folder })
  await fill(source)
  file = join(temporary.path, 'fair.backup')
  await save(source)
})
afterAll(async () => {
  await source.close()
  await temporary.remove()
})

/** A folder with the first migration and perhaps a second. */
async function migrations(name: string, second: Record<string, string> = {}) {
  const path = join(temporary.path, name)
  await mkdir(path)
  for (const [step, text] of Object.entries({ '0001-fairs.sql': schema, ...second }))
    await writeFile(join(path, step), text)
  return path
}

async function inEmpty(work: (target: Database) => Promise<void>) {
  const target = await emptyDatabase()
  await work(target).finally(() => target.close())
}

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
  return many(database.kysely)`
    select (select json_agg(fair order by id)::text from fair) as fairs,
      (select md5(string_agg(stand::text, ';' order by id)) from stand) as stands,
      (select count(*) from stand) as count,
      (select json_agg("Odd name" order by "Odd name"::text collate "C")::text from "Odd name") as odd`
}

const save = (database: Database, to = file) => writeBackup(database, media, createWriteStream(to))
type Options = { from?: string; folder?: string; replace?: boolean; mediaFolder?: string }
const load = (database: Database, { from = file, ...options }: Options = {}) =>
  restoreDatabase(database, createReadStream(from), {
    mediaFolder: join(temporary.path, randomUUID()),
    folder,
    ...options,
  })

describe('a backup', () => {
  it('comes back equal in either kind of database, and from there again', async () => {
    expect(await verifyBackup(file)).toMatchObject({ tables: 3, rows: 2510, files: 2 })
    const again = join(temporary.path, 'again.backup')
    const embedded = await embeddedInMemory(await emptySnapshot())
    try {
      await load(embedded)
      expect(await content(embedded)).toEqual(await content(source))
      await save(embedded, again)
    } finally {
      await embedded.close()
    }
    await inEmpty(async target => {
      await load(target, { from: again })
      expect(await content(target)).toEqual(await content(source))
    })
  })

  it('brings the files back, and leaves numbering, keys and triggers working', async () => {
    const restored = join(temporary.path, 'restored')
    await inEmpty(async target => {
      await load(target, { mediaFolder: restored })
      await sql`insert into fair (name) values ('next')`.execute(target.kysely)
      await sql`insert into stand (fair) values (4)`.execute(target.kysely)
      const rows = await many(target.kysely)`select id, name, letters from fair where id > 3`
      expect(rows).toEqual([{ id: 4, name: 'next!', letters: 5 }])
      await expect(sql`insert into stand (fair) values (99)`.execute(target.kysely)).rejects.toThrow(
        'foreign key',
      )
    })
    expect((await readdir(restored, { recursive: true })).sort()).toEqual(['ab', 'ab/cv.pdf', 'empty.txt'])
    expect(await readFile(join(restored, 'ab', 'cv.pdf'))).toEqual(
      await readFile(join(media, 'ab', 'cv.pdf')),
    )
  })

  it('is brought up to the newest schema', async () => {
    const newest = await migrations('newest', {
      '0002-city.sql': "alter table fair add column city text not null default 'Lyon';",
    })
    await inEmpty(async target => {
      await load(target, { folder: newest })
      const rows = await many(target.kysely)`select distinct city from fair`
      expect(rows).toEqual([{ city: 'Lyon' }])
    })
  })
})

describe('a restore', () => {
  it('refuses a target that has rows, and replaces it when told to', async () => {
    const before = await content(source)
    await sql`delete from stand where id % 2 = 0 and id > 30`.execute(source.kysely)
    await expect(load(source)).rejects.toThrow('add --replace')
    await load(source, { replace: true })
    expect(await content(source)).toEqual(before)
  })

  it('refuses a media folder that has files', async () => {
    await expect(load(source, { mediaFolder: media })).rejects.toThrow('is not empty')
  })

  /** Whatever is wrong with a backup: nothing of it is taken, and all that was there stays. */
  async function refused(from: string, why: string) {
    const before = await content(source)
    await expect(load(source, { from, replace: true })).rejects.toThrow(why)
    expect(await content(source)).toEqual(before)
  }

  it.each([0.3, 0.9, 0.999])(
    'leaves everything as it was when the backup is cut off at %d of its size',
    async part => {
      const cut = join(temporary.path, 'cut.backup')
      await copyFile(file, cut)
      await truncate(cut, Math.floor((await verifyBackup(file)).bytes * part))
      await expect(verifyBackup(cut)).rejects.toThrow('damaged or cut off')
      await refused(cut, 'damaged or cut off')
    },
  )

  it('refuses a backup made with a migration that is not known here', async () => {
    const newer = await migrations('newer', { '0002-newer.sql': 'create table newer (id integer);' })
    const other = await migrations('other', { '0002-newer.sql': 'create table other (id integer);' })
    const from = join(temporary.path, 'newer.backup')
    await inEmpty(async target => {
      await migrate(target, { folder: newer })
      await save(target, from)
    })
    await expect(load(source, { from, folder: other, replace: true })).rejects.toThrow(
      'Restore it with the version that made it',
    )
  })

  it('refuses a backup in which one value was changed', async () => {
    const text = gunzipSync(await readFile(file)).toString('utf8')
    expect(text).toContain('Salon 2')
    const changed = join(temporary.path, 'changed.backup')
    await writeFile(changed, gzipSync(text.replace('Salon 2', 'Salon 9')))
    await refused(changed, 'came out different from the backup')
  })

  it('refuses a file that is something else', async () => {
    const something = join(temporary.path, 'something')
    await writeFile(something, 'not a backup')
    await refused(something, 'damaged')
  })
})

/** Last, for it leaves the source changed. */
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
  const moving = join(temporary.path, 'moving.backup')
  await save(source, moving).finally(() => {
    stop = true
  })
  await writing
  await inEmpty(async target => {
    await load(target, { from: moving })
    const rows = await many(target.kysely)`
      select count(*) as without from fair where id > 3 and not exists (select from stand where stand.fair = fair.id)`
    expect(rows).toEqual([{ without: 0 }])
  })
})

it('copies an embedded directory for the backup and leaves no copy behind', async () => {
  const dataDir = join(temporary.path, 'data')
  const database = await openDatabase({ dataDir, log: quietLog })
  await migrate(database, { folder })
  await fill(database)
  const copy = join(temporary.path, 'copy.backup')
  await save(database, copy)
  expect((await readdir(dataDir)).sort()).toEqual(['database', 'database.lock', 'reserve'])
  await inEmpty(async target => {
    await load(target, { from: copy })
    expect(await content(target)).toEqual(await content(database))
  })
  await database.close()
})
