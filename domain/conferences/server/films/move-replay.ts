import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { hasTakenPlace } from '../../contract/entry.ts'
import type { moveReplay } from '../../contract/replay.ts'
import { entryFor } from '../entry-for.ts'
import { assertDesk } from '../stage/desk.ts'
import { ringStageSoon } from '../stage/ring-stage.ts'
import { joinRecordingJob } from './join-recording.ts'
import { recordingAs } from './read-recordings.ts'
import { foundRecording, stopRecording } from './record.ts'
import { isRecordingRefused, isRefusedIn } from './refused.ts'
import { settleReplay } from './settle-replay.ts'
import { isLinkedTo } from './source-conditions.ts'
import { assertTeam } from './team.ts'

type To = NonNullable<BodyOf<typeof moveReplay>>['replayState']
type Moved = ResponseOf<typeof moveReplay>
type Standing = {
  state: Moved['replayState']
  mode: string
  replayMode: string
  isRefused: boolean
  isRecorded: boolean
  isLinked: boolean
}

/** From which states each leads where. Where it is already, nothing happens. */
const from: Readonly<Record<To, readonly Moved['replayState'][]>> = {
  published: ['ready', 'hidden', 'none', 'failed', 'recording', 'processing'],
  hidden: ['published'],
  processing: ['failed'],
}

const standingOf = (id: number, { db }: Context) =>
  one<Standing>(db)`
    select c.replay_state as state, c.mode, c.replay_mode as "replayMode",
      ${isRefusedIn(id)} or exists (select from recording r where r.conference_id = c.id and r.is_replay
        and ${isRecordingRefused('r')}) as "isRefused",
      exists (select from recording r where r.conference_id = c.id and r.is_replay and r.state = 'ready')
        as "isRecorded",
      ${isLinkedTo} as "isLinked"
    from conference c where c.id = ${id} for update of c`

/** @throws 409 where there is nothing to see, or somebody said no */
function assertPublishable({ mode, replayMode, isRecorded, isLinked, isRefused }: Standing): void {
  if (mode === 'replay' || replayMode === 'none') throw conflict('replay_none')
  // What was recorded would be shown; a film that was linked is shown instead of it.
  if (isRefused && (replayMode === 'integrated' || (isRecorded && !isLinked)))
    throw conflict('recording_refused')
  if (!isRecorded && !isLinked) throw conflict('replay_missing')
}

/** @throws 403, 404, 409 in a wrong order, and before it has taken place */
export async function moveReplayOf(id: number, to: To, context: Context): Promise<Moved> {
  const { db, services } = context
  await assertDesk(id, context)
  const standing = await standingOf(id, context)
  if (standing.state === to) return { replayState: to }
  if (!from[to].includes(standing.state)) throw conflict('state_conflict')
  const { fair, entered } = await entryFor(id, context)
  if (to === 'published') {
    assertPublishable(standing)
    if (!hasTakenPlace(entered, services.now().getTime())) throw conflict('replay_early')
  }
  await sql`update conference set replay_state = ${to} where id = ${id}`.execute(db)
  if (to === 'processing') {
    const rows = await many<{ id: number }>(db)`
      update recording set state = 'processing' where conference_id = ${id} and state = 'failed' returning id`
    for (const row of rows)
      await services.queue.enqueue(db, joinRecordingJob, { recording: row.id }, { key: String(row.id) })
  }
  const details = { replay: to }
  await audit({ action: 'replay', resource: 'conferences', resourceId: id, fair, details }, context)
  return { replayState: to }
}

/** @throws 403, 404, 409 for one that is not whole, or that somebody in it does not want to be seen */
export async function chooseRecordingOf(id: number, context: Context) {
  const { db } = context
  const { conference, state } = await foundRecording(id, context)
  await assertDesk(conference, context)
  if (state !== 'ready') throw conflict('state_conflict')
  const before = await recordingAs(id, context)
  if (before.isReplay) return before
  const { isRefused } = await one<{ isRefused: boolean }>(db)`
    select ${isRecordingRefused('r')} as "isRefused" from recording r where r.id = ${id}`
  if (isRefused) throw conflict('recording_refused')
  await sql`select pg_advisory_xact_lock(hashtext('recording'), ${conference}::int)`.execute(db)
  await sql`update recording set is_replay = false where conference_id = ${conference} and is_replay`.execute(
    db,
  )
  await sql`update recording set is_replay = true where id = ${id}`.execute(db)
  // Open pages show another film.
  await sql`update conference set replay_state = replay_state where id = ${conference}`.execute(db)
  const { fair } = await entryFor(conference, context)
  await audit(
    {
      action: 'choose_recording',
      resource: 'conferences',
      resourceId: conference,
      fair,
      details: { recording: id },
    },
    context,
  )
  return recordingAs(id, context)
}

