import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { isOpenJob, isShownJob, isThereJob } from './shown.ts'

export type OfferAlike = { id: number; title: string; firm: string }

/** Up to three open offers of the same fair for somebody who has not applied for them: of the same family first, then of the same contract. */
export const offersAlike = (
  job: number,
  person: number,
  locale: Locale,
  db: Kysely<Tables>,
): Promise<OfferAlike[]> =>
  many<OfferAlike>(db)`
    select j.id, coalesce(${translatedText('j', 'title', locale)}, '') as title, f.name as firm
    from job j join job here on here.id = ${job} join firm f on f.id = j.firm_id
    where j.fair_id = here.fair_id and j.id <> here.id
      and ${isThereJob('j')} and ${isShownJob('j')} and ${isOpenJob('j')}
      and (j.job_family_id = here.job_family_id or j.job_contract_type_id = here.job_contract_type_id)
      and not exists (select from job_solicitation s where s.job_id = j.id and s.user_id = ${person})
      and j.firm_id is distinct from (select u.firm_id from app_user u where u.id = ${person})
    order by (j.job_family_id = here.job_family_id) desc nulls last, j.opened_at desc, j.id limit 3`
