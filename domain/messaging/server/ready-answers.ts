import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'

/** A ready answer for one booth is for one of its firm's. @throws 422 for another's */
export async function beforeAnswerWrite(input: Input, current: Row | null, { db }: Context): Promise<Input> {
  const [firm, stand] = [idOf(input.firm ?? current?.firm, 'firms'), idOf(input.stand, 'stands')]
  if (firm === null || stand === null) return input
  const rows = await many(db)`select 1 from stand where id = ${stand} and firm_id = ${firm}`
  if (!rows.length) throw invalid({ stand: 'relation_not_found' })
  return input
}
