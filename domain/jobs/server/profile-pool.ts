import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { changePool, profileAccess, readPool } from '../contract/profile-calls.ts'
import { dropNotes } from './drop-notes.ts'

/** @throws 404 for another's */
async function assertOwnProfile(id: number, { db, actor }: Context): Promise<void> {
  const own = await maybeOne(db)`select 1 from job_profile where id = ${id} and user_id = ${actor.userId}`
  if (!own) throw notFound()
}

/** Being found is consented to fair by fair, and ends with the next request after it was withdrawn. */
export async function changePoolOf(
  id: number,
  { fair, isIn }: BodyOf<typeof changePool>,
  context: Context,
): Promise<ResponseOf<typeof changePool>> {
  const { db, actor, services } = context
  await assertOwnProfile(id, context)
  const now = services.now().toISOString()
  // Of one person one change at a time: nobody is in a library twice.
  await sql`select from app_user where id = ${actor.userId} for update`.execute(db)
  const standing = await maybeOne(db)`
    select 1 from consent where user_id = ${actor.userId} and fair_id = ${fair} and purpose = 'cv_pool'
      and withdrawn_at is null`
  if (isIn && !standing) {
    const entered = await maybeOne<{ hasLibrary: boolean }>(db)`
      select f.is_using_job_library and f.is_using_job_module as "hasLibrary" from fair f
      where f.id = ${fair} and ${isFairSeen(sql`f.id`, context, ['p'])}`
    if (!entered) throw invalid({ fair: 'relation_not_found' })
    if (!entered.hasLibrary) throw conflict('library_off')
    await sql`insert into consent (user_id, purpose, fair_id, source, given_at)
      values (${actor.userId}, 'cv_pool', ${fair}, 'profile', ${now}::timestamptz)`.execute(db)
  }
  if (!isIn && standing) {
    await sql`update consent set withdrawn_at = ${now}::timestamptz where user_id = ${actor.userId}
      and fair_id = ${fair} and purpose = 'cv_pool' and withdrawn_at is null`.execute(db)
    await dropNotes(
      sql`t.fair_id = ${fair}
        and t.job_profile_id in (select p.id from job_profile p where p.user_id = ${actor.userId})`,
      db,
    )
  }
  if (isIn === !standing)
    await audit(
      { action: isIn ? 'join_library' : 'leave_library', resource: 'job_profiles', resourceId: id, fair },
      context,
    )
  const rows = await many<{ fair: number }>(db)`
    select fair_id as fair from consent where user_id = ${actor.userId} and purpose = 'cv_pool'
      and withdrawn_at is null and fair_id is not null order by fair_id`
  return { fairs: rows.map(row => row.fair) }
}

/** The fairs through which one may walk, with whether one is in their library. */
export async function readPoolOf(id: number, context: Context): Promise<ResponseOf<typeof readPool>> {
  await assertOwnProfile(id, context)
  const { db, actor, locale } = context
  return many<ResponseOf<typeof readPool>[number]>(db)`
    select json_build_object('id', f.id, 'name', coalesce(${translatedText('f', 'name', locale)}, f.homepage),
        'hasLibrary', f.is_using_job_library and f.is_using_job_module) as fair,
      ${instant('c.given_at')} as since
    from fair f left join consent c on c.fair_id = f.id and c.user_id = ${actor.userId}
      and c.purpose = 'cv_pool' and c.withdrawn_at is null
    where ${isFairSeen(sql`f.id`, context, ['p'])} or c.id is not null order by f.id`
}

const looksOf = (which: RawBuilder<unknown>, { actor }: Context) => sql`
  select min(at) as at, firm_id, fair_id, reader_id, purpose, reason, count(*)::int as times
  from job_profile_access where user_id = ${actor.userId} and ${which}
  group by firm_id, fair_id, reader_id, purpose, reason, at::date order by at desc`

/** Looks at the CV are not pushed out by lists that it was in. By person, day and purpose: who looks again the same day is told once, with how often. */
export async function accessOf(id: number, context: Context): Promise<ResponseOf<typeof profileAccess>> {
  await assertOwnProfile(id, context)
  const { db, locale } = context
  return many<ResponseOf<typeof profileAccess>[number]>(db)`
    select ${instant('looks.at')} as at, looks.purpose, looks.reason, looks.times,
      (select json_build_object('id', f.id, 'name', f.name) from firm f where f.id = looks.firm_id) as firm,
      (select json_build_object('id', f.id, 'name',
        coalesce(${translatedText('f', 'name', locale)}, f.homepage))
        from fair f where f.id = looks.fair_id) as fair,
      (select json_build_object('firstName', u.first_name, 'lastName', u.last_name)
        from app_user u where u.id = looks.reader_id) as reader
    from (
      (${looksOf(sql`purpose <> 'list'`, context)} limit 500)
      union all (${looksOf(sql`purpose = 'list'`, context)} limit 100)) looks
    order by looks.at desc`
}
