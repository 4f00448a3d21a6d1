import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { ConferenceDesk } from '../../contract/desk.ts'
import { entryFor } from '../entry-for.ts'
import { hasWord, wordRefusalOf } from '../live/word.ts'
import { shownPolls } from './shown-polls.ts'

/** @throws 403 for somebody who neither runs the fair nor moderates here, 404 */
export async function assertDesk(id: number, context: Context): Promise<void> {
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const { isDesk } = await entryFor(id, context)
  if (!isDesk) throw forbidden()
}

const person = sql`json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name)`

export async function readDeskOf(id: number, context: Context): Promise<ConferenceDesk> {
  const { db, services } = context
  await assertDesk(id, context)
  const questions = await many<ConferenceDesk['questions'][number]>(db)`
    select q.id, q.text, case when not q.is_anonymous then u.first_name || ' ' || u.last_name end as author,
      q.state, q.votes, q.answer, ${instant('q.created_at')} as at, q.is_anonymous as "isAnonymous",
      ${person} as person, q.merged_into_id as "mergedInto"
    from conference_question q join app_user u on u.id = q.author_id
    where q.conference_id = ${id}
    order by q.state <> 'pending', q.state <> 'on_stage', q.state = 'dismissed', q.votes desc, q.id`
  const hands = await many<ConferenceDesk['hands'][number]>(db)`
    select ${person} as person, ${instant('h.raised_at')} as at, ${hasWord} as "hasWord"
    from conference_hand h join app_user u on u.id = h.user_id
    where h.conference_id = ${id} and (h.until > ${services.now().toISOString()}::timestamptz or ${hasWord})
    order by h.raised_at, u.id`
  return {
    questions,
    hands,
    wordRefusal: await wordRefusalOf(id, context),
    polls: await shownPolls(sql`p.conference_id = ${id}`, sql`true`, context),
  }
}
