import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { BodyOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { historyOfUser, NamedVisits, recordVisit, statisticsOfUsers } from '../contract/visits.ts'
import { administers, standsOf } from './reach.ts'

type Sql = RawBuilder<unknown>

const perPerson = { name: 'lead-visit', max: 60, seconds: 60 }

/**
 * Keeps a visit by name, while its person lets the firm see it: the consent is held, so that whoever takes it back takes
 * this one too. Whoever comes back within half an hour has not left.
 */
export async function recordVisitOf(
  { stand, kind, resource, seconds = 0 }: BodyOf<typeof recordVisit>,
  context: Context,
): Promise<{ isKept: boolean }> {
  const { db, actor, services } = context
  await services.limiter.within(db).consume(perPerson, String(actor.userId))
  const now = sql`${services.now().toISOString()}::timestamptz`
  const allowed = await maybeOne<{ fair: number; firm: number }>(db)`
    select c.fair_id as fair, c.firm_id as firm
    from stand st join fair f on f.id = st.fair_id
      join consent c on c.firm_id = st.firm_id and c.fair_id = st.fair_id and c.user_id = ${actor.userId}
        and c.purpose = 'visits' and c.withdrawn_at is null
    where st.id = ${stand} and st.trashed_at is null and f.trashed_at is null
      and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished})
    for share of c`
  if (!allowed) return { isKept: false }
  const file =
    resource === undefined
      ? undefined
      : await maybeOne(db)`select 1 from stand_resource where id = ${resource} and stand_id = ${stand}`
  if (kind === 'download' && !file) throw notFound()
  // What a firm was let see of a booth that was its own is not added to by the next one's.
  const recent = sql`user_id = ${actor.userId} and stand_id = ${stand} and kind = ${kind}
    and firm_id = ${allowed.firm}
    and stand_resource_id is not distinct from ${resource ?? null}::int
    and last_at > ${now} - interval '30 minutes'`
  // Nobody stays longer than time goes by.
  const known = await many(db)`
    update lead_visit set last_at = ${now},
      seconds = least(86400, seconds + least(${seconds}::int,
        greatest(0, extract(epoch from ${now} - last_at)::int + 2)))
    where id = (select id from lead_visit where ${recent} order by last_at desc limit 1)
    returning id`
  if (!known.length)
    await sql`
      insert into lead_visit (fair_id, firm_id, user_id, stand_id, kind, stand_resource_id, seconds, at,
        last_at)
      values (${allowed.fair}, ${allowed.firm}, ${actor.userId}, ${stand}, ${kind},
        ${kind === 'download' ? (resource ?? null) : null}::int, 0, ${now}, ${now})`.execute(db)
  return { isKept: true }
}

/**
 * Condition: the named visit `v` is theirs to read. Their own; of the firm that may see it, on the booths that they look
 * after, while these are that firm's; of the fair that they run, where its person allows that.
 */
const isReadBy = (context: Context): Sql => {
  const { actor } = context
  return sql`(v.user_id = ${actor.userId}
    or (exists (select from consent c where c.user_id = v.user_id and c.firm_id = v.firm_id
        and c.fair_id = v.fair_id and c.purpose = 'visits' and c.withdrawn_at is null)
      and exists (select from lead l where l.user_id = v.user_id and l.firm_id = v.firm_id
        and l.fair_id = v.fair_id and l.withdrawn_at is null)
      and exists (select from app_user u where u.id = v.user_id and not u.is_closed)
      and (exists (select from stand st where st.id = v.stand_id and st.firm_id = v.firm_id
          and st.id in ${standsOf(actor)})
        or exists (select from fair_firm ff where ff.fair_id = v.fair_id and ff.firm_id = v.firm_id
          and ${administers(actor)})
        or (${isFairSeen(sql`v.fair_id`, context, ['F', 'G'])}
          and exists (select from consent o where o.user_id = v.user_id and o.fair_id = v.fair_id
            and o.purpose = 'organizers' and o.withdrawn_at is null)))))
    and v.fair_id in (select id from fair where trashed_at is null)`
}

export async function visitsOfUsers(
  { userIds, fairId }: BodyOf<typeof statisticsOfUsers>,
  context: Context,
): Promise<NamedVisits[]> {
  return many<NamedVisits>(context.db)`
    select json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name) as user,
      json_build_object('id', fi.id, 'name', fi.name) as firm, v.fair_id as fair,
      (count(*) filter (where v.kind = 'visit'))::int as visits, sum(v.seconds)::int as seconds,
      (count(*) filter (where v.kind = 'download'))::int as downloads,
      ${instant(sql`min(v.at)`)} as "firstAt", ${instant(sql`max(v.last_at)`)} as "lastAt"
    from lead_visit v join app_user u on u.id = v.user_id join firm fi on fi.id = v.firm_id
    where v.user_id = any(${[...new Set(userIds)]}::int[])
      and ${fairId === undefined ? sql`true` : sql`v.fair_id = ${fairId}`} and ${isReadBy(context)}
    group by u.id, fi.id, v.fair_id order by u.id, v.fair_id, fi.id`
}

type History = ResponseOf<typeof historyOfUser>

/** @throws 404 where nothing by this name may be read there */
export async function historyOf(
  { userId, resourceId, statType }: QueryOf<typeof historyOfUser>,
  context: Context,
): Promise<History> {
  const rows = await many<History[number] & { seconds: number }>(context.db)`
    select case v.kind when 'download' then 'download' else 'view' end as type, ${instant('v.at')} as at,
      1 as value, v.seconds,
      (select json_build_object('id', sr.id, 'title', coalesce(sr.titles ->> ${context.locale}, sr.title))
        from stand_resource sr where sr.id = v.stand_resource_id) as resource
    from lead_visit v
    where v.user_id = ${userId} and v.stand_id = ${resourceId} and ${isReadBy(context)}
    order by v.at desc, v.id desc limit 1000`
  if (!rows.length) {
    if (userId === context.actor.userId) return []
    throw notFound()
  }
  return rows
    .flatMap(
      ({ seconds, ...row }): History => [
        row,
        ...(row.type === 'view' && seconds > 0 ? [{ ...row, type: 'stay' as const, value: seconds }] : []),
      ],
    )
    .filter(({ type }) => statType === undefined || type === statType)
}
