import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { assemblePlatform, builtPages, openServices } from '#app/server/open-platform.ts'
import { prepare } from '#app/server/prepare.ts'
import type { Services } from '#platform/server/services.ts'
import { demoPages } from './demo-pages.ts'
import { atMost, type Figure, median, plain } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { appSecret } from './product.ts'
import type { Group } from './results.ts'

/** Drawings of each page that count, after some that warm it up. */
const rounds = { before: 15, counted: 25 }

/** What a page may cost: statements and milliseconds of processor at its first drawing, kB of HTML, kB of it packed. */
type Cost = { statements: number; drawing: number; html: number; packed: number }

/**
 * A little above what they cost: none grows unseen. Beside the form of a door, as of contact and login, its document draws the
 * entrance of the fair: 8.4 kB of it, 2.4 packed.
 */
const limits: Record<string, Cost> = {
  home: { statements: 4, drawing: 22, html: 86, packed: 20 },
  fair: { statements: 7, drawing: 35, html: 112, packed: 24.5 },
  lobby: { statements: 6, drawing: 22, html: 62, packed: 14.5 },
  hall: { statements: 4, drawing: 24, html: 110, packed: 22 },
  exhibitors: { statements: 6, drawing: 24, html: 52, packed: 11 },
  booth: { statements: 6, drawing: 18, html: 68, packed: 14.5 },
  contact: { statements: 2, drawing: 12, html: 26.5, packed: 7.9 },
  login: { statements: 2, drawing: 12, html: 26.8, packed: 8.2 },
}

/**
 * Statements that a page asks for, and in how many steps: those that are asked together are one. What the server asks by itself
 * meanwhile is no page's.
 */
function statementsOf({ database: { kysely } }: Services) {
  const counting = new AsyncLocalStorage<{ statements: number; steps: number; underWay: number }>()
  const executor = kysely.getExecutor()
  const run = executor.executeQuery.bind(executor)
  executor.executeQuery = ((...asked: Parameters<typeof run>) => {
    const seen = counting.getStore()
    if (!seen) return run(...asked)
    seen.statements += 1
    if (seen.underWay === 0) seen.steps += 1
    seen.underWay += 1
    return run(...asked).finally(() => {
      seen.underWay -= 1
    })
  }) as typeof run
  return async (page: () => Promise<unknown>) => {
    const seen = { statements: 0, steps: 0, underWay: 0 }
    await counting.run(seen, page)
    return seen
  }
}

const processorTime = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

type Counted = ReturnType<typeof statementsOf>

async function costOf(app: FastifyInstance, services: Services, counted: Counted, path: string) {
  const get = async (encoding: string) => {
    const answer = await app.inject({ method: 'GET', url: path, headers: { 'accept-encoding': encoding } })
    if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}.`)
    return answer.rawPayload.length / 1000
  }
  const change = (round: number) =>
    sql`
      update stand set color = '#' || lpad(to_hex(${round}::int), 6, '0')
      where id in (select min(id) from stand group by fair_id)`.execute(services.database.kysely)
  const drawings: number[] = []
  for (let round = 0; round < rounds.before + rounds.counted; round += 1) {
    await change(round)
    const before = processorTime()
    await get('identity')
    if (round >= rounds.before) drawings.push(processorTime() - before)
  }
  await change(rounds.before + rounds.counted)
  const { statements, steps } = await counted(() => get('identity'))
  return {
    statements,
    steps,
    drawing: median(drawings),
    html: await get('identity'),
    packed: await get('br'),
  }
}

/** What each page that everybody may read costs when it is drawn anew, and what is sent of it. */
export async function pageCost(): Promise<Group> {
  const postgres = await benchPostgres()
  const folder = await mkdtemp(join(tmpdir(), 'verriere-page-cost-'))
  const services = await openServices({
    DATABASE_URL: postgres.url,
    DATA_DIR: folder,
    APP_SECRET: appSecret,
    CAPTCHA: 'off',
    DEMO: '1',
    LOG_LEVEL: 'silent',
  })
  try {
    await prepare(services)
    // As in an opening hour: somebody is on every booth.
    const { kysely } = services.database
    const process = '00000000-0000-4000-8000-0000000000be'
    await sql`
      insert into presence_process (id, held_until)
      values (${process}::uuid, now() + interval '1 hour')`.execute(kysely)
    await sql`
      insert into presence_connection (stream_id, process_id, user_id, kind, place_id)
      select distinct md5(c.user_id || ' ' || st.fair_id)::uuid, ${process}::uuid, c.user_id, 'fair', st.fair_id
      from stand_contact c join stand st on st.id = c.stand_id`.execute(kysely)
    const app = await assemblePlatform(services, await builtPages())
    // It never listens: nothing is drawn ahead meanwhile.
    const { fair, lobby, hall, exhibitors, booth } = await demoPages(async path =>
      (await app.inject({ method: 'GET', url: path })).json(),
    )
    const counted = statementsOf(services)
    const pages = {
      home: '/',
      fair,
      lobby,
      hall,
      exhibitors,
      booth,
      contact: `${fair}/contact`,
      login: '/login',
    }
    const figures: Figure[] = []
    for (const [name, path] of Object.entries(pages)) {
      const cost = await costOf(app, services, counted, path)
      const limit = limits[name]
      if (!limit) throw new Error(`${name} has no limit.`)
      figures.push(
        atMost(`${name}: statements (${cost.steps} in turn)`, cost.statements, limit.statements, plain()),
        atMost(`${name}: processor at a drawing`, cost.drawing, limit.drawing, plain('ms', 1)),
        atMost(`${name}: HTML`, cost.html, limit.html, plain('kB', 1)),
        atMost(`${name}: HTML packed`, cost.packed, limit.packed, plain('kB', 1)),
      )
    }
    await app.close()
    return {
      title: 'What a page costs',
      how: `Each page of the demo drawn anew after a booth of its fair was changed, somebody on every booth, on PostgreSQL, in the process that measures: the median of ${rounds.counted} drawings. In brackets how often statements are waited for: those that are asked together, once; what the server asks by itself meanwhile is not counted. Packed: as most browsers take it (Brotli).`,
      figures,
    }
  } finally {
    await services.database.close()
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
