import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ShownSource } from '../../contract/calls.ts'
import { opened } from './shown-media.ts'

/** Where a session is seen as it goes on: its own, else its room’s. */
export const sourcesOf = async (id: number, room: number | null, context: Context): Promise<ShownSource[]> =>
  opened(
    await many<ShownSource & { isPrivate: boolean }>(context.db)`
      select s.kind, coalesce(s.url, m.file_path) as url,
        coalesce(m.visibility = 'private', false) as "isPrivate",
        ${instant('s.from_at')} as from,
        ${instant('s.until_at')} as until, l.code as language
      from conference_source s left join media_object m on m.id = s.media_id
        left join language l on l.id = s.language_id
      where not s.is_replay and (s.conference_id = ${id} or (s.conference_room_id = ${room}
        and not exists (select from conference_source own
          where own.conference_id = ${id} and not own.is_replay)))
      order by s.rank, s.from_at nulls first, s.id`,
    context,
  )
