import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { silentMinutes } from '../../contract/recordings.ts'
import { stopRecording } from './record.ts'

/** A page that nobody came back to has recorded what it has recorded. */
export const endSilentRecordings = (services: Services): Promise<void> =>
  services.database.transaction(async db => {
    const before = new Date(services.now().getTime() - silentMinutes * 60_000).toISOString()
    const rows = await many<{ id: number; conference: number }>(db)`
      select id, conference_id as conference from recording
      where state = 'recording' and last_at < ${before}::timestamptz for update skip locked`
    for (const { id, conference } of rows) await stopRecording(id, conference, { db, services })
  })
