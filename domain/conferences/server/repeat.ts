import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { keepingRun } from '#platform/server/import/import-run.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { mostDaysRepeated, type repeatProgram } from '../contract/repeat.ts'
import { assertModule } from './assert-module.ts'
import { repeatedFields } from './duplicate.ts'
import { assertYears } from './kept-years.ts'
import { someAtOnce } from './rows-at-once.ts'
import { lockedRow } from './transitions.ts'

/** Sessions, of one call and of a programme. */
const most = { copies: 500, sessions: 10_000 }

/** @throws 422 for more days than are repeated at once, or for days of a year that no session takes place in */
function assertDays({ from, until, to }: NonNullable<BodyOf<typeof repeatProgram>>): void {
  const [first, last, moved] = [Date.parse(from), Date.parse(until), Date.parse(to)]
  if ((last - first) / 86_400_000 > mostDaysRepeated) throw invalid({ until: 'repeat_days' })
  assertYears('to', moved, moved + last - first)
}

/** Of a programme that is locked. @throws 409 where nothing takes place on those days, or more than it takes */
async function assertRoom(program: number, copies: number, { db }: Context): Promise<void> {
  if (!copies) throw conflict('nothing_to_repeat')
  if (copies > most.copies) throw conflict('repeat_limit')
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from conference where conference_program_id = ${program}`
  if (count + copies > most.sessions) throw conflict('program_sessions_limit')
}

type Pair = { was: number; copy: number }

/** Sessions, with whoever speaks there and what opens them, as many days later as `to` is after `from`. */
async function copyTo(pairs: readonly Pair[], { from, to }: { from: string; to: string }, db: Context['db']) {
  const was = pairs.map(pair => pair.was)
  const copies = pairs.map(({ copy }) => copy)
  const pair = sql`unnest(${was}::int[], ${copies}::int[]) as pair (was, copy)`
  // By the clock of its zone: an hour stays what it is when summer begins.
  await sql`
    insert into conference (id, ${repeatedFields}, mode, hosting, format, begin_at, end_at)
    select pair.copy, ${repeatedFields}, mode, hosting, format, moved.begin_at,
      moved.begin_at + (end_at - conference.begin_at)
    from ${pair} join conference on conference.id = pair.was
      cross join lateral (select coalesce(conference.time_zone,
        (select p.time_zone from conference_program p where p.id = conference.conference_program_id),
        (select f.time_zone from fair f where f.id = conference.fair_id)) as zone) its
      cross join lateral (select ((conference.begin_at at time zone its.zone)
        + make_interval(days => ${to}::date - ${from}::date)) at time zone its.zone
          as begin_at) moved`.execute(db)
  await sql`
    insert into conference_speaker (conference_id, speaker_id, rank)
    select pair.copy, s.speaker_id, s.rank from ${pair} join conference_speaker s
      on s.conference_id = pair.was`.execute(db)
  await sql`
    insert into pass_room (pass_id, conference_id, places)
    select r.pass_id, pair.copy, r.places from ${pair} join pass_room r
      on r.conference_id = pair.was`.execute(db)
}

/** @throws 409, 422 for what is none or more than is repeated at once */
export async function repeatOf(
  id: number,
  body: NonNullable<BodyOf<typeof repeatProgram>>,
  context: Context,
): Promise<ResponseOf<typeof repeatProgram>> {
  const { from, until, to } = body
  const { db, services, actor } = context
  const fair = idOf((await lockedRow('conference_programs', id, context)).fair) ?? 0
  await assertModule(fair, context)
  assertDays(body)
  const pairs = await many<Pair>(db)`
    select id as was, nextval(pg_get_serial_sequence('conference', 'id'))::int as copy from (
      select id from conference
      where conference_program_id = ${id} and start_date between ${from}::date and ${until}::date
        and state <> 'cancelled' and replaced_by_id is null
      order by begin_at, id limit ${most.copies + 1}) c`
  await assertRoom(id, pairs.length, context)
  const copies = pairs.map(({ copy }) => copy)
  const kept = { fair, kind: 'repeat', fileName: '', ranBy: actor.userId, now: services.now() } as const
  const { run } = await keepingRun(kept, db, async () => {
    for (const some of someAtOnce(pairs)) await copyTo(some, body, db)
    return { rows: copies.length }
  })
  await audit(
    {
      action: 'repeat',
      resource: 'conference_programs',
      resourceId: id,
      fair,
      details: { from, until, to, conferences: copies.length },
    },
    context,
  )
  return { conferences: copies, run }
}
