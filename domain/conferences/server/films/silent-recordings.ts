import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { silentMinutes, silentMinutesOver } from '../../contract/recordings.ts'
import { stopRecording } from './record.ts'

/** A page that nobody came back to has recorded what it has recorded. */
export const endSilentRecordings = (services: Services): Promise<void> =>
  services.database.transaction(async db => {
    const now = sql`${services.now().toISOString()}::timestamptz`
    const rows = await many<{ id: number; conference: number }>(db)`
      select r.id, r.conference_id as conference
      from recording r join conference c on c.id = r.conference_id
      where r.state = 'recording' and r.last_at < ${now} - make_interval(mins =>
        case when c.state in ('ended', 'cancelled') then ${silentMinutesOver}::int
          else ${silentMinutes}::int end)
      for update of r skip locked`
    for (const { id, conference } of rows) await stopRecording(id, conference, { db, services })
  })
