import { type RawBuilder, sql } from 'kysely'
import { fairsWithin } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Role } from '#platform/contract/roles.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { BusinessCard } from '../../contract/business-card.ts'
import { cardColumns, isIn } from './person-card.ts'

const guests: readonly Role[] = ['clusterAdmin', 'speaker', 'moderator', 'press']

/** Fairs in which the reader is more than a visitor: running one, or exhibiting in it, is nothing in another. */
const meetsVisitorsIn = ({ actor }: Context) => sql`(
  select f.id from fair f
    where ${hasRole(actor, ...guests)} or f.id in ${fairsWithin(actor, ['F', 'G'])} or exists (
    select 1 from fair_firm ff join app_user me on me.firm_id = ff.firm_id
    where me.id = ${actor.userId} and ff.fair_id = f.id and ff.is_validated = ${validationState.validated}))`

/**
 * Whether the reader is told how to reach somebody `u`: the strictest wins of the fairs that they share. Whoever runs one of
 * them, or is of the same firm, is told in any case.
 */
const isReachTold = (fairs: RawBuilder<unknown>, { actor }: Context) => sql`(
  u.id = ${actor.userId} or ${isIn(fairsWithin(actor, ['F', 'G']))}
    or u.firm_id = (select me.firm_id from app_user me where me.id = ${actor.userId})
    or (select not bool_or(f.is_hiding_user_email) from fair f where f.id in ${fairs}
      and f.id in (select m.fair_id from fair_user m
        where m.user_id = u.id and m.is_validated = ${validationState.validated}
        union all select o.fair_id from fair_organizer o where o.user_id = u.id)))`

/**
 * What somebody shows to people of a shared fair. Visitors are not shown to each other; how to reach somebody only as the
 * fairs let it be said: an address where the person has chosen one to show, a telephone number where the person shows it.
 */
export async function readCard(id: number, context: Context): Promise<BusinessCard> {
  const { db, actor } = context
  const fairs = fairsWithin(actor, ['p', 'F', 'G'])
  const isSelf = actor.userId === id
  const row = await maybeOne<BusinessCard>(db)`
    select ${cardColumns(context)},
      (select coalesce(json_agg(json_build_object('id', l.id, 'code', l.code) order by l.rank, l.id), '[]')
        from user_language ul join language l on l.id = ul.language_id where ul.app_user_id = u.id)
        as languages,
      case when reach.is_told then u.display_email end as "displayEmail",
      case when reach.is_told and u.is_phone_shown then u.phone end as phone,
      case when reach.is_told then u.social_links else '{}' end as "socialLinks",
      case when reach.is_told then u.meeting_links else '{}' end as "meetingLinks"
    from app_user u cross join lateral (select ${isReachTold(fairs, context)} as is_told) reach
    where u.id = ${id} and (${isSelf} or (
      u.is_validated = ${validationState.validated} and not u.is_closed and u.email_confirmed_at is not null
        and ${isIn(fairs)}
      and (u.roles <> '{ROLE_VISITOR}'
        or ${isIn(sql`(select id from ${fairs} seen (id) where id in ${meetsVisitorsIn(context)})`)})))`
  if (!row) throw notFound()
  return row
}
