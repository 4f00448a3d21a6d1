import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { pageOf, type Query } from '#platform/server/resource/filter.ts'
import { translatedText } from '#platform/server/resource/select.ts'

type Address = {
  id: number
  user: { id: number }
  socialMedia: { id: number; code: string; name: string | null; kind: string }
  url: string
}

/** One's own addresses, a row for each network or meeting room of the list. */
export async function ownSocialMedia(
  query: Query,
  { db, actor, locale }: Context,
): Promise<PagedResponse<Address>> {
  const rows = await many<Address>(db)`
    select s.id, json_build_object('id', u.id) as "user",
      (u.social_links || u.meeting_links) ->> s.code as url,
      json_build_object('id', s.id, 'code', s.code, 'name', ${translatedText('s', 'name', locale)}, 'kind',
        s.kind) as "socialMedia"
    from app_user u join social_media s on (u.social_links || u.meeting_links) ? s.code
    where u.id = ${actor.userId} order by s.rank, s.id`
  const page = pageOf({ pagination: 'false', ...query })
  const from = (page.page - 1) * page.size
  return { rows: rows.slice(from, from + page.size), page, total: rows.length }
}
