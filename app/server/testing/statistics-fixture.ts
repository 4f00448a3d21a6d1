import { type RawBuilder, sql } from 'kysely'
import type { CountedKind, CountedType } from '#domain/statistics/contract/counted.ts'
import type { StatFigures, StatRow } from '#domain/statistics/contract/figures.ts'
import type { StatToken } from '#domain/statistics/contract/recording.ts'
import { closeDays, rebuildDay, rollUp } from '#domain/statistics/server/index.ts'
import { many, one } from '#platform/server/database/rows.ts'
import type { SmallFixture } from '#seed/small.ts'
import { testPlatform } from './test-platform.ts'

type Who = keyof SmallFixture['people'] | null
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Did = { type: CountedKind; resourceType: CountedType; resourceId: number; value?: number }

/** Programs are not counted: a browser says what it is. */
export const browserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** What the raw events say, counted row by row: what every figure is compared with. */
export type NaiveEvent = {
  visitor: string | null
  type: number
  id: number
  stand: number
  kind: number
  seconds: number
  day: string
  hour: string
}

/** The small fixture, in which browsers walk. */
export async function statisticsFixture(env?: Parameters<typeof testPlatform>[0]) {
  const platform = await testPlatform(env)
  const { services, seeded } = platform
  const db = services.database.kysely
  /** Where figures are: the same, or a database of their own. */
  const figuresDb = services.statistics.kysely
  const fair = seeded.fairs.fair1
  const clock = { at: new Date('2026-11-24T09:00:00Z') }
  services.now = () => clock.at
  const run = (query: RawBuilder<unknown>) => query.execute(db)
  const send = (who: Who, method: Method, path: string, payload?: object, headers: object = {}) =>
    platform.call(who, {
      method,
      url: `/api/stats${path}`,
      ...(payload && { payload }),
      headers: { 'user-agent': browserAgent, ...headers },
    })
  /** What was answered. @throws Error for a refusal */
  const read = async <T>(who: Who, path: string): Promise<T> => {
    const answer = await send(who, 'GET', path)
    if (answer.statusCode !== 200) throw new Error(`${path}: ${answer.statusCode} ${answer.body}`)
    return answer.json()
  }
  /** The token of a browser that said yes. */
  const agreed = async (who: Who = null, fairId = fair): Promise<string> => {
    const answer = await send(who, 'POST', '/choice', { fairId, choice: 'yes' })
    return answer.json<StatToken>().token ?? ''
  }
  const did = (token: string | null, events: readonly Did[], who: Who = null, fairId?: number) =>
    send(who, 'POST', '/create', { events, ...(token !== null && { token }), ...(fairId && { fairId }) })
  /** Lets time go by. */
  const later = (seconds: number) => {
    clock.at = new Date(clock.at.getTime() + seconds * 1000)
  }
  const addUp = async () => {
    await rollUp(services)
    await closeDays(services)
  }
  const asked = (type: CountedType, id: number, more = '') =>
    `?resourceType=${type}&resourceId=${id}&fairId=${fair}${more}`
  const figures = (type: CountedType, id: number, more = '', who: Who = 'organizer1') =>
    read<StatFigures>(who, `/get${asked(type, id, more)}`)
  const list = (type: CountedType, id: number, more = '', who: Who = 'organizer1') =>
    read<StatRow[]>(who, `/get/list${asked(type, id, more)}`)
  /** All events, added up or not, as they were kept. */
  const naive = () =>
    many<NaiveEvent>(figuresDb)`
      select visitor::text as visitor, resource_type as type, resource_id as id, stand_id as stand, kind,
        seconds, to_char(local, 'YYYY-MM-DD') as day, to_char(local, 'HH24') as hour
      from (select * from stat_event union all select * from stat_inbox) e
        cross join lateral (select (at at time zone 'UTC') + make_interval(mins => offset_minutes) as local) l
      where fair_id = ${fair} order by at`
  /** A brochure on a stand. */
  const brochure = async (stand: number) => {
    const { id } = await one<{ id: number }>(db)`
      insert into stand_resource (stand_id, stand_resource_type_id, title, url)
      select ${stand}, id, 'Brochure', 'https://files.example/b.pdf' from stand_resource_type
      where code = 'TYPE_BROCHURE' returning id`
    return id
  }
  /** What the events have been added up to, row by row. */
  const rolled = async () =>
    Object.fromEntries(
      await Promise.all(
        ['stat_visit', 'stat_hour', 'stat_day', 'stat_route'].map(async table => {
          const rows = await many<{ row: string }>(
            db,
          )`select t::text as row from ${sql.table(table)} t order by 1`
          return [table, rows.map(({ row }) => row)] as const
        }),
      ),
    )
  /** What all events give once more. */
  const rolledAnew = async () => {
    const days = await many<{ day: string }>(db)`select distinct day::text as day from stat_hour order by 1`
    for (const { day } of days) await rebuildDay(fair, day, services)
    await addUp()
    return rolled()
  }
  return {
    platform,
    brochure,
    rolled,
    rolledAnew,
    services,
    seeded,
    db,
    figuresDb,
    fair,
    clock,
    run,
    send,
    read,
    agreed,
    did,
    later,
    addUp,
    asked,
    figures,
    list,
    naive,
    view: (resourceType: CountedType, resourceId: number): Did => ({
      type: 'view',
      resourceType,
      resourceId,
    }),
    close: () => platform.close(),
  }
}
