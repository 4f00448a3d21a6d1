import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { everyParticipation } from '#domain/stands/server/index.ts'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import {
  leftOutReasons,
  type MailingReaders,
  type mailingLists,
  type mailingStaff,
  mostReaders,
  type NarrowedBy,
} from '../../contract/mailings.ts'
import { everyId } from '../people-back.ts'

type Sql = RawBuilder<unknown>
export type Addressed = {
  fair: number
  list: (typeof mailingLists)[number]
  narrowedBy: NarrowedBy
  chosen: number[] | null
  staff: (typeof mailingStaff)[number]
}

/** People by their `id`; of exhibitors, how many they are. */
export type Candidates = { from: Sql; firms: number }

const isStandAdmin = sql`exists (select 1 from stand_admin a join stand st on st.id = a.stand_id
  where a.user_id = u.id and st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null)`

/** Of these exhibitors the people who are in the same fair. */
const staffOf = (ids: readonly number[], staff: Addressed['staff']) => sql`
  select u.id from fair_firm ff join app_user u on u.firm_id = ff.firm_id
    where ff.id = any(${ids}::int[])
      and exists (select 1 from fair_user m where m.fair_id = ff.fair_id and m.user_id = u.id)
      and (${staff === 'all'} or u.is_firm_admin or ${isStandAdmin})`

/** Those whom the list finds now for whoever asks, be it written to them or not. @throws 422 for too many */
export async function candidatesOf(addressed: Addressed, context: Context): Promise<Candidates> {
  const { fair, list, narrowedBy, chosen, staff } = addressed
  if (list === 'people') {
    const asked = { ...narrowedBy, fair: String(fair) }
    const ids = await everyId(asked, context, mostReaders, chosen ?? undefined)
    if (ids.length > mostReaders) throw new Refusal(422, 'too_many_found')
    return { from: sql`select unnest(${ids}::int[]) as id`, firms: 0 }
  }
  const found = await everyParticipation({ ...narrowedBy, fair }, context, mostReaders)
  const ids = chosen ? found.filter(id => chosen.includes(id)) : found
  if (ids.length > mostReaders) throw new Refusal(422, 'too_many_found')
  return { from: staffOf(ids, staff), firms: ids.length }
}

/** Those to whom it was sent. */
export const readersSentTo = (mailing: number): Candidates => ({
  from: sql`select user_id as id from mailing_reader where mailing_id = ${mailing}`,
  firms: 0,
})

/** Why the person `u` is not written to; null where they are. */
export const leftOutOf = (fair: Sql): Sql => sql`case
  when u.is_closed then 'closed'
  when u.email_confirmed_at is null then 'unconfirmed'
  when u.is_validated = ${validationState.refused}
    or exists (select 1 from fair_user m where m.fair_id = ${fair} and m.user_id = u.id
      and m.is_validated = ${validationState.refused}) then 'refused'
  when exists (select 1 from mail_opt_out o where o.fair_id = ${fair} and o.user_id = u.id)
    then 'optedOut' end`

/** What the booths of the person `u` are called in a fair. */
export const boothsOf = (fair: Sql): Sql => sql`(
  select string_agg(stand_label(st.label, h.letter, st.number), ', ' order by h.rank, st.number, st.id)
  from stand st left join fair_hall h on h.id = st.fair_hall_id
  where st.fair_id = ${fair} and st.firm_id = u.firm_id and st.trashed_at is null)`

/** In which language they read. */
export const readingLocale = sql`case when u.locale = any(${[...locales]}::text[]) then u.locale
  else ${locales[0]} end`

/** How many they are, and how many are left out. */
export async function countReaders(
  { from, firms }: Candidates,
  fair: number,
  { db }: Pick<Context, 'db'>,
): Promise<MailingReaders> {
  const counts = sql.join(
    leftOutReasons.map(
      reason => sql`${sql.lit(reason)}::text, count(*) filter (where c.reason = ${sql.lit(reason)})::int`,
    ),
  )
  return one<MailingReaders>(db)`
    with c as (
      select u.id, u.firm_id, ${readingLocale} as locale, ${leftOutOf(sql`${fair}::int`)} as reason,
        ${boothsOf(sql`${fair}::int`)} as booths
      from (${from}) found join app_user u on u.id = found.id)
    select count(*) filter (where c.reason is null)::int as total,
      json_build_object(${counts}) as "leftOut",
      greatest(${firms}::int - count(distinct c.firm_id) filter (where c.reason is null)::int, 0)
        as unreached,
      json_build_object(
        'firm', count(*) filter (where c.reason is null and c.firm_id is null)::int,
        'booth', count(*) filter (where c.reason is null and c.booths is null)::int) as without,
      (select coalesce(json_agg(json_build_object('locale', l.locale, 'count', l.count)
        order by l.count desc, l.locale), '[]')
        from (select r.locale, count(*)::int as count from c r where r.reason is null group by r.locale) l)
        as languages
    from c`
}
