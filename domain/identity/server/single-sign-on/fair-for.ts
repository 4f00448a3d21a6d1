import { type Kysely, sql } from 'kysely'
import { findFair, isFairKnown, type RegistrationFair } from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { anonymousActor } from '../sessions/actor.ts'
import type { AuthRequest } from './auth-state.ts'

const isKnown = isFairKnown(sql`fair.id`, { actor: anonymousActor })

/** The fair that somebody was on the way to, else the one they looked at, else the first that everybody may know of. */
export async function fairFor({ next, salon }: AuthRequest, db: Kysely<Tables>): Promise<RegistrationFair> {
  const slugs = [next?.split(/[/?#]/)[1] ?? '', salon ?? '']
  const row = await maybeOne<{ homepage: string }>(db)`
    select homepage from fair where homepage = any(${slugs}::text[]) and ${isKnown}
      order by homepage = ${slugs[0]} desc limit 1`
  return findFair(db, row?.homepage, isKnown)
}
