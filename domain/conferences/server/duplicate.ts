import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Conference } from '../contract/calls.ts'
import type { ConferenceState } from '../contract/choices.ts'
import type { duplicateConference } from '../contract/duplicate.ts'
import { keepChange } from './keep-change.ts'
import { assertHosted } from './live/hosted.ts'
import { handPresentationOver } from './presentations/hand-presentation-over.ts'
import { conferenceAs, lockedRow } from './transitions.ts'

type DuplicateBody = NonNullable<BodyOf<typeof duplicateConference>>

/** What one has that takes place once more, at another time. */
export const repeatedFields = sql.raw(`fair_id, conference_program_id, conference_room_id, conference_type_id,
  conference_track_id, firm_id, moderator_id, translations, language_id, time_zone,
  replay_mode, picture_id, capacity, is_visible, is_reminding, question_mode, is_chat, is_recorded,
  is_participant_list_visible, is_muting_participants, is_started_by_speakers, slug, source_url, feedback_url, license`)

async function copyOf(
  id: number,
  { mode, hosting, format }: DuplicateBody,
  { db }: Context,
): Promise<number> {
  const copy = await one<{ id: number }>(db)`
    insert into conference (${repeatedFields}, begin_at, end_at, mode, hosting, format)
    select ${repeatedFields}, begin_at, end_at, coalesce(${mode ?? null}::text, mode),
      coalesce(${hosting ?? null}::text, hosting),
      coalesce(${format ?? null}::text, format)
    from conference where id = ${id} returning id`
  await sql`insert into conference_speaker (conference_id, speaker_id, rank)
    select ${copy.id}::int, speaker_id, rank from conference_speaker where conference_id = ${id}`.execute(db)
  return copy.id
}

/** What points to one alone. */
const movedTables = [
  'agenda_entry',
  'conference_document',
  'conference_source',
  'pass_place',
  'conference_replay',
  'conference_captioner',
  'recording_consent',
] as const

type Named = { guid: string; occurrence: number; externalId: string | null; imported: object | null }

/** Files find the other by the names of the one. */
async function nameAfter(id: number, copy: number, state: ConferenceState, { db, services }: Context) {
  const { guid, occurrence, externalId, imported } = await one<Named>(db)`
    select guid::text as guid, occurrence, external_id as "externalId", imported from conference
    where id = ${id}`
  await sql`
    update conference set guid = gen_random_uuid(), occurrence = 0, external_id = null, imported = null,
      replaced_by_id = ${copy}, version = version + 1, sequence = sequence + 1,
      changed_at = ${services.now().toISOString()}::timestamptz,
      state = case when state = 'draft' then state else 'cancelled' end
    where id = ${id}`.execute(db)
  await sql`
    update conference set guid = ${guid}::uuid, occurrence = ${occurrence}, external_id = ${externalId},
      imported = ${imported === null ? null : JSON.stringify(imported)}::jsonb, state = ${state}
    where id = ${copy}`.execute(db)
}

async function handOver(id: number, copy: number, { db }: Context): Promise<void> {
  await sql`select from pass_room where conference_id = ${id} order by pass_id for update`.execute(db)
  // Counted with the places that they hold.
  await sql`insert into pass_room (pass_id, conference_id, places, taken)
    select pass_id, ${copy}::int, places, taken from pass_room where conference_id = ${id}`.execute(db)
  for (const table of movedTables)
    await sql`update ${sql.table(table)} set conference_id = ${copy} where conference_id = ${id}`.execute(db)
  await sql`delete from pass_room where conference_id = ${id}`.execute(db)
  // What was asked already, in a rehearsal, stays where it was asked.
  await sql`update conference_poll set conference_id = ${copy}
    where conference_id = ${id} and state = 'draft'`.execute(db)
}

/** @throws 409 where one that is on air, over or cancelled were to be replaced, or a presentation by what is not live */
export async function duplicateOf(id: number, asked: DuplicateBody, context: Context): Promise<Conference> {
  const row = await lockedRow('conferences', id, context)
  const { state, fair } = row
  const { replaces = false } = asked
  if (replaces && state !== 'draft' && state !== 'scheduled') throw conflict('state_conflict')
  const { mode, hosting, format } = { ...row, ...asked }
  assertHosted({ mode, hosting, format }, context)
  const copy = await copyOf(id, asked, context)
  if (replaces) {
    await nameAfter(id, copy, state === 'draft' ? 'draft' : 'scheduled', context)
    await handOver(id, copy, context)
    await handPresentationOver(id, copy, { mode, hosting, format }, context)
    await keepChange(copy, 'replaced', { before: { conference: id } }, context)
    // To one that nobody has seen nobody comes any more.
    if (state === 'draft') await sql`delete from conference where id = ${id}`.execute(context.db)
  }
  await audit(
    { action: 'duplicate', resource: 'conferences', resourceId: copy, fair: idOf(fair), details: { of: id } },
    context,
  )
  return conferenceAs(copy, context)
}
