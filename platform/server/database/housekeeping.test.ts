import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { DiskReserve } from './disk-reserve.ts'
import { EmbeddedEngine } from './embedded-engine.ts'
import { Housekeeping } from './housekeeping.ts'
import { assembleDatabase } from './open-database.ts'
import { many, maybeOne } from './rows.ts'
import { SingleConnection } from './single-connection.ts'

it.skipIf(testDatabaseKind === 'postgres')(
  'keeps journal and tables from growing without end, and plans informed',
  async () => {
    const folder = await temporaryFolder()
    const directory = join(folder.path, 'database')
    const engine = new EmbeddedEngine({ start: { directory }, log: quietLog })
    const pool = new SingleConnection(engine, quietLog)
    const database = assembleDatabase('embedded', pool, () => engine.close())
    const housekeeping = new Housekeeping(pool, new DiskReserve(folder.path), quietLog)
    const journal = async () =>
      (await readdir(join(directory, 'pg_wal'))).filter(name => name.length === 24).length
    const size = async () => {
      const row = await maybeOne<{ size: number }>(database.kysely)`select pg_table_size('busy') as size`
      return row?.size ?? 0
    }
    try {
      await sql`create table busy (id integer primary key, text text)`.execute(database.kysely)
      await sql`insert into busy select n, repeat('x', 500) from generate_series(1, 5000) n`.execute(
        database.kysely,
      )
      await housekeeping.run()
      const rows = await many(database.kysely)`
        select reltuples::integer as known from pg_class where relname = 'busy'`
      expect(rows).toEqual([{ known: 5000 }])
      const [table, segments] = [await size(), await journal()]
      for (let round = 0; round < 30; round += 1) {
        await sql`update busy set text = text || 'y'`.execute(database.kysely)
        if (round % 3 === 2) await housekeeping.run()
      }
      expect(await size()).toBeLessThan(table * 6)
      expect(await journal()).toBeLessThan(segments + 6)
      expect((await stat(join(folder.path, 'reserve'))).size).toBe(50 * 1024 * 1024)
    } finally {
      await housekeeping.stop()
      await database.close()
      await folder.remove()
    }
  },
  600_000,
)
