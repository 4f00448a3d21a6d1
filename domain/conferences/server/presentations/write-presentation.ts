import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden, invalid } from '#platform/server/refusal.ts'
import { reachRow, readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { sanitizeRichText } from '#platform/server/rich-text.ts'
import type { formats, hostings } from '../../contract/choices.ts'
import type { PresentationType, presentations } from '../../contract/presentation.ts'
import type { changePresentation, makePresentation } from '../../contract/presentation-calls.ts'
import { assertModule } from '../assert-module.ts'
import { assertTimes } from '../conference-writes.ts'
import { keepChange } from '../keep-change.ts'
import { assertHosted } from '../live/hosted.ts'
import { assertFirmInFair, assertPresenterIn } from '../write-rules.ts'
import { assertMayAnnounce, mayKeep } from './may-keep.ts'
import { presentationAddress } from './presentation-form.ts'

type New = NonNullable<BodyOf<typeof makePresentation>>
type Change = NonNullable<BodyOf<typeof changePresentation>>
type Presentation = RecordOf<typeof presentations>

/** What each type is as a conference, and as what its address is shown; none: it takes place here. */
export const presentationKinds: Readonly<
  Record<
    PresentationType,
    {
      hosting: (typeof hostings)[number]
      format: (typeof formats)[number]
      source: 'tool' | 'frame' | null
    }
  >
> = {
  built_in: { hosting: 'integrated', format: 'workshop', source: null },
  webinar: { hosting: 'external', format: 'workshop', source: 'tool' },
  livestream: { hosting: 'external', format: 'plenary', source: 'frame' },
  debate: { hosting: 'integrated', format: 'plenary', source: null },
}

/** What whoever speaks or moderates there changes. */
const ofStage = ['isPrivateChat', 'isMutingParticipants', 'isParticipantListVisible'] as const

const wordsOf = (translations: New['translations']) =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(translations).map(([locale, words]) => [
        locale,
        { ...words, ...(words?.abstract && { abstract: sanitizeRichText(words.abstract) }) },
      ]),
    ),
  )

/** @throws 422 for a booth that is not the firm’s in this fair, or a speaker whom it does not know */
async function assertPlaces({ stand, speaker }: Change, fair: number, firm: number, context: Context) {
  if (speaker) {
    const known = await many(context.db)`select 1 from speaker where id = ${speaker} and fair_id = ${fair}`
    if (!known.length) throw invalid({ speaker: 'relation_not_found' })
  }
  if (stand === undefined || stand === null) return
  const own = await many(context.db)`
    select 1 from stand where id = ${stand} and fair_id = ${fair} and firm_id = ${firm}
      and trashed_at is null`
  if (!own.length) throw invalid({ stand: 'relation_not_found' })
}

/** Its address, of what is seen elsewhere: what else was added to it stays. @throws 422 where it needs one, or takes place here */
async function writeSource(
  conference: number,
  fair: number,
  type: PresentationType,
  url: string | undefined,
  { db }: Context,
) {
  const { source } = presentationKinds[type]
  if (url === undefined) return
  if (source === null) throw invalid({ url: 'presentation_here' })
  const changed = await maybeOne(db)`
    update conference_source set kind = ${source}, url = ${url}
    where id = ${presentationAddress(sql`${conference}`, 'id')} returning 1`
  if (!changed)
    await sql`insert into conference_source (fair_id, conference_id, kind, url)
      values (${fair}, ${conference}, ${source}, ${url})`.execute(db)
}

async function writeSpeaker(conference: number, speaker: number | null | undefined, { db }: Context) {
  if (speaker === undefined) return
  await sql`delete from conference_speaker where conference_id = ${conference}`.execute(db)
  if (speaker !== null)
    await sql`insert into conference_speaker (conference_id, speaker_id)
      values (${conference}, ${speaker})`.execute(db)
}

const presentationAs = async (id: number, context: Context) =>
  (await readRow(implementationOf('presentations'), id, context)) as Presentation

/** @throws 403 for a firm or a booth that is not one’s own, 422 for one that the fair has not let in */
export async function announcePresentation(asked: New, context: Context): Promise<Presentation> {
  const { db, actor } = context
  const { fair, firm, type, translations, begin, end, url } = asked
  await reachRow(implementationOf('fairs'), fair, 'R', context)
  await assertModule(fair, context)
  await assertMayAnnounce({ fair, firm, stand: asked.stand ?? null }, context)
  await assertFirmInFair({ firm }, fair, context)
  await assertPlaces(asked, fair, firm, context)
  assertTimes({ begin, end }, null)
  if (presentationKinds[type].source !== null && url === undefined) throw invalid({ url: 'required' })
  const { hosting, format } = presentationKinds[type]
  assertHosted({ mode: 'live', hosting, format }, context, 'type')
  const { isVisible = true, isMutingParticipants = true, isParticipantListVisible = false } = asked
  const conference = await one<{ id: number }>(db)`
    insert into conference (fair_id, firm_id, moderator_id, translations, begin_at, end_at, state, mode,
      hosting, format, is_visible, is_muting_participants, is_participant_list_visible)
    values (${fair}, ${firm}, ${actor.userId}, ${wordsOf(translations)}::jsonb, ${begin}::timestamptz,
      ${end}::timestamptz, 'scheduled', 'live', ${hosting}, ${format}, ${isVisible},
      ${isMutingParticipants}, ${isParticipantListVisible})
    returning id`
  await writeSource(conference.id, fair, type, url, context)
  await writeSpeaker(conference.id, asked.speaker, context)
  const { id } = await one<{ id: number }>(db)`
    insert into presentation (fair_id, conference_id, firm_id, stand_id, speaker_id, type, is_private_chat)
    values (${fair}, ${conference.id}, ${firm}, ${asked.stand ?? null}, ${asked.speaker ?? null}, ${type},
      ${asked.isPrivateChat ?? false})
    returning id`
  await audit({ action: 'C', resource: 'presentations', resourceId: id, fair }, context)
  return presentationAs(id, context)
}

