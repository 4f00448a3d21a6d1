import { sql } from 'kysely'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { isInTeam, mayEverSee } from '../given.ts'
import { isRecordingRefused } from './refused.ts'

/** A film made of what was recorded: its team sees it, and everybody who may come once it is the published replay. */
export const recordingFiles: FileUse = {
  name: 'recording',
  kinds: ['video', 'webm'],
  visibility: 'private',
  isReadable: (file, actor) => sql`exists (
    select 1 from recording r join conference c on c.id = r.conference_id
    where r.media_id = ${sql.ref(`${file}.id`)} and (${isInTeam(actor)}
      or (r.is_replay and c.replay_state = 'published' and not ${isRecordingRefused('r')}
         and ${mayEverSee(actor)})))`,
}
