import { registerAllDomains } from '#app/server/domains.ts'
import { addWaiting, closeDays } from '#domain/statistics/server/index.ts'
import { openDatabase } from '#platform/server/database/open-database.ts'
import { quietLog } from '#platform/server/testing/quiet-log.ts'
import { median } from './figure.ts'
import { madeEvents, statFixture } from './stat-fixture.ts'
import { withClient } from './with-client.ts'

registerAllDomains()

const rows = 200_000
const aCommit = 500
/** Of so many that wait figures are made at once: what a few seconds bring. */
const waiting = 20_000
const rounds = 3
const visitors = 12_000

type Rates = { bare: number; product: number }

/** Events a second that become figures, and as many rows that are only kept. */
export async function rolledBesideInsert(server: string): Promise<Rates> {
  const { url, fair, stands } = await statFixture(server, 'rolled', 0)
  const database = await openDatabase({ url, dataDir: '', log: quietLog })
  try {
    return await withClient(url, async client => {
      await client.query('set jit = off')
      await client.query('create table bare_event (like stat_inbox)')
      await client.query('create table made_event (like stat_inbox)')
      await client.query('alter table made_event add n serial')
      const keep = (table: string, from: number) =>
        client.query(
          `insert into ${table} select at, visitor, fair_id, resource_id, stand_id, seconds, resource_type, kind,
             offset_minutes from made_event where n > $1 and n <= $2`,
          [from, from + aCommit],
        )
      const seen = { bare: [] as number[], product: [] as number[] }
      for (let round = 0; round < rounds; round += 1) {
        // Other visitors each time, of one day.
        await client.query('truncate made_event restart identity')
        const others = { days: 1, visitorsFrom: round * visitors }
        await client.query(madeEvents('made_event', others), [fair, stands, rows, visitors])
        await client.query('create index if not exists made_event_n on made_event (n)')
        await client.query('analyze made_event')
        const timed = async (table: string, after: (kept: number) => Promise<void>) => {
          const begun = performance.now()
          for (let kept = 0; kept < rows; kept += aCommit) {
            await keep(table, kept)
            await after(kept + aCommit)
          }
          return rows / ((performance.now() - begun) / 1000)
        }
        seen.bare.push(await timed('bare_event', async () => {}))
        seen.product.push(
          await timed('stat_inbox', async kept => {
            if (kept % waiting === 0) await database.transaction(db => addWaiting(db))
            if (kept === rows) await closeDays({ database, statistics: database, now: () => new Date() })
          }),
        )
      }
      return { bare: median(seen.bare), product: median(seen.product) }
    })
  } finally {
    await database.close()
  }
}
