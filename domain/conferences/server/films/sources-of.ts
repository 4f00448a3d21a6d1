import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import type { ShownSource } from '../../contract/calls.ts'
import { opened } from './shown-media.ts'
import { isSourceOf } from './source-conditions.ts'

/** Where the conference is seen as it goes on. */
export const sourcesOf = async (id: number, context: Context): Promise<ShownSource[]> =>
  opened(
    await many<ShownSource & { isPrivate: boolean }>(context.db)`
      select s.kind, coalesce(s.url, m.file_path) as url,
        coalesce(m.visibility = 'private', false) as "isPrivate",
        ${instant('s.from_at')} as from,
        ${instant('s.until_at')} as until, l.code as language
      from conference c join conference_source s on ${isSourceOf}
        left join media_object m on m.id = s.media_id
        left join language l on l.id = s.language_id
      where c.id = ${id}
      order by s.rank, s.from_at nulls first, s.id`,
    context,
  )
