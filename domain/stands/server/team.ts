import { sql } from 'kysely'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { StandTeammate, standTeam } from '../contract/endpoints.ts'

/** Who could staff a stand and who does. @throws 403 or 404 for who may not configure it */
export async function teamOf(id: number, context: Context): Promise<ResponseOf<typeof standTeam>> {
  const stand = await reachRow(implementationOf('stands'), id, 'U', context)
  const firm = stand.firm as { id: number; name: string }
  const fair = (stand.fair as { id: number }).id
  const isWhole = hasRole(context.actor, 'superAdmin') || ownFirms(context.actor).includes(firm.id)
  // Who looks after the whole firm may send anybody of it; to others its people elsewhere are no business.
  const isAround = isWhole
    ? sql`true`
    : sql`exists (select 1 from fair_user m where m.user_id = u.id and m.fair_id = ${fair})`
  const rows = await many<StandTeammate>(context.db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", u.email, u.job_title as "jobTitle",
      u.is_firm_admin as "isFirmAdmin", u.look,
      (select m.thumbnail_path from media_object m where m.id = u.picture_id and m.visibility = 'public')
        as picture,
      u.password_hash is null as "isInvited", c.id as contact, a.id as admin
    from app_user u left join stand_contact c on c.user_id = u.id and c.stand_id = ${id}
      left join stand_admin a on a.user_id = u.id and a.stand_id = ${id}
    where u.firm_id = ${firm.id} and not u.is_closed and ${isAround}
    order by c.rank nulls last, c.id nulls last, fold(u.last_name), fold(u.first_name), u.id`
  return {
    firm: { id: firm.id, name: firm.name },
    fair,
    people: rows,
  }
}
