import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Actor } from '#platform/server/actor.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { type Homepage, type HomepageContent, homepageIn } from '../contract/homepage.ts'
import type { PublicFair } from '../contract/public-fair.ts'
import { offeredGroups } from './offered-groups.ts'
import { fairsWithin, isFairKnown, isPublicFair } from './seen-fairs.ts'

/**
 * Which fairs somebody may know of. Visitors and exhibitors of a multi-fair setup see those they belong to, and all that
 * are open while they belong to none: with an account nobody sees less than without. A fair in preparation is seen by
 * its organizers, its exhibitors and those who follow exhibitors there.
 */
export function known(actor: Actor) {
  const { userId } = actor
  if (hasRole(actor, 'superAdmin')) return sql`f.trashed_at is null`
  if (userId === null) return isPublicFair('f')
  const isKnown = isFairKnown(sql`f.id`, { actor })
  const organizes = sql`exists (select 1 from fair_organizer o
    where o.fair_id = f.id and o.user_id = ${userId})`
  const allOrAssigned = sql`(f.trashed_at is null
    and ((select not is_held from app_user where id = ${userId})
    or exists (select 1 from super_organizer_fair s where s.app_user_id = ${userId} and s.fair_id = f.id)))`
  const exhibits = sql`exists (select 1 from fair_firm ff join app_user u on u.firm_id = ff.firm_id
    where ff.fair_id = f.id and u.id = ${userId})`
  const belongs = sql`(${organizes} or ${exhibits}
    or exists (select 1 from fair_user fu where fu.fair_id = f.id and fu.user_id = ${userId}))`
  const isNowhere = sql`not exists (select 1 from fair_user fu where fu.user_id = ${userId})
    and not exists (select 1 from fair_firm ff join app_user u on u.firm_id = ff.firm_id
    where u.id = ${userId})`
  if (hasRole(actor, 'superOrganizer')) return allOrAssigned
  const narrowed = hasRole(actor, 'organizer')
    ? sql`true`
    : sql`(f.type = 'single' or ${belongs} or (${isNowhere}))`
  return sql`${narrowed} and ${isKnown}`
}

/** What was archived is listed for those alone who may take it back. */
const isListed = (actor: Actor) => sql`(not f.is_archived or f.id in ${fairsWithin(actor, ['F', 'G'])})`

/** The head of a homepage: its body is asked for by the page that shows it. */
const headOf = ({ text: _, sections: __, ...head }: HomepageContent): HomepageContent => head

/** Every fair this reader may know of, oldest first: what the header, the theme and the links of each page need. */
export const publicFairs = async (context: Reader): Promise<PublicFair[]> =>
  (await wholeFairs(context, sql`${known(context.actor)} and ${isListed(context.actor)}`)).map(fair => ({
    ...fair,
    homepageJson: headOf(fair.homepageJson),
  }))

/** The one that is asked for, else the oldest that this reader may know of. @throws 404 where there is none */
export async function askedOrFirstFair(asked: number | undefined, { db, actor }: Reader): Promise<number> {
  if (asked !== undefined) return asked
  const row = await maybeOne<{ id: number }>(db)`
    select f.id from fair f where ${known(actor)} and ${isListed(actor)} order by f.id limit 1`
  if (!row) throw notFound()
  return row.id
}

type Reader = Pick<Context, 'db' | 'actor' | 'locale'>

async function wholeFairs<More = unknown>(
  { db, locale }: Reader,
  condition: RawBuilder<unknown>,
  more = sql``,
): Promise<(PublicFair & More)[]> {
  const words = (field: string) => translatedText('f', field, locale)
  const rows = await many<Omit<PublicFair, 'homepageJson'> & { homepageJson: Homepage } & More>(db)`
    select f.id, coalesce(nullif(${words('name')}, ''), f.homepage) as name, ${words('tagline')} as tagline,
      ${words('location')} as location,
      f.type, f.homepage, f.homepage_json as "homepageJson", f.hue, ${instant('f.start_date')} as "startDate",
        ${instant('f.end_date')} as "endDate",
      f.time_zone as "timeZone", f.lobby, f.results_per_page as "resultsPerPage", f.country_id as country,
        f.is_3d_maps as "is3DMaps",
      ${offeredGroups(sql`f.id`)} as "standGroups",
      f.is_multi_fair as "isMultiFair",
      f.is_announced as "isAnnounced", f.is_public_access as "isPublicAccess",
        f.is_registration_user_homepage as "isRegistrationUserHomepage",
      f.is_registration_firm_homepage as "isRegistrationFirmHomepage",
        f.is_exhibitor_logos_homepage as "isExhibitorLogosHomepage",
      f.is_using_direct_message_module as "isUsingDirectMessageModule",
        f.is_using_job_module as "isUsingJobModule",
      f.is_using_conference_module as "isUsingConferenceModule", f.is_using_visio as "isUsingVisio",
        f.is_using_chat as "isUsingChat",
      f.is_hiding_chat_buttons as "isHidingChatButtons", f.is_hiding_chat_column as "isHidingChatColumn",
      f.is_showing_counters as "isShowingCounters",
      (select json_build_object('id', s.id, 'code', s.code, 'name', ${translatedText('s', 'name', locale)})
        from fair_status s where s.id = f.fair_status_id) as status,
      (select json_build_object('id', m.id, 'filePath', m.file_path, 'thumbnailPath', m.thumbnail_path)
        from media_object m where m.id = f.logo_id) as logo,
      (select json_build_object('id', l.id, 'code', l.code) from language l where l.id = f.main_language_id)
        as "mainLanguage",
      (select coalesce(json_agg(json_build_object('id', l.id, 'code', l.code) order by l.rank, l.id), '[]')
        from fair_language fl join language l on l.id = fl.language_id where fl.fair_id = f.id)
        as "fairLanguages",
      (select coalesce(json_agg(json_build_object('id', b.id, 'name',
        coalesce(${translatedText('b', 'name', locale)}, ''),
        'link', b.link, 'target', b.target, 'linkType', b.link_type, 'isWithModalLogin',
        b.is_with_modal_login, 'access', b.access) order by b.rank, b.id), '[]') from header_button b
        where b.fair_id = f.id and b.is_visible) as "groupHeaderButton",
      (select count(*)::int from fair_hall h where h.fair_id = f.id and h.is_visible) as "hallCount",
      (select count(*)::int from stand st join fair_hall h on h.id = st.fair_hall_id
        where st.fair_id = f.id and st.is_visible and h.is_visible and st.trashed_at is null) as "standCount",
      (select count(*)::int from fair_firm ff join firm on firm.id = ff.firm_id
        where ff.fair_id = f.id and ff.is_validated = ${validationState.validated} and firm.is_visible)
          as "firmCount"${more}
    from fair f where ${condition} order by f.id`
  return rows.map(row => ({
    ...row,
    homepageJson: homepageIn(row.homepageJson, locale, row.mainLanguage.code),
  }))
}

/**
 * Named by its id or slug, a fair that is public is there for everybody: the list holds one's own, and with an account
 * nobody sees less than without.
 * @throws 404 for a fair that does not exist or that this reader may not know of.
 */
export async function publicFair<More = unknown>(
  context: Context,
  find: { id: number } | { slug: string },
  more = sql``,
): Promise<PublicFair & More> {
  const named = 'id' in find ? sql`f.id = ${find.id}` : sql`f.homepage = ${find.slug.replace(/^\//, '')}`
  const [found] = await wholeFairs<More>(context, sql`${named} and ${isFairKnown(sql`f.id`, context)}`, more)
  if (!found) throw notFound()
  return found
}
