import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'

/** Says anew how far these booths are configured; what that means stands in the database, where a firm's logo changes it too. */
export async function keepStates(standIds: readonly number[], db: Context['db']): Promise<void> {
  await sql`select keep_stand_states(${[...standIds]}::int[])`.execute(db)
}

export const keepState = (standId: number, { db }: Context) => keepStates([standId], db)

export const keepStateOfStand = ({ stand }: { stand: { id: number } }, context: Context) =>
  keepState(stand.id, context)
