import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { translatedText } from '#platform/server/resource/select.ts'

type Condition = RawBuilder<unknown>

/** Where somebody is to be met: as a validated member of one of these fairs, or as one who runs it. */
export const isIn = (fairs: Condition): Condition =>
  sql`(exists (select 1 from fair_user m
    where m.user_id = u.id and m.is_validated = ${validationState.validated} and m.fair_id in ${fairs})
    or exists (select 1 from fair_organizer o where o.user_id = u.id and o.fair_id in ${fairs}))`

export const cardColumns = (context: Context) => sql`
  u.id, u.first_name as "firstName", u.last_name as "lastName", u.job_title as "jobTitle",
    u.pitch_message as "pitchMessage", u.roles, u.look,
  (select json_build_object('id', m.id, 'filePath', m.file_path, 'thumbnailPath', m.thumbnail_path)
    from media_object m where m.id = u.picture_id and m.visibility = 'public') as picture,
  (select json_build_object('id', f.id, 'name', f.name) from firm f where f.id = u.firm_id) as firm,
  (select json_build_object('id', c.id, 'name', ${translatedText('c', 'name', context.locale)}) from country c
    where c.id = u.country_id) as country`
