import { sql } from 'kysely'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { isNamedToFirm, recruitedParts } from './recruited.ts'

/** As long as the address of a private file is good. */
const minutes = 5

/**
 * A CV as a file. Besides its person, it is read by those who recruit for a firm to which it was sent by name, and who have
 * opened that application just now: no look without its row.
 */
export const cvFile: FileUse = {
  name: 'job_cv',
  kinds: ['document'],
  uploaders: ['visitor'],
  visibility: 'private',
  isConfidential: true,
  isReadable: (file, actor) => sql`exists (
    select 1 from job_solicitation s join job j on j.id = s.job_id
    where s.cv_id = ${sql.ref(`${file}.id`)} and s.withdrawn_at is null and ${isNamedToFirm}
      and j.fair_firm_id in ${recruitedParts(actor)}
      and exists (select from job_profile_access looked
        where looked.user_id = s.user_id and looked.reader_id = ${actor.userId}::int
          and looked.firm_id = j.firm_id and looked.purpose = 'application'
          and looked.at > now() - make_interval(mins => ${minutes})))`,
}
