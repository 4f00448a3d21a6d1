import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'

/** An entry stands under one of everybody or of its own fair: no other fair's is held in use. @throws 422 */
export async function beforeSubFamilyWrite(
  input: Input,
  current: Row | null,
  { db }: Context,
): Promise<Input> {
  const said = { ...current, ...input }
  const fair = idOf(said.fair, 'fairs')
  const family = idOf(said.jobFamily, 'job_families')
  const rows = await many(db)`
    select 1 from job_family
      where id = ${family} and fair_id is distinct from ${fair}::int and fair_id is not null`
  if (rows.length) throw invalid({ jobFamily: 'relation_not_found' })
  return input
}
