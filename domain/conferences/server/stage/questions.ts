import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import { isOver } from '../../contract/entry.ts'
import {
  type askQuestion,
  type decideQuestion,
  questionsMost,
  type ShownQuestion,
} from '../../contract/questions.ts'
import { assertInside, type Inside } from '../entry-for.ts'
import { assertDesk } from './desk.ts'
import { ringStageSoon } from './ring-stage.ts'
import { shownQuestions } from './shown-questions.ts'

/** @throws 409 once it is over: what was asked is read */
export function assertUnderWay({ entered }: Pick<Inside, 'entered'>, { services }: Context): void {
  if (isOver(entered, services.now().getTime())) throw conflict('conference_over')
}

const questionAs = async (id: number, context: Context): Promise<ShownQuestion> => {
  const [question] = await shownQuestions(sql`q.id = ${id}`, context)
  if (!question) throw notFound()
  return question
}

/** @throws 403, 404, 409 where questions are not taken, or somebody has asked enough */
export async function ask(
  id: number,
  { text, isAnonymous = false }: NonNullable<BodyOf<typeof askQuestion>>,
  context: Context,
): Promise<ShownQuestion> {
  const { db, services } = context
  const inside = await assertInside(id, context)
  assertUnderWay(inside, context)
  const { mode } = await one<{ mode: string }>(db)`
    select question_mode as mode from conference where id = ${id}`
  if (mode === 'off') throw conflict('questions_off')
  // Of several that one person asks at once each counts the ones before.
  await sql`select pg_advisory_xact_lock(hashtext('conference_question'), ${inside.person}::int)`.execute(db)
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from conference_question
    where conference_id = ${id} and author_id = ${inside.person}`
  if (count >= questionsMost) throw conflict('questions_limit')
  const state = mode === 'moderated' && !inside.isDesk ? 'pending' : 'visible'
  const question = await one<{ id: number }>(db)`
    insert into conference_question (conference_id, author_id, text, is_anonymous, state, created_at)
    values (${id}, ${inside.person}, ${text.trim()}, ${isAnonymous}, ${state},
      ${services.now().toISOString()}::timestamptz)
    returning id`
  await ringStageSoon(id, context)
  return questionAs(question.id, context)
}

type Row = { conference: number; state: ShownQuestion['state']; isMerged: boolean }

const lockedQuestion = async (id: number, { db }: Context): Promise<Row> => {
  const row = await maybeOne<Row>(db)`
    select conference_id as conference, state, merged_into_id is not null as "isMerged"
    from conference_question where id = ${id} for update`
  if (!row) throw notFound()
  return row
}

/** To which states each leads; any is dismissed. */
const moves: Readonly<Record<ShownQuestion['state'], readonly ShownQuestion['state'][]>> = {
  pending: ['visible', 'on_stage', 'answered', 'dismissed'],
  visible: ['on_stage', 'answered', 'dismissed'],
  on_stage: ['visible', 'answered', 'dismissed'],
  answered: ['visible', 'on_stage', 'dismissed'],
  dismissed: ['visible'],
}

/** Votes of both are counted once a person. @throws 422 unless it is another of the same conference that is itself whole */
async function mergeInto(id: number, target: number, { conference }: Row, { db }: Context): Promise<void> {
  const other = await maybeOne<{ id: number }>(db)`
    select id from conference_question where id = ${target} and id <> ${id} and conference_id = ${conference}
      and merged_into_id is null for update`
  if (!other) throw invalid({ mergedInto: 'relation_not_found' })
  await sql`
    insert into question_vote (conference_question_id, user_id)
    select ${target}::int, v.user_id from question_vote v where v.conference_question_id = ${id}
    on conflict do nothing`.execute(db)
  await sql`
    update conference_question set votes = (select count(*) from question_vote v
      where v.conference_question_id = ${target})
    where id = ${target}`.execute(db)
  await sql`update conference_question set merged_into_id = ${target}, state = 'dismissed'
    where id = ${id} or merged_into_id = ${id}`.execute(db)
}

/** At the desk. @throws 403, 404, 409 in a wrong order */
export async function decideAboutQuestion(
  id: number,
  { state, answer, mergedInto }: NonNullable<BodyOf<typeof decideQuestion>>,
  context: Context,
): Promise<ShownQuestion> {
  const { db } = context
  const found = await maybeOne<{ conference: number }>(db)`
    select conference_id as conference from conference_question where id = ${id}`
  if (!found) throw notFound()
  const { conference } = found
  await assertDesk(conference, context)
  // Of two who put one on the stage at once the second comes after the first.
  await sql`select pg_advisory_xact_lock(hashtext('conference_stage'), ${conference}::int)`.execute(db)
  const row = await lockedQuestion(id, context)
  if (mergedInto !== undefined) await mergeInto(id, mergedInto, row, context)
  else if (state !== undefined && state !== row.state) {
    if (!moves[row.state].includes(state)) throw conflict('state_conflict')
    if (state === 'on_stage')
      await sql`update conference_question set state = 'answered'
        where conference_id = ${conference} and state = 'on_stage'`.execute(db)
    // The first time that it is on the stage, or answered without: there the film is about it.
    const isTaken = state === 'on_stage' || state === 'answered'
    await sql`update conference_question set state = ${state}, merged_into_id = null,
      on_stage_at = case when ${isTaken} then coalesce(on_stage_at,
        ${context.services.now().toISOString()}::timestamptz) else on_stage_at end
      where id = ${id}`.execute(db)
  }
  if (answer !== undefined)
    await sql`update conference_question set answer = ${answer} where id = ${id}`.execute(db)
  await ringStageSoon(conference, context)
  return questionAs(id, context)
}

/** A question that all who are in read, and of somebody who is in. @throws 403, 404, 409 */
async function votable(id: number, context: Context): Promise<Inside & { conference: number }> {
  const row = await maybeOne<{ conference: number; state: string; isMerged: boolean }>(context.db)`
    select conference_id as conference, state, merged_into_id is not null as "isMerged"
    from conference_question where id = ${id}`
  if (!row) throw notFound()
  const inside = await assertInside(row.conference, context)
  if (row.state === 'pending' || row.state === 'dismissed' || row.isMerged) throw notFound()
  assertUnderWay(inside, context)
  if (row.state === 'answered') throw conflict('state_conflict')
  return { ...inside, conference: row.conference }
}

export async function voteFor(id: number, context: Context): Promise<ShownQuestion> {
  const { db } = context
  const { person, conference } = await votable(id, context)
  const counted = await maybeOne(db)`
    insert into question_vote (conference_question_id, user_id) values (${id}, ${person})
    on conflict do nothing returning 1`
  if (counted) {
    await sql`update conference_question set votes = votes + 1 where id = ${id}`.execute(db)
    await ringStageSoon(conference, context)
  }
  return questionAs(id, context)
}

export async function unvote(id: number, context: Context): Promise<void> {
  const { db } = context
  const { person, conference } = await votable(id, context)
  const gone = await maybeOne(db)`
    delete from question_vote where conference_question_id = ${id} and user_id = ${person} returning 1`
  if (!gone) return
  await sql`update conference_question set votes = votes - 1 where id = ${id}`.execute(db)
  await ringStageSoon(conference, context)
}