/** @throws 403 for what others recorded, 404, 409 for what is published, unless one runs the fair */
export async function removeRecordingOf(id: number, context: Context): Promise<void> {
  const { db } = context
  const { conference, user } = await foundRecording(id, context)
  const { isDesk, isRunner, person, fair } = await whoRemoves(conference, context)
  if (!isRunner && user !== person) throw forbidden()
  const { isPublished } = await one<{ isPublished: boolean }>(db)`
    select r.is_replay and c.replay_state = 'published' as "isPublished"
    from recording r join conference c on c.id = r.conference_id where r.id = ${id} for update of c`
  if (isPublished && !isDesk) throw conflict('replay_published')
  await sql`delete from media_object where id = (select media_id from recording where id = ${id})`.execute(db)
  await sql`delete from recording where id = ${id}`.execute(db)
  if (isPublished) await sql`update conference set replay_state = 'none' where id = ${conference}`.execute(db)
  await settleReplay(conference, context)
  await audit(
    {
      action: 'remove_recording',
      resource: 'conferences',
      resourceId: conference,
      fair,
      details: { recording: id },
    },
    context,
  )
}

const whoRemoves = async (conference: number, context: Context) => {
  const inside = await assertTeam(conference, context)
  return { ...inside, isRunner: runsFair(context.actor, inside.fair) }
}

const isSpeakerOf = (id: number, person: number) => sql`exists (
  select from conference_speaker cs join speaker s on s.id = cs.speaker_id
  where cs.conference_id = ${id} and s.user_id = ${person})`

/** Whoever speaks and says no stops what runs, and hides what was recorded. @throws 403, 404 */
export async function agreeToRecordingOf(id: number, isGiven: boolean, context: Context) {
  const { db, services } = context
  const { person, fair } = await assertTeam(id, context)
  const now = sql`${services.now().toISOString()}::timestamptz`
  await sql`select pg_advisory_xact_lock(hashtext('recording'), ${id}::int)`.execute(db)
  const before = await many<{ isGiven: boolean }>(db)`
    select is_given as "isGiven" from recording_consent where conference_id = ${id} and user_id = ${person}`
  if (before[0]?.isGiven === isGiven) return { isGiven }
  // A film that is linked, shown instead of what others refused, stays.
  const { isRecordingShown } = await one<{ isRecordingShown: boolean }>(db)`
    select c.replay_mode = 'integrated' or exists (select from recording r
      where r.conference_id = c.id and r.is_replay and not ${isRecordingRefused('r')}) as "isRecordingShown"
    from conference c where c.id = ${id}`
  await sql`
    insert into recording_consent (conference_id, user_id, is_given, at, is_speaker)
      values (${id}, ${person}, ${isGiven}, ${now}, ${isSpeakerOf(id, person)})
    on conflict (conference_id, user_id) do update set is_given = excluded.is_given, at = excluded.at,
      is_speaker = recording_consent.is_speaker or excluded.is_speaker`.execute(db)
  await ringStageSoon(id, context)
  if (!isGiven) {
    const { isRefused } = await one<{ isRefused: boolean }>(db)`select ${isRefusedIn(id)} as "isRefused"`
    const running = await many<{ id: number; isOwn: boolean }>(db)`
      select id, coalesce(user_id = ${person}, false) as "isOwn" from recording
      where conference_id = ${id} and state = 'recording' and (${isRefused} or user_id = ${person})`
    for (const row of running) await stopRecording(row.id, id, context)
    if (isRefused)
      await sql`update conference set replay_state = 'hidden'
        where id = ${id} and replay_state = 'published' and ${isRecordingShown}`.execute(db)
  }
  const action = isGiven ? 'agree_to_recording' : 'refuse_recording'
  await audit({ action, resource: 'conferences', resourceId: id, fair }, context)
  return { isGiven }
}
