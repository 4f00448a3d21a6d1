import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { HallVisit, VisitHall } from '#domain/halls/contract/hall-visit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { notFound, unauthorized } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { shownStand } from './shown-stand.ts'
import { type StandRow, standCardSources, standColumns, toStand } from './stand-card.ts'

type HallRow = HallVisit['hall']

/** Of a hall what its door says: what hangs inside is for whoever is in it. */
export const doorOf = ({ leftImage, rightImage, presentationImage, link, ...door }: HallRow): VisitHall =>
  door

const picture = (column: string) =>
  sql`(select file_path from media_object where id = ${sql.ref(`h.${column}`)})`

/** The visible halls of a fair with their counts, in two passes over its stands however many there are. */
async function hallsOf<More = unknown>(
  { db, actor, locale }: Context,
  condition: ReturnType<typeof sql>,
  more = sql``,
): Promise<(HallRow & More)[]> {
  return many<HallRow & More>(db)`
    select h.id, h.fair_id as fair, h.letter,
      coalesce(${translatedText('h', 'name', locale)}, h.letter) as name, h.color,
      h.title_color as "titleColor", h.variant, h.link,
      ${picture('overview_image_id')} as "overviewImage", ${picture('left_hall_image_id')} as "leftImage",
        ${picture('right_hall_image_id')} as "rightImage",
        ${picture('presentation_image_id')} as "presentationImage", h.type, h.parent_id as parent,
      count(fi.id)::int as stands, count(fi.id) filter (where lamp.stand_id is not null)::int as staffed,
      count(fi.id) filter (where lamp.free > 0)::int as lit${more}
    from fair_hall h
    left join stand st on st.fair_hall_id = h.id
    left join firm fi on fi.id = st.firm_id and ${shownStand}
    left join stand_lamp lamp on lamp.stand_id = st.id
    where h.is_visible and ${isFairSeen(sql`h.fair_id`, { actor })} and ${condition}
    group by h.id order by h.rank, h.id`
}

/** A fair that has something to see: of one that is being prepared or is closed, strangers learn nothing. */
const isPublished = (fair: RawBuilder<unknown>) =>
  sql`exists (select 1 from fair f
    where f.id = ${fair} and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished}))`

/** What is shown to members of its fair: a visible hall `h`, a stand `st` as visitors see it. */
const shownToMembers = {
  fair_hall: { from: sql`fair_hall h`, id: sql`h.id`, fair: sql`h.fair_id`, condition: sql`h.is_visible` },
  stand: {
    from: sql`stand st join fair_hall h on h.id = st.fair_hall_id join firm fi on fi.id = st.firm_id`,
    id: sql`st.id`,
    fair: sql`st.fair_id`,
    condition: shownStand,
  },
}

/** Who is not logged in is asked to be, where that is all that is missing; what is hidden is there for nobody. */
export async function refusalOfPlace(table: keyof typeof shownToMembers, id: number, { db, actor }: Context) {
  if (actor.userId !== null) return notFound()
  const shown = shownToMembers[table]
  const rows = await many(db)`
    select 1 from ${shown.from} where ${shown.id} = ${id} and ${shown.condition}
      and ${isPublished(shown.fair)} and not ${isFairSeen(shown.fair, { actor })}`
  return rows.length ? unauthorized() : notFound()
}

type Reader = Pick<Context, 'db' | 'actor'>

/** Whether the fair of a place is one that this reader sees: what is shown in it is the same for all of them. */
export async function readerSeesFairOf(
  table: keyof typeof shownToMembers,
  id: number,
  { db, actor }: Reader,
): Promise<boolean> {
  const { from, id: column, fair } = shownToMembers[table]
  const rows = await many(db)`
    select 1 from ${from} where ${column} = ${id} and ${isFairSeen(fair, { actor })}`
  return rows.length > 0
}

export async function readerSeesFair(fair: number, { db, actor }: Reader): Promise<boolean> {
  const rows = await many(db)`
    select 1 from fair f where f.id = ${fair} and ${isFairSeen(sql`f.id`, { actor })}`
  return rows.length > 0
}

/** @throws 401 for somebody who is not logged in, where the fair is for its members. */
export async function hallsOfFair(fair: number, context: Context): Promise<VisitHall[]> {
  const { db, actor } = context
  const halls = await hallsOf(context, sql`h.fair_id = ${fair}`)
  if (!halls.length && actor.userId === null) {
    const rows = await many(db)`
      select 1 from fair where id = ${fair} and ${isPublished(sql`fair.id`)}
        and not ${isFairSeen(sql`id`, { actor })}`
    if (rows.length) throw unauthorized()
  }
  return halls.map(doorOf)
}

/** In one statement with its neighbours. @throws 401 or 404 where the hall is not for this reader. */
export async function oneHall(id: number, context: Context): Promise<HallVisit> {
  const rows = await hallsOf<{ shown: StandRow[] | null }>(
    context,
    sql`h.fair_id = (select fair_id from fair_hall where id = ${id})`,
    sql`, case when h.id = ${id} then (select json_agg(to_jsonb(shown) - 'at' order by shown.at) from (
      select ${standColumns}, st.number as at from ${standCardSources(context.locale)}
        where st.fair_hall_id = ${id} and ${shownStand}) shown) end as shown`,
  )
  const all = rows.map(({ shown: _, ...row }) => row)
  const hall = all.find(one => one.id === id)
  if (!hall) throw await refusalOfPlace('fair_hall', id, context)
  const stands = rows.find(one => one.id === id)?.shown ?? []
  const main = all.filter(one => one.parent === hall.parent)
  const at = main.indexOf(hall)
  const door = (one: HallRow | undefined) => (one ? doorOf(one) : null)
  return {
    hall,
    stands: stands.map(toStand),
    previous: door(main[at - 1]),
    next: door(main[at + 1]),
    subhalls: all.filter(one => one.parent === id).map(doorOf),
  }
}
