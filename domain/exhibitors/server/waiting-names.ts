import type { Kysely } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'

/** Of these names, those that look like that of a firm which waits in the fair or was refused there. */
export async function waitingNames(
  names: readonly string[],
  fair: number,
  db: Kysely<Tables>,
): Promise<Set<string>> {
  const rows = await many<{ name: string }>(db)`
    select name from unnest(${[...new Set(names)]}::text[]) name where skeleton(name) in (
      select skeleton(f.name) from fair_firm ff join firm f on f.id = ff.firm_id
        where ff.fair_id = ${fair} and ff.is_validated <> ${validationState.validated})`
  return new Set(rows.map(({ name }) => name))
}
