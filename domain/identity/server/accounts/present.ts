import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

const minutes = 30

/** Whether a member `m` of a fair is there: a page of it is open, or they were logged in and active within half an hour. */
export function isPresent({ services }: Context): RawBuilder<boolean> {
  const recently = new Date(services.now().getTime() - minutes * 60_000)
  return sql`(exists (select 1 from session s
    where s.user_id = m.user_id and s.revoked_at is null and s.last_used_at > ${recently})
    or exists (select 1 from presence_held h
      where h.user_id = m.user_id and h.kind = 'fair' and h.place_id = m.fair_id))`
}
