import { sql } from 'kysely'
import { keysOf } from '#platform/contract/record.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { translated } from '../../reference/words.ts'
import { type Furnishing, json } from '../furnish/furnishing.ts'
import { demoPasses } from './passes.ts'
import type { DemoPass } from './sessions.ts'

type Db = Pick<Furnishing, 'db'>
type Opened = ReadonlyMap<DemoPass, readonly number[]>

/** The demo’s visitors who are in the fair, each asked once: passes do not share them. */
const visitorsOf = (fair: number, { db }: Db) => many<{ id: number }>(db)`
  select m.user_id as id from fair_user m join app_user u on u.id = m.user_id
  where m.fair_id = ${fair} and m.is_validated = 1 and u.email like 'visitor_%@demo.test'
  order by u.id`

/** Those who asked have a place in every room of a limited pass; whoever comes too late waits for one. */
async function addRequests(
  pass: number,
  name: DemoPass,
  people: readonly number[],
  rooms: readonly number[],
  { db }: Db,
) {
  const { validated, type, places = 0 } = demoPasses[name]
  for (const [at, person] of people.entries()) {
    const state = at < validated ? 1 : 0
    const { id } = await one<{ id: number }>(db)`
      insert into pass_user (pass_id, user_id, is_validated, decided_at)
      values (${pass}, ${person}, ${state}, case when ${state === 1} then now() end) returning id`
    if (type === 'limited')
      await sql`
        insert into pass_place (pass_id, conference_id, pass_user_id, user_id, queued_at)
        select ${pass}::int, c, ${id}::int, ${person}::int, case when ${at >= places} then now() end
        from unnest(${[...rooms]}::int[]) c`.execute(db)
  }
}

async function addAllotments(fair: number, pass: number, name: DemoPass, { db }: Db) {
  const firms = await many<{ firm: number }>(db)`
    select firm_id as firm from stand where fair_id = ${fair} group by firm_id order by min(id)`
  for (const [at, quantity] of Object.entries(demoPasses[name].allotted))
    await sql`insert into pass_allotment (pass_id, firm_id, quantity)
      values (${pass}, ${firms[Number(at)]?.firm}, ${quantity})`.execute(db)
}

/** Passes with the sessions that they open, who holds them, who waits, and what exhibitors give out. */
export async function addPasses(fair: number, opened: Opened, { db }: Db): Promise<void> {
  const people = await visitorsOf(fair, { db })
  for (const [rank, name] of keysOf(demoPasses).entries()) {
    const { type, color, names, short, validators, roles = [], places, validated, waiting } = demoPasses[name]
    const { id } = await one<{ id: number }>(db)`
      insert into pass (fair_id, type, color, rank, validating_emails, roles, translations)
      values (${fair}, ${type}, ${color}, ${rank}, ${validators}, ${json(roles)}::jsonb,
        ${json(translated({ name: names, shortName: short }))}::jsonb) returning id`
    const rooms = opened.get(name) ?? []
    for (const conference of rooms)
      await sql`insert into pass_room (pass_id, conference_id, places)
        values (${id}, ${conference}, ${places ?? null})`.execute(db)
    const asking = people.splice(0, validated + waiting).map(person => person.id)
    await addRequests(id, name, asking, rooms, { db })
    await addAllotments(fair, id, name, { db })
  }
}
