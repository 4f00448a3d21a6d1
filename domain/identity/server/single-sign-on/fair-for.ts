import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { type FairAtTheDoor, findFair } from '../find-fair.ts'
import type { Journey } from './passage.ts'

/** The fair that somebody was on the way to, else the one they looked at, else the first. */
export async function fairFor({ next, salon }: Journey, db: Kysely<Tables>): Promise<FairAtTheDoor> {
  const slugs = [next?.split(/[/?#]/)[1] ?? '', salon ?? '']
  const { rows } = await sql<{ homepage: string }>`
    select homepage from fair where homepage = any(${slugs}::text[]) order by homepage = ${slugs[0]} desc limit 1`.execute(
    db,
  )
  return findFair(db, rows[0]?.homepage)
}
