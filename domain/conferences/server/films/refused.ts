import { type RawBuilder, sql } from 'kysely'

/** Condition: somebody who speaks here said no. */
export const isRefusedIn = (conference: number | RawBuilder<unknown>) => sql`exists (
  select from recording_consent rc where rc.conference_id = ${conference} and not rc.is_given
    and rc.user_id in (select s.user_id from conference_speaker cs join speaker s on s.id = cs.speaker_id
      where cs.conference_id = ${conference} and s.state <> 'declined'))`

/** Condition: somebody who speaks there, or said no while they did and were recorded, does not want the recording to be seen. */
export const isRecordingRefused = (recording: string) => {
  const conference = sql.ref(`${recording}.conference_id`)
  return sql`(${isRefusedIn(conference)} or exists (
    select from recording_consent rc where rc.conference_id = ${conference} and not rc.is_given
      and rc.is_speaker and rc.at > ${sql.ref(`${recording}.began_at`)}))`
}
