import { expect, it, vi } from 'vitest'
import { startChild } from '#platform/server/testing/child-process.ts'
import { temporaryFolder, testDatabaseKind } from '#platform/server/testing/database.ts'
import { emptySnapshot, placeSnapshot } from '#platform/server/testing/embedded-template.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { openDatabase } from './open-database.ts'
import { maybeOne } from './rows.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Few in every run of the tests; `CRASH_KILLS=50` for the long proof. */
const KILLS = Number(process.env.CRASH_KILLS ?? 2)

it.skipIf(testDatabaseKind === 'postgres')(
  `loses nothing acknowledged and tears no transaction over ${KILLS} kills`,
  async () => {
    const folder = await temporaryFolder()
    try {
      await placeSnapshot(folder.path, await emptySnapshot())
      let acknowledged = 0
      for (let kill = 0; kill < KILLS; kill += 1) {
        const child = startChild('platform/server/database/fixtures/write-until-killed.ts', [folder.path])
        expect(await child.next()).toBe('open')
        const until = 1 + Math.floor(Math.random() * 300)
        for (let writes = 0; writes < until; writes += 1) await child.next()
        await child.kill()
        acknowledged = Math.max(acknowledged, Number(child.lines.at(-1)))
      }
      const database = await openDatabase({ dataDir: folder.path, log: quietLog })
      const row = await maybeOne<{ entries: number; last: number; torn: number }>(database.kysely)`
        select count(*) as entries, max(entry.id) as last, count(*) filter (where entry.id is null or half.id is null) as torn
        from entry full join half on half.id = entry.id`
      await database.close()
      expect(acknowledged).toBeGreaterThan(KILLS)
      expect(row?.torn).toBe(0)
      expect(row?.last).toBeGreaterThanOrEqual(acknowledged)
      expect(row?.entries).toBe(row?.last)
    } finally {
      await folder.remove()
    }
  },
  600_000 + KILLS * 30_000,
)
