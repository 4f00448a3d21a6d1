import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import { testDatabaseKind } from '#platform/server/testing/database.ts'
import { keptDatabase } from '#platform/server/testing/kept-database.ts'
import { type Receiver, receiver } from './testing/receiver.ts'
import { type ServerProcess, serverProcess } from './testing/server-process.ts'
import { smallDatabase } from './testing/small-database.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

// The embedded database is one process's own.
describe.runIf(testDatabaseKind === 'postgres')('webhooks of two servers', () => {
  let kept: Awaited<ReturnType<typeof keptDatabase>>
  let database: Database
  let target: Receiver
  let servers: ServerProcess[] = []
  const start = () => serverProcess({ ...kept.env, WITH_QUEUE: '1', WEBHOOK_HOSTS: target.origin })
  beforeAll(async () => {
    kept = await keptDatabase(smallDatabase)
    target = await receiver()
    servers = await Promise.all([start(), start()])
    database = await kept.open()
    const [server] = servers
    const { bearer: headers } = await (server as ServerProcess).logIn('firmadmina@small.test')
    const [own] = await many<{ fair: number; firm: number }>(database.kysely)`
      select fair_id as fair, firm_id as firm from fair_firm ff join firm f on f.id = ff.firm_id where f.name = 'Firm A'`
    const body = { ...own, url: `${target.origin}/hook`, events: ['lead.created'] }
    const made = await server?.call('POST', '/webhook_endpoints', { headers, body })
    expect(made?.status).toBe(201)
  })
  afterAll(async () => {
    await Promise.all(servers.map(({ child }) => child.kill()))
    await database.close()
    await kept.remove()
    await target.close()
  })

  /** As the domain says it, of leads that nobody has looked at. */
  const happen = (from: number, to: number) =>
    sql`insert into queued_job (kind, payload, subject, run_at, created_at)
      select 'event:lead.created', jsonb_build_object('lead', lead, 'firm', f.firm_id, 'fair', f.fair_id),
        'lead:' || lead, now(), now()
      from generate_series(${from}::int, ${to}::int) lead,
        (select fair_id, firm_id from webhook_endpoint) f`.execute(database.kysely)
  const leads = () =>
    target.received.map(({ body }) => JSON.parse(body).data.lead as number).sort((a, b) => a - b)

  it('arrive once each, whichever of them sends', async () => {
    await happen(1, 60)
    await target.has(60)
    expect(leads()).toEqual(Array.from({ length: 60 }, (_, at) => at + 1))
  })

  it('arrive all where a server is killed while it sends, what was under way once more under its own id', async () => {
    target.clear()
    target.answers(() => undefined)
    await happen(101, 101)
    await target.has(1)
    await Promise.all(servers.map(({ child }) => child.kill()))
    target.answersWith(204)
    // The time of who held it is over.
    await sql`update webhook_endpoint set worked_until = now()`.execute(database.kysely)
    await sql`update queued_job set run_at = now() where state = 'running'`.execute(database.kysely)
    await happen(102, 120)
    servers = [await start()]
    await target.has(21)
    const [first, ...others] = target.received
    const again = others.filter(({ id }) => id === first?.id)
    expect(again.map(({ body }) => body)).toEqual([first?.body])
    expect([...new Set(leads())]).toEqual(Array.from({ length: 20 }, (_, at) => at + 101))
  })
})
