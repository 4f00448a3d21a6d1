import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** What a booth is drawn from; tables of `standSources`. */
export const standLook = sql`
  fi.name, coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo, fi.shape,
    coalesce(st.color, fi.color) as color,
  coalesce(v.width, 3.2) as width, coalesce(ty.style, 'wall') as style,
    coalesce(st.prop, sector.prop, 'plant') as prop,
  sector.name as sector`

/** A stand `st` with its firm `fi`, type, logos and first sector, without a query per row. */
export const standSources = (locale: Locale) => sql`
  stand st join firm fi on fi.id = st.firm_id
  left join stand_type_variation v on v.id = st.stand_type_variation_id
  left join stand_type ty on ty.id = coalesce(st.stand_type_id, v.stand_type_id)
  left join media_object sm on sm.id = st.logo_id
  left join media_object fm on fm.id = fi.logo_id
  left join lateral (
    select bs.prop, ${translatedText('bs', 'name', locale)} as name
    from firm_business_sector fb join business_sector bs on bs.id = fb.business_sector_id
    where fb.firm_id = fi.id and (bs.fair_id is null or bs.fair_id = st.fair_id) order by fb.rank, fb.id
      limit 1) sector on true`

/** A stand `st` of firm `fi` in hall `h` as visitors may see it. */
export const shownToVisitors = sql`
  st.is_visible and st.trashed_at is null and fi.is_visible and h.is_visible
  and exists (select 1 from fair_firm ff
    where ff.fair_id = st.fair_id and ff.firm_id = st.firm_id
      and ff.is_validated = ${validationState.validated})`
