import { type RawBuilder, sql } from 'kysely'
import { linkFor } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { Recording, Recordings } from '../../contract/recordings.ts'
import { quotaOf, usedBy } from './film-quota.ts'
import { isRecordingRefused, isRefusedIn } from './refused.ts'
import { linkedFilms } from './shown-media.ts'
import { sourcesOf } from './sources-of.ts'
import { assertTeam } from './team.ts'

/** Minutes for which its team may look at one without asking anew. */
const linkMinutes = 12 * 60

export const shownRecordings = async (
  holds: RawBuilder<unknown>,
  { db, actor, services }: Context,
): Promise<Recording[]> => {
  const rows = await many<Omit<Recording, 'url'> & { path: string | null }>(db)`
    select r.id, r.state, r.parts, r.bytes::float8 as bytes, r.duration_ms::float8 as "durationMs",
      ${instant('r.began_at')} as "beganAt", r.is_replay as "isReplay", m.file_path as path,
      case when u.id is not null
        then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) end as person
    from recording r left join app_user u on u.id = r.user_id left join media_object m on m.id = r.media_id
    where ${holds} order by r.began_at, r.id`
  return rows.map(({ path, ...row }) => ({
    ...row,
    url: path === null ? null : linkFor(path, actor.userId ?? 0, services, linkMinutes).url,
  }))
}

/** @throws 404 */
export async function recordingAs(id: number, context: Context): Promise<Recording> {
  const [recording] = await shownRecordings(sql`r.id = ${id}`, context)
  if (!recording) throw notFound()
  return recording
}

/** @throws 403 for somebody who is not of its team, 404 */
export async function readRecordingsOf(id: number, context: Context): Promise<Recordings> {
  const { fair, person } = await assertTeam(id, context)
  const { isChosenRefused, ...said } = await one<
    Pick<Recordings, 'isRecorded' | 'consent' | 'isRefused' | 'agreed'> & { isChosenRefused: boolean }
  >(context.db)`
    select c.is_recorded as "isRecorded", ${isRefusedIn(id)} as "isRefused",
      exists (select from recording r where r.conference_id = c.id and r.is_replay
        and ${isRecordingRefused('r')}) as "isChosenRefused",
      (select rc.is_given from recording_consent rc
        where rc.conference_id = c.id and rc.user_id = ${person}) as consent,
      array(select rc.user_id from recording_consent rc where rc.conference_id = c.id and rc.is_given
        order by rc.user_id) as agreed
    from conference c where c.id = ${id}`
  const recordings = await shownRecordings(sql`r.conference_id = ${id}`, context)
  const chosen = isChosenRefused ? undefined : recordings.find(({ isReplay }) => isReplay)
  return {
    recordings,
    films: chosen?.url
      ? [{ kind: 'file', url: chosen.url, language: null }]
      : await linkedFilms(id, { sources: await sourcesOf(id, context) }, context),
    durationMs: chosen?.durationMs ?? null,
    ...said,
    used: await usedBy(fair, context),
    quota: quotaOf(context),
  }
}
