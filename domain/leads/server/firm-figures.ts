import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { type FirmFigureRow, type FirmFigureSource, onDays } from '#platform/server/firm-figures.ts'
import { rulesIn } from './rules.ts'

/** How many contacts each exhibitor has by its own rule, on the day of the first thing that it counts. */
export const leadFigures: FirmFigureSource = {
  columns: { leads: 0 },
  read: (asked, { db }) =>
    many<FirmFigureRow>(db)`
      with rules as (${rulesIn(asked.fair)}),
      came as (
        select l.firm_id, min(e.at) as at
        from lead_evidence e
          join lead l on l.firm_id = e.firm_id and l.fair_id = e.fair_id and l.user_id = e.user_id
          join rules k on k.firm_id = e.firm_id and k.kind = e.kind and k.is_counted
          join app_user u on u.id = l.user_id and not u.is_closed
        where e.fair_id = ${asked.fair} and l.fair_id = ${asked.fair} and l.withdrawn_at is null
          and e.at >= coalesce(l.shown_from, '-infinity')
        group by l.firm_id, l.id)
      select firm_id as firm, count(*)::int as leads from came where ${onDays(asked, sql`at`)}
      group by 1 order by 1`,
}
