import { sql } from 'kysely'
import type { twinFirms as call, TwinFirm } from '#domain/exhibitors/contract/firm-twins.ts'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import { firmColumns, firstTwin, readAddress, runsEveryFairOf } from '#domain/exhibitors/server/index.ts'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'

type Row = Omit<TwinFirm, 'initials' | 'address'> & { address: string | null }

const linesOf = (address: string | null) =>
  Object.values(readAddress(address ?? '') ?? {}).flatMap(line =>
    typeof line === 'string' && line ? [line] : [],
  )

/** @throws 404 for a participation that is not the caller’s to change, and for one that resembles nobody */
export async function compareTwins(id: number, context: Context): Promise<ResponseOf<typeof call>> {
  const { db, locale } = context
  const participation = await reachRow(implementationOf('fair_firms'), id, 'U', context)
  const [fair, waiting] = [idOf(participation.fair), idOf(participation.firm) ?? 0]
  const twin = await maybeOne<{ like: number | null }>(db)`
    select ${firstTwin(sql`x.id`, sql`true`)} as "like"
    from fair_firm ff join firm f on f.id = ff.firm_id where ff.id = ${id}`
  const like = twin?.like ?? 0
  const rows = await many<Row>(db)`
    select ${firmColumns(locale)}, f.address_json as address, f.website, f.email, f.phone,
      f.vat_number as "vatNumber", ff.is_validated as "isValidated",
      ${instant('ff.created_at')} as "registeredAt",
      array(select coalesce(${translatedText('x', 'name', locale)}, x.homepage)
        from fair_firm o join fair x on x.id = o.fair_id
        where o.firm_id = f.id and ${isFairSeen(sql`o.fair_id`, context, ['F', 'G'])} order by x.id) as fairs,
      (select coalesce(json_agg(json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name,
        'email', u.email, 'isFirmAdmin', u.is_firm_admin) order by u.is_firm_admin desc, u.id), '[]')
        from app_user u where u.firm_id = f.id and exists (select 1 from fair_user m
          where m.fair_id = ff.fair_id and m.user_id = u.id)) as people,
      array(select stand_label(st.label, h.letter, st.number)
        from stand st left join fair_hall h on h.id = st.fair_hall_id
        where st.firm_id = f.id and st.fair_id = ff.fair_id and st.trashed_at is null
        order by h.rank, st.number, st.id) as booths
    from fair_firm ff join firm f on f.id = ff.firm_id
    where ff.fair_id = ${fair} and f.id in (${waiting}, ${like})`
  const shown = (firm: number): TwinFirm => {
    const row = rows.find(one => one.id === firm)
    if (!row) throw notFound()
    return { ...row, initials: initialsOf(row.name), address: linesOf(row.address) }
  }
  return {
    waiting: shown(waiting),
    like: shown(like),
    mayMerge: await runsEveryFairOf([waiting, like], context),
  }
}
