import { type RawBuilder, sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { firmColumns } from '#domain/exhibitors/server/index.ts'
import { entryOf, isFairSeen } from '#domain/fairs/server/index.ts'
import { isStandShown } from '#domain/stands/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { ShownPresentation, ShownPresentations } from '../../contract/presentations-shown.ts'
import { hasReplay } from '../films/has-replay.ts'
import { isShownConference } from '../shown.ts'

const most = 500

type PresentationsQuery = { fair: number; day?: string | undefined; firm?: number | undefined }
type Found = Omit<ShownPresentation, 'firm'> & { firm: Omit<ShownPresentation['firm'], 'initials'> }

const shown = ({ fair, firm }: PresentationsQuery, context: Pick<Context, 'actor'>) => sql`
  p.fair_id = ${fair} and c.begin_at is not null and ${isShownConference('c')}
  and ${isFairSeen(sql`p.fair_id`, context)}
  ${firm === undefined ? sql`` : sql`and p.firm_id = ${firm}`}`

/** SQL: rows in their order, as JSON. */
const rowsOf = (rows: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
  sql`(select coalesce(json_agg(found order by ${order}), '[]') from (${rows}) found)`

const daysOf = (asked: PresentationsQuery, context: Context) => sql`
  select to_char(c.start_date, 'YYYY-MM-DD') as day, count(*)::int as count
  from presentation p join conference c on c.id = p.conference_id
  where ${shown(asked, context)} group by c.start_date`

/** Its own booth as long as that is shown, else the first of its firm. */
export const signedStandOf = (presentation: string, firm: string, fair: string) => sql`
  (select json_build_object('id', st.id, 'number', stand_label(st.label, h.letter, st.number))
    from stand st join fair_hall h on h.id = st.fair_hall_id
    where st.firm_id = ${sql.ref(firm)} and st.fair_id = ${sql.ref(fair)} and ${isStandShown}
    order by st.id = ${sql.ref(presentation)} desc nulls last, h.rank, st.number limit 1)`

/** SQL: also of the day that is asked for. */
function andOfDay(asked: PresentationsQuery, context: Context) {
  if (asked.day === undefined) return sql``
  const day =
    asked.day === 'first'
      ? sql`(select min(one.day) from (${daysOf(asked, context)}) one)`
      : sql`${asked.day}`
  return sql`and to_char(c.start_date, 'YYYY-MM-DD') = ${day}`
}

const listOf = (asked: PresentationsQuery, context: Context) => {
  const { locale } = context
  return sql`
  select p.id, c.id as conference, coalesce(${translatedText('c', 'title', locale)}, '') as title, p.type,
    (select json_build_object('id', card.id, 'name', card.name, 'color', card.color, 'shape', card.shape,
        'logo', card.logo)
      from (select ${firmColumns(locale)} from firm f where f.id = p.firm_id) card) as firm,
    ${signedStandOf('p.stand_id', 'p.firm_id', 'p.fair_id')} as stand,
    (select json_build_object('id', s.id, 'name', s.name) from speaker s
      where s.id = p.speaker_id and s.is_visible) as speaker,
    l.code as language, ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, c.state,
    ${hasReplay('c')} as "hasReplay",
    exists (select from pass_room r where r.conference_id = c.id) as "needsPass",
    c.hosting = 'external' as "isByClock"
  from presentation p join conference c on c.id = p.conference_id left join language l on l.id = c.language_id
  where ${shown(asked, context)} ${andOfDay(asked, context)}
  order by c.begin_at, p.id limit ${most}`
}

/** In one statement. @throws 401, 403 or 404 for a fair that one may not enter */
export async function listPresentations(
  asked: PresentationsQuery,
  context: Context,
): Promise<ShownPresentations> {
  const { timeZone, days, presentations } = await entryOf<{
    timeZone: string | null
    days: ShownPresentations['days']
    presentations: Found[]
  }>(
    asked.fair,
    sql`(select f.time_zone from fair f where f.id = ${asked.fair} and ${isFairSeen(sql`f.id`, context)})
        as "timeZone",
      ${rowsOf(daysOf(asked, context), sql`found.day`)} as days,
      ${rowsOf(listOf(asked, context), sql`found.begin, found.id`)} as presentations`,
    context,
  )
  if (timeZone === null) throw notFound()
  return {
    timeZone,
    days,
    presentations: presentations.map(row => ({
      ...row,
      firm: { ...row.firm, initials: initialsOf(row.firm.name) },
    })),
  }
}
