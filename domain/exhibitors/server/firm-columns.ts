import { type RawBuilder, sql } from 'kysely'
import type { Locale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** What of the firm `f` stands on every card and in every list. */
export const firmColumns = (locale: Locale) => sql`
  f.id, f.name, f.color, f.shape, f.city,
  (select m.thumbnail_path from media_object m where m.id = f.logo_id) as logo,
  (select ${translatedText('c', 'name', locale)} from country c where c.id = f.country_id) as country`

/** The sector for which it is known in a fair: that of lowest rank, of everybody's or the fair's own. */
export const firstSector = (locale: Locale, fair: RawBuilder<unknown>) => sql`
  (select ${translatedText('b', 'name', locale)} from firm_business_sector s
    join business_sector b on b.id = s.business_sector_id
    where s.firm_id = f.id and (b.fair_id is null or b.fair_id = ${fair}) order by s.rank, s.id limit 1)
      as sector`
