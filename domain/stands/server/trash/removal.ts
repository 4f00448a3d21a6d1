import type { fairRemoval } from '#domain/fairs/contract/trash.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { isLeftBehind } from './left-behind.ts'

const someNames = 20

/** @throws 404 or 403 for a fair that the caller may not delete. */
export async function removalOf(fair: number, context: Context): Promise<ResponseOf<typeof fairRemoval>> {
  await reachRow(implementationOf('fairs'), fair, 'D', context)
  const row = await maybeOne<ResponseOf<typeof fairRemoval>>(context.db)`
    with left_people as (
      select u.first_name || ' ' || u.last_name as name from app_user u
      where u.id in (select user_id from fair_user where fair_id = ${fair} union select user_id
        from fair_organizer where fair_id = ${fair})
        and ${isLeftBehind([fair])}
    ), left_firms as (
      select f.name from fair_firm ff join firm f on f.id = ff.firm_id
      where ff.fair_id = ${fair}
        and not exists (select 1 from fair_firm o where o.firm_id = f.id and o.fair_id <> ${fair})
        and not exists (select 1 from trash o where o.firm_id = f.id and o.fair_id <> ${fair})
    )
    select (select count(*)::int from fair_user where fair_id = ${fair}) as people,
      (select count(*)::int from fair_firm where fair_id = ${fair}) as exhibitors,
      (select count(*)::int from stand where fair_id = ${fair} and trashed_at is null) as booths,
      json_build_object('count', (select count(*)::int from left_people),
        'names', array(select name from left_people order by fold(name) limit ${someNames})) as accounts,
      json_build_object('count', (select count(*)::int from left_firms),
        'names', array(select name from left_firms order by fold(name) limit ${someNames})) as firms`
  if (!row) throw notFound()
  return row
}
