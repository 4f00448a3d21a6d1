import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { VisitStand } from '#domain/halls/contract/hall-visit.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

export type StandRow = Omit<VisitStand, 'initials' | 'jobs'>

/** Columns of a stand as hall, list and home show it. Tables: stand st, fair_hall h (none while it waits to be placed), firm fi. */
export const standColumns = sql`
  st.id, st.firm_id as firm, coalesce(stand_label(st.label, h.letter, st.number), '') as number, fi.name,
    coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo,
  fi.shape, coalesce(st.color, fi.color) as color, coalesce(v.width, 3.2) as width,
    coalesce(ty.style, 'wall') as style,
  coalesce(st.prop, sec.prop, 'plant') as prop, sec.name as sector, fi.city as town,
    coalesce(lamp.free, 0) as free, coalesce(lamp.busy, 0) as busy`

/** What the columns come from, without a query per row. */
export const standCardSources = (locale: Locale) => sql`
  stand st left join fair_hall h on h.id = st.fair_hall_id join firm fi on fi.id = st.firm_id
  left join stand_type_variation v on v.id = st.stand_type_variation_id
  left join stand_type ty on ty.id = coalesce(st.stand_type_id, v.stand_type_id)
  left join media_object sm on sm.id = st.logo_id left join media_object fm on fm.id = fi.logo_id
  left join lateral (select bs.prop, ${translatedText('bs', 'name', locale)} as name
    from firm_business_sector fbs join business_sector bs on bs.id = fbs.business_sector_id
    where fbs.firm_id = fi.id and (bs.fair_id is null or bs.fair_id = st.fair_id) order by fbs.rank, fbs.id
    limit 1) sec on true
  left join stand_lamp lamp on lamp.stand_id = st.id`

export const toStand = (row: StandRow): VisitStand => ({ ...row, initials: initialsOf(row.name), jobs: 0 })
