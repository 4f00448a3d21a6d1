import { sql } from 'kysely'
import type { Static } from 'typebox'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { isPublicFair } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { fairsToJoin as call } from '../contract/registration.ts'
import { defaultBlocks, type FormBlock } from '../contract/registration-form.ts'
import { findJoiner, leftToAsk } from './join-questions.ts'
import { formShown } from './registration-form.ts'
import { tableEntries } from './table-entries.ts'

/** What is still prepared is not shown unless it is announced, what is closed takes nobody. */
const isTaking = sql`(${isPublicFair('x')} and x.fair_status_id <> ${fairStatus.closed})`

type Fair = Static<NonNullable<(typeof call)['response']>>[number]

/** Fairs that take people like the caller and in which they are not yet, the next one first. */
export async function listFairsToJoin(context: Context): Promise<Fair[]> {
  const { db, actor, locale } = context
  // Whoever runs fairs enters theirs without registering.
  if (hasRole(actor, 'superAdmin', 'superOrganizer', 'organizer')) return []
  const comer = await findJoiner(context)
  if (!comer) return []
  const rows = await many<Omit<Fair, 'asks'> & { blocks: FormBlock[] | null }>(db)`
    select x.id, x.homepage, ${translatedText('x', 'name', locale)} as name,
      ${translatedText('x', 'tagline', locale)} as tagline,
      ${instant('x.start_date')} as "startDate", ${instant('x.end_date')} as "endDate",
        x.time_zone as "timeZone",
      (select blocks from (${formShown(sql`${comer.type}`, sql`x.id`)}) shown) as blocks
    from fair x
    where ${isTaking}
      and ${sql.ref(comer.type === 'exhibitor' ? 'x.is_registration_firm_homepage' : 'x.is_registration_user_homepage')}
      and not exists (select 1 from fair_user m where m.fair_id = x.id and m.user_id = ${comer.id})
      and not exists (select 1 from fair_firm p where p.fair_id = x.id and p.firm_id = ${comer.firm}::int
        and p.is_validated = ${validationState.refused})
    order by x.fair_status_id, x.start_date nulls last, x.id`
  const entries = await tableEntries(
    db,
    rows.flatMap(({ blocks }) => blocks ?? []),
  )
  return rows.map(({ blocks, ...fair }) => ({
    ...fair,
    asks: leftToAsk(blocks ?? defaultBlocks[comer.type], comer, entries).length > 0,
  }))
}
