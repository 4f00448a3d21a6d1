import { type RawBuilder, sql } from 'kysely'
import { escapeLike } from '#platform/server/database/escape-like.ts'

type Condition = RawBuilder<unknown>

const words = (text: string | undefined) =>
  (text ?? '').replaceAll('\0', '').split(/\s+/).filter(Boolean).slice(0, 8)

/** Conditions that every word of the search is in the name of the firm `f`; the index on folded names serves them. */
export const namedLike = (search: string | undefined): Condition[] =>
  words(search).map(word => sql`fold(f.name) like fold(${`%${escapeLike(word)}%`})`)

/** Conditions on the firm `f` by what it is and where. */
export const narrowedBy = (query: { type?: number; country?: number; sector?: number }): Condition[] => [
  ...(query.type ? [sql`f.firm_type_id = ${query.type}`] : []),
  ...(query.country ? [sql`f.country_id = ${query.country}`] : []),
  ...(query.sector
    ? [
        sql`exists (select 1 from firm_business_sector s
          where s.business_sector_id = ${query.sector} and s.firm_id = f.id)`,
      ]
    : []),
]