type Row = {
  conference: number
  fair: number
  firm: number
  type: PresentationType
  state: string
  begin: Date | null
  end: Date | null
}

const rowOf = (id: number, { db }: Context) =>
  maybeOne<Row>(db)`
    select p.conference_id as conference, p.fair_id as fair, p.firm_id as firm, p.type, c.state,
      c.begin_at as begin, c.end_at as end
    from presentation p join conference c on c.id = p.conference_id where p.id = ${id} for update`

/** Whoever speaks or moderates there, and is in the fair. */
const isOfStage = async ({ conference, fair }: Row, { db, actor }: Context) =>
  Boolean(
    await maybeOne(db)`
      select 1 from fair_participant m join conference c on c.id = ${conference}
      where m.fair_id = ${fair} and m.user_id = ${actor.userId} and (c.moderator_id = m.user_id
        or exists (select from conference_speaker cs join speaker s on s.id = cs.speaker_id
          where cs.conference_id = c.id and s.user_id = m.user_id and s.state <> 'declined'))`,
  )

/** @throws 403 for what is not theirs to change */
async function assertMayChange(id: number, asked: Change, row: Row, context: Context): Promise<void> {
  if (await mayKeep(id, context)) {
    const { fair, firm } = row
    if (asked.stand !== undefined) await assertMayAnnounce({ fair, firm, stand: asked.stand }, context)
    return
  }
  const isOfStageAlone = Object.keys(asked).every(field => ofStage.some(own => own === field))
  if (!(isOfStageAlone && (await isOfStage(row, context)))) throw forbidden()
}

const isSameTime = (one: string | null, other: string | null) =>
  (one && Date.parse(one)) === (other && Date.parse(other))

/** Times and words, as those who have it in their agenda are told of them. */
async function changeConference(asked: Change, row: Row, context: Context): Promise<void> {
  const { db } = context
  // Whoever runs the fair may have taken its times away.
  const before = { begin: row.begin?.toISOString() ?? null, end: row.end?.toISOString() ?? null }
  const { begin = before.begin, end = before.end } = asked
  assertTimes({ begin, end }, null)
  const isMoved = !isSameTime(begin, before.begin) || !isSameTime(end, before.end)
  if (isMoved && row.state !== 'scheduled') throw conflict('state_conflict')
  await sql`
    update conference set version = version + 1, begin_at = ${begin}::timestamptz,
      end_at = ${end}::timestamptz,
      translations = coalesce(${asked.translations ? wordsOf(asked.translations) : null}::jsonb,
        translations),
      is_visible = coalesce(${asked.isVisible ?? null}::boolean, is_visible),
      is_muting_participants = coalesce(${asked.isMutingParticipants ?? null}::boolean,
        is_muting_participants),
      is_participant_list_visible = coalesce(${asked.isParticipantListVisible ?? null}::boolean,
        is_participant_list_visible)
    where id = ${row.conference}`.execute(db)
  if (isMoved) await keepChange(row.conference, 'moved', { before, after: { begin, end } }, context)
}

/** @throws 403, 404, 409 also for a firm that the fair lets in no more, 422 */
export async function changePresentationOf(
  id: number,
  asked: Change,
  context: Context,
): Promise<Presentation> {
  const { db } = context
  await reachRow(implementationOf('presentations'), id, 'R', context)
  const row = await rowOf(id, context)
  if (!row) throw conflict('state_conflict')
  await assertMayChange(id, asked, row, context)
  await assertPresenterIn(row.firm, row.fair, context)
  await assertPlaces(asked, row.fair, row.firm, context)
  await changeConference(asked, row, context)
  await writeSource(row.conference, row.fair, row.type, asked.url, context)
  await writeSpeaker(row.conference, asked.speaker, context)
  const { stand, speaker } = asked
  await sql`
    update presentation set version = version + 1,
      stand_id = case when ${stand !== undefined} then ${stand ?? null}::int else stand_id end,
      speaker_id = case when ${speaker !== undefined} then ${speaker ?? null}::int else speaker_id end,
      is_private_chat = coalesce(${asked.isPrivateChat ?? null}::boolean, is_private_chat)
    where id = ${id}`.execute(db)
  await audit({ action: 'U', resource: 'presentations', resourceId: id, fair: row.fair }, context)
  return presentationAs(id, context)
}
