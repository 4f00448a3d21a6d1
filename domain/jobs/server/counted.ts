import { sql } from 'kysely'
import type { CountedResource } from '#platform/server/counted.ts'
import { translatedText } from '#platform/server/resource/select.ts'

const self = { resource: 'jobs', alias: 'j' }

/** Offers of fairs that have offers. */
export const countedJobs: CountedResource = {
  type: 'jobs',
  code: 9,
  isSmall: true,
  from: sql`(select * from job where deleted_at is null) j
    join fair jf on jf.id = j.fair_id and jf.is_using_job_module join firm fi on fi.id = j.firm_id`,
  id: sql`j.id`,
  fair: sql`j.fair_id`,
  within: {
    firms: sql`j.firm_id`,
    // On each booth of its firm.
    stands: sql`select st.id from stand st
      where st.firm_id = j.firm_id and st.fair_id = j.fair_id and st.trashed_at is null`,
  },
  name: locale => translatedText('j', 'title', locale),
  label: sql`fi.name`,
  seen: self,
  kept: self,
}
