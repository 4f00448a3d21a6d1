import { type RawBuilder, sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { GivenPass, GivenPasses } from '../../contract/given-pass.ts'
import { isPublishedConference } from '../shown.ts'
import { readAllotment } from './own-allotment.ts'

/** Those who have a pass by a firm; whoever was refused has it no more. */
export const givenPassesOf = (which: RawBuilder<unknown>, { db }: Pick<Context, 'db'>) =>
  many<GivenPass>(db)`
    select pu.id, coalesce(pu.given_email, '') as email, coalesce(pu.given_name, '') as name,
      exists (select from fair_participant m where m.user_id = pu.user_id and m.fair_id = p.fair_id)
        as "isIn",
      array(select pp.conference_id from pass_place pp where pp.pass_user_id = pu.id order by 1)
        as conferences,
      ${instant('pu.decided_at')} as "givenAt"
    from pass_user pu join pass p on p.id = pu.pass_id
    where pu.is_validated <> ${validationState.refused} and ${which}
      order by fold(coalesce(pu.given_name, '')), pu.id`

type Offered = GivenPasses['conferences'][number]

export async function readGivenPasses(id: number, context: Context): Promise<GivenPasses> {
  const { db, locale, services } = context
  const { pass, firm } = await readAllotment(id, context)
  const now = services.now().toISOString()
  return {
    given: await givenPassesOf(sql`pu.pass_id = ${pass} and pu.firm_id = ${firm}`, context),
    conferences: await many<Offered>(db)`
      select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
        ${instant('c.begin_at')} as begin, r.taken >= r.places as "isFull"
      from pass_room r join conference c on c.id = r.conference_id
      where r.pass_id = ${pass} and r.places is not null and ${isPublishedConference('c')}
        and c.state in ('scheduled', 'live') and (c.end_at is null or c.end_at > ${now}::timestamptz)
      order by c.begin_at nulls last, c.id`,
  }
}
