import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { conflict, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { readyAnswersMost } from '../contract/ready-answer.ts'

/** One firm's are written one after the other. @throws 409 */
async function assertRoom(firm: number, { db }: Context) {
  await sql`select 1 from firm where id = ${firm} for update`.execute(db)
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int as count from ready_answer where firm_id = ${firm}`
  if (count >= readyAnswersMost) throw conflict('ready_answers_limit')
}

/** A ready answer for one booth is for one of its firm's. @throws 422 for another's, 409 for one too many */
export async function beforeAnswerWrite(input: Input, current: Row | null, context: Context): Promise<Input> {
  const { db } = context
  const [firm, stand] = [idOf(input.firm ?? current?.firm, 'firms'), idOf(input.stand, 'stands')]
  if (firm !== null && !current) await assertRoom(firm, context)
  if (firm === null || stand === null) return input
  const rows = await many(db)`select 1 from stand where id = ${stand} and firm_id = ${firm}`
  if (!rows.length) throw invalid({ stand: 'relation_not_found' })
  return input
}
