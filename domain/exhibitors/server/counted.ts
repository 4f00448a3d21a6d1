import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'

/** A firm in a fair, with all that its booths there count. */
export const countedFirms: CountedResource = {
  type: 'firms',
  from: sql`fair_firm ff join firm fi on fi.id = ff.firm_id`,
  id: sql`ff.firm_id`,
  fair: sql`ff.fair_id`,
  name: () => sql`fi.name`,
  seen: { resource: 'firms', alias: 'fi' },
  kept: { resource: 'fair_firms', alias: 'ff' },
  parts: [
    {
      type: 'stands',
      ids: sql`select st.id from stand st
        where st.fair_id = ff.fair_id and st.firm_id = ff.firm_id and st.trashed_at is null`,
    },
  ],
}
