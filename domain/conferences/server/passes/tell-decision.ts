import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { one } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import { passDecided } from '../../contract/events.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { wordFor } from '../word-for.ts'

type Decided = { person: number; fair: number; pass: string; isValidated: number; at: string | null }

/** Whoever asked is told by mail and in their list what was decided. */
export async function tellDecision(
  request: number,
  context: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const { db, services } = context
  const { person, fair, pass, isValidated, at } = await one<Decided>(db)`
    select pu.user_id as person, p.fair_id as fair, ${wordFor('p', 'name', sql`u.locale`)} as pass,
      pu.is_validated as "isValidated", ${instant('pu.decided_at')} as at
    from pass_user pu join pass p on p.id = pu.pass_id join app_user u on u.id = pu.user_id
    where pu.id = ${request}`
  await sendMail(db, services, {
    userId: person,
    kind: isValidated === validationState.validated ? 'pass_validated' : 'pass_refused',
    fair,
    path: hrefOf(conferencePaths.conferenceProgram),
    values: { pass },
  })
  await emit(context, passDecided, { request, isValidated, at: at ?? '' })
}
