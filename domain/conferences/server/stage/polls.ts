import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import {
  type makePoll,
  type movePoll,
  pollsMost,
  type ShownPoll,
  type voteInPoll,
} from '../../contract/polls.ts'
import { assertInside } from '../entry-for.ts'
import { assertDesk } from './desk.ts'
import { ringStageSoon } from './ring-stage.ts'
import { isToldTo, shownPolls } from './shown-polls.ts'

const pollAs = async (
  id: number,
  isTold: ReturnType<typeof isToldTo>,
  context: Context,
): Promise<ShownPoll> => {
  const [poll] = await shownPolls(sql`p.id = ${id}`, isTold, context)
  if (!poll) throw notFound()
  return poll
}

const auditPoll = async (action: string, poll: number, conference: number, context: Context) => {
  const { fair } = await one<{ fair: number }>(context.db)`
    select fair_id as fair from conference where id = ${conference}`
  await audit(
    { action, resource: 'conference_polls', resourceId: poll, fair, details: { conference } },
    context,
  )
}

/** @throws 403, 404, 409 beyond as many as a conference has */
export async function preparePoll(
  id: number,
  { question, kind = 'single', shown = 'after_vote', options }: NonNullable<BodyOf<typeof makePoll>>,
  context: Context,
): Promise<ShownPoll> {
  const { db, services } = context
  await assertDesk(id, context)
  if (new Set(options).size < options.length) throw invalid({ options: 'poll_options_same' })
  await sql`select pg_advisory_xact_lock(hashtext('conference_stage'), ${id}::int)`.execute(db)
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from conference_poll where conference_id = ${id}`
  if (count >= pollsMost) throw conflict('polls_limit')
  const poll = await one<{ id: number }>(db)`
    insert into conference_poll (conference_id, question, kind, shown, created_at)
    values (${id}, ${question.trim()}, ${kind}, ${shown}, ${services.now().toISOString()}::timestamptz)
    returning id`
  await sql`
    insert into poll_option (conference_poll_id, rank, text)
    select ${poll.id}::int, named.rank, named.text
    from unnest(${options}::text[]) with ordinality as named (text, rank)`.execute(db)
  await auditPoll('C', poll.id, id, context)
  return pollAs(poll.id, sql`true`, context)
}

type Row = { conference: number; state: ShownPoll['state']; kind: ShownPoll['kind'] }

const pollRow = async (id: number, { db }: Context): Promise<Row> => {
  const row = await maybeOne<Row>(db)`
    select conference_id as conference, state, kind from conference_poll where id = ${id}`
  if (!row) throw notFound()
  return row
}

/** At the desk. @throws 409: one that is closed is not opened again */
export async function openOrClosePoll(
  id: number,
  { state }: NonNullable<BodyOf<typeof movePoll>>,
  context: Context,
): Promise<ShownPoll> {
  const { db } = context
  const { conference } = await pollRow(id, context)
  await assertDesk(conference, context)
  await sql`select pg_advisory_xact_lock(hashtext('conference_stage'), ${conference}::int)`.execute(db)
  // Whoever votes at this moment is counted before it is closed.
  const row = await one<Pick<Row, 'state'>>(db)`select state from conference_poll where id = ${id} for update`
  if (row.state === state) return pollAs(id, sql`true`, context)
  if (row.state === 'closed' || (state === 'closed' && row.state === 'draft'))
    throw conflict('state_conflict')
  if (state === 'open')
    await sql`update conference_poll set state = 'closed'
      where conference_id = ${conference} and state = 'open'`.execute(db)
  await sql`update conference_poll set state = ${state} where id = ${id}`.execute(db)
  await auditPoll(state === 'open' ? 'open' : 'close', id, conference, context)
  await ringStageSoon(conference, context)
  return pollAs(id, sql`true`, context)
}

export async function dropPoll(id: number, context: Context): Promise<void> {
  const { db } = context
  const { conference } = await pollRow(id, context)
  await assertDesk(conference, context)
  const gone = await maybeOne(db)`
    delete from conference_poll where id = ${id} and state = 'draft' returning 1`
  if (!gone) throw conflict('state_conflict')
  await auditPoll('D', id, conference, context)
}

/** Each is counted once, however often they vote; what they chose is written nowhere. @throws 403, 404, 409, 422 */
export async function voteIn(
  id: number,
  { options }: NonNullable<BodyOf<typeof voteInPoll>>,
  context: Context,
): Promise<ShownPoll> {
  const { db } = context
  const { conference, kind } = await pollRow(id, context)
  const { person } = await assertInside(conference, context)
  const { state } = await one<Pick<Row, 'state'>>(db)`
    select state from conference_poll where id = ${id} for share`
  if (state === 'draft') throw notFound()
  const known = await many(db)`
    select 1 from poll_option where conference_poll_id = ${id} and id = any(${options}::int[])`
  if (known.length < options.length || (kind === 'single' && options.length > 1))
    throw invalid({ options: 'poll_options' })
  const counted =
    state === 'open' &&
    (await maybeOne(db)`
      insert into poll_voter (conference_poll_id, user_id) values (${id}, ${person})
      on conflict do nothing returning 1`)
  if (counted) {
    // In one order for all: two who vote at once do not wait for each other. All options are written, those too that were
    // not chosen: which transaction wrote a row would tell what its voter chose.
    await sql`select from poll_option where conference_poll_id = ${id} order by id for update`.execute(db)
    await sql`update poll_option set votes = votes + (id = any(${options}::int[]))::int
      where conference_poll_id = ${id}`.execute(db)
    await ringStageSoon(conference, context)
  } else if (state !== 'open') {
    const mine = await maybeOne(db)`
      select 1 from poll_voter where conference_poll_id = ${id} and user_id = ${person}`
    if (!mine) throw conflict('poll_closed')
  }
  return pollAs(id, isToldTo(person), context)
}
