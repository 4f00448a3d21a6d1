import { sql } from 'kysely'
import { isFairKnown } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { denied, invalid, notFound } from '#platform/server/refusal.ts'
import type * as calls from '../../contract/own-lists.ts'
import type { OwnView } from '../../contract/own-lists.ts'

type Lists = ResponseOf<typeof calls.ownLists>

function assertOwn(userId: number, { actor }: Context): void {
  if (actor.userId !== userId) throw denied(actor)
}

/** One at a time keeps something of theirs, so that each finds a slot of its own. @throws 422 for a fair that they may not know of */
async function assertOwnIn(userId: number, fair: number | null, context: Context): Promise<void> {
  assertOwn(userId, context)
  if (fair !== null) {
    const known = await maybeOne(context.db)`
      select id from fair where id = ${fair} and trashed_at is null and ${isFairKnown(sql`fair.id`, context)}`
    if (!known) throw invalid({ fair: 'relation_not_found' })
  }
  await sql`select from app_user where id = ${userId} for no key update`.execute(context.db)
}

export async function readOwnLists(userId: number, fair: number | null, context: Context): Promise<Lists> {
  assertOwn(userId, context)
  const { db } = context
  const views = await many<OwnView>(db)`
    select id, list, name, query, is_favourite as "isFavourite" from list_view
      where user_id = ${userId} and fair_id is not distinct from ${fair}::int order by list, slot`
  const pages = await many<{ screen: string }>(db)`
    select screen from favourite_page
      where user_id = ${userId} and fair_id is not distinct from ${fair}::int order by slot`
  const setting = await maybeOne<{ isComfortable: boolean }>(db)`
    select is_comfortable as "isComfortable" from list_setting where user_id = ${userId}`
  return {
    views,
    pages: pages.map(({ screen }) => screen),
    isComfortable: setting?.isComfortable ?? false,
  }
}

/** @throws 409 when there are as many as may be */
export async function keepOwnView(
  userId: number,
  { fair, list, name, query, isFavourite }: BodyOf<typeof calls.keepView>,
  context: Context,
): Promise<OwnView> {
  await assertOwnIn(userId, fair, context)
  return one<OwnView>(context.db)`
    insert into list_view (user_id, fair_id, list, name, query, is_favourite, slot)
    values (${userId}, ${fair}, ${list}, ${name.trim()}, ${query}, ${isFavourite},
      coalesce((select v.slot from list_view v
        where v.user_id = ${userId} and v.fair_id is not distinct from ${fair}::int
          and v.list = ${list} and v.name = ${name.trim()}),
        (select min(free) from generate_series(1, 21) free where not exists (select from list_view v
          where v.user_id = ${userId} and v.fair_id is not distinct from ${fair}::int
            and v.list = ${list} and v.slot = free))))
    on conflict on constraint list_view_of_name
      do update set query = excluded.query, is_favourite = excluded.is_favourite
    returning id, list, name, query, is_favourite as "isFavourite"`
}

/** @throws 404 for what is not one's own */
export async function dropOwnView(userId: number, id: number, context: Context): Promise<void> {
  assertOwn(userId, context)
  const gone = await maybeOne<{ id: number }>(context.db)`
    delete from list_view where id = ${id} and user_id = ${userId} returning id`
  if (!gone) throw notFound()
}

/** @throws 409 when there are as many as may be */
export async function setOwnPage(
  userId: number,
  { fair, screen, isFavourite }: BodyOf<typeof calls.setFavouritePage>,
  context: Context,
): Promise<void> {
  await assertOwnIn(userId, fair, context)
  if (!isFavourite)
    await sql`
      delete from favourite_page
        where user_id = ${userId} and fair_id is not distinct from ${fair}::int
          and screen = ${screen}`.execute(context.db)
  else
    await sql`
      insert into favourite_page (user_id, fair_id, screen, slot)
      select ${userId}, ${fair}::int, ${screen}, (select min(free) from generate_series(1, 13) free
        where not exists (select from favourite_page p
          where p.user_id = ${userId} and p.fair_id is not distinct from ${fair}::int and p.slot = free))
      where not exists (select from favourite_page p
        where p.user_id = ${userId} and p.fair_id is not distinct from ${fair}::int
          and p.screen = ${screen})`.execute(context.db)
}

export async function setOwnDensity(userId: number, isComfortable: boolean, context: Context): Promise<void> {
  assertOwn(userId, context)
  await sql`
    insert into list_setting (user_id, is_comfortable) values (${userId}, ${isComfortable})
    on conflict (user_id) do update set is_comfortable = excluded.is_comfortable`.execute(context.db)
}
