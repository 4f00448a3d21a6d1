import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'

/** Condition that the person `u` may still be in the room `r` by the connection `k`, as the domain says whose room it is. */
export const mayStay = (): RawBuilder<unknown> => sql`case
  ${sql.join(
    declared('rooms').map(use => sql`when r.kind = any(${[...use.kinds]}::text[]) then ${use.mayStay}`),
    sql` `,
  )} else false end`

/** @throws what refuses it to somebody who was let in before */
export async function assertStays(
  { room, kind }: { room: number; kind: string },
  context: Context,
): Promise<void> {
  await declared('rooms')
    .find(({ kinds }) => kinds.includes(kind))
    ?.assertStays?.(room, context)
}
