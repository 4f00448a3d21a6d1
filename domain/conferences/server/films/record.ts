import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Recording } from '../../contract/recordings.ts'
import { assertUnderWay } from '../stage/questions.ts'
import { ringStageSoon } from '../stage/ring-stage.ts'
import { joinRecordingJob } from './join-recording.ts'
import { recordingAs } from './read-recordings.ts'
import { isRefusedIn } from './refused.ts'
import { settleReplay } from './settle-replay.ts'
import { assertTeam } from './team.ts'

/** Of one session at once: each who publishes records what is theirs. */
const underWayMost = 20

type Word = { isRecorded: boolean; isRefused: boolean; consent: boolean | null; state: string }

/** @throws 409 where nobody is recorded, or not this one */
export async function assertMayRecord(
  conference: number,
  person: number | null,
  { db }: Pick<Context, 'db'>,
): Promise<void> {
  const word = await one<Word>(db)`
    select c.is_recorded as "isRecorded", c.state, ${isRefusedIn(conference)} as "isRefused",
      (select rc.is_given from recording_consent rc
        where rc.conference_id = c.id and rc.user_id = ${person}) as consent
    from conference c where c.id = ${conference}`
  if (!word.isRecorded) throw conflict('recording_off')
  if (word.isRefused || word.consent === false) throw conflict('recording_refused')
  if (word.consent === null) throw conflict('recording_unasked')
  if (word.state === 'draft' || word.state === 'cancelled') throw conflict('state_conflict')
}

type Own = { id: number; format: string | null; parts: number }

/** @throws 403, 404, 409 */
export async function beginRecordingOf(conference: number, context: Context): Promise<Recording> {
  const { db, services } = context
  const inside = await assertTeam(conference, context)
  assertUnderWay(inside, context)
  await sql`select pg_advisory_xact_lock(hashtext('recording'), ${conference}::int)`.execute(db)
  await assertMayRecord(conference, inside.person, context)
  const own = await maybeOne<Own>(db)`
    select id, format, parts from recording
    where conference_id = ${conference} and user_id = ${inside.person} and state = 'recording'`
  const now = sql`${services.now().toISOString()}::timestamptz`
  // After a pause a recorder begins anew: that is put behind, where the format lets us.
  if (own && (own.format !== 'mp4' || own.parts === 0)) {
    await sql`update recording set last_at = ${now} where id = ${own.id}`.execute(db)
    await noteTake(own.id, context)
    await tellBegun(own.id, conference, inside.fair, context)
    return recordingAs(own.id, context)
  }
  if (own) await stopRecording(own.id, conference, context)
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from recording where conference_id = ${conference} and state = 'recording'`
  if (count >= underWayMost) throw conflict('recordings_limit')
  const { id } = await one<{ id: number }>(db)`
    insert into recording (conference_id, user_id, began_at, last_at)
    values (${conference}, ${inside.person}, ${now}, ${now}) returning id`
  await noteTake(id, context)
  await settleReplay(conference, context)
  await tellBegun(id, conference, inside.fair, context)
  return recordingAs(id, context)
}

/** When a recorder began: what lies between two of them is in no film. */
const noteTake = (recording: number, { db, services }: Context) =>
  sql`
    insert into recording_take (recording_id, n, began_at)
    select r.id, r.parts + 1, ${services.now().toISOString()}::timestamptz
    from recording r where r.id = ${recording}
    on conflict (recording_id, n) do update set began_at = excluded.began_at`.execute(db)

/** Everybody who is in sees that somebody is recorded. */
async function tellBegun(recording: number, conference: number, fair: number, context: Context) {
  await ringStageSoon(conference, context)
  const entry = { action: 'record', resource: 'conferences', resourceId: conference, fair }
  await audit({ ...entry, details: { recording } }, context)
}

/** One without any part is as if it had never begun. */
export async function stopRecording(
  id: number,
  conference: number,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const stopped = await maybeOne<{ parts: number }>(db)`
    update recording set state = 'processing' where id = ${id} and state = 'recording' returning parts`
  if (stopped?.parts === 0) await sql`delete from recording where id = ${id}`.execute(db)
  else if (stopped) await services.queue.enqueue(db, joinRecordingJob, { recording: id }, { key: String(id) })
  if (!stopped) return
  await settleReplay(conference, { db })
  await ringStageSoon(conference, { db, services })
}

export type Found = { conference: number; user: number | null; state: Recording['state'] }

/** @throws 404 */
export async function foundRecording(id: number, { db }: Pick<Context, 'db'>): Promise<Found> {
  const found = await maybeOne<Found>(db)`
    select conference_id as conference, user_id as "user", state from recording where id = ${id}`
  if (!found) throw notFound()
  return found
}

/** By whose it is, and by whoever moderates. @throws 404 for everybody else */
export async function endRecordingOf(id: number, context: Context): Promise<Recording> {
  const { conference, user, state } = await foundRecording(id, context)
  const { isDesk, person, fair } = await assertTeam(conference, context)
  if (!isDesk && user !== person) throw notFound()
  const before = await recordingAs(id, context)
  if (state !== 'recording') return before
  await stopRecording(id, conference, context)
  const entry = { action: 'end_recording', resource: 'conferences', resourceId: conference, fair }
  await audit({ ...entry, details: { recording: id } }, context)
  return before.parts === 0 ? { ...before, state: 'failed' } : recordingAs(id, context)
}
