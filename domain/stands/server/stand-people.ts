import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'

/** Contacts and admins of a stand are people of its firm. @throws 422 for somebody else */
export async function assertColleague(input: Input, current: Row | null, { db }: Context): Promise<Input> {
  if (!('user' in input)) return input
  const [user, stand] = [idOf(input.user, 'users'), idOf(input.stand ?? current?.stand, 'stands')]
  if (user === null || stand === null) return input
  const rows = await many(db)`
    select 1 from app_user u join stand st on st.firm_id = u.firm_id
      where u.id = ${user} and st.id = ${stand}`
  if (!rows.length) throw invalid({ user: 'not_of_firm' })
  return input
}
