import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { wordFor } from '../word-for.ts'

/** Whoever is in the fair is told which firm has given them which pass, or taken it back; an invitation says enough. */
export async function mailGivenPass(
  kind: 'pass_given' | 'pass_taken_back',
  request: number,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const told = await maybeOne<{ person: number; fair: number; pass: string; giver: string }>(db)`
    select pu.user_id as person, p.fair_id as fair, ${wordFor('p', 'name', sql`u.locale`)} as pass,
      e.name as giver
    from pass_user pu join pass p on p.id = pu.pass_id join app_user u on u.id = pu.user_id
      join firm e on e.id = pu.firm_id
      join fair_participant m on m.user_id = pu.user_id and m.fair_id = p.fair_id
    where pu.id = ${request}`
  if (!told) return
  const { person, fair, pass, giver } = told
  await sendMail(db, services, {
    userId: person,
    kind,
    fair,
    path: hrefOf(conferencePaths.conferenceProgram),
    values: { pass, giver },
  })
}
