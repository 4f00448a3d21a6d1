import { type RawBuilder, sql } from 'kysely'
import { entriesOf } from '#platform/contract/record.ts'
import type { Reach } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'

type Read = { reach: Reach; ids: RawBuilder<unknown> }

/**
 * The same reader, of whom it is known which fairs they reach: read once, since each part of a statement that asks for them
 * again is planned again, which takes longer than to run it.
 */
export async function withReachRead<C extends Context>(context: C): Promise<C> {
  const { db, actor } = context
  const asked = [...Object.values(actor.reach).flat(), ...(actor.gone ?? [])].flatMap((reach): Read[] =>
    reach.anchor !== 'fair' || Array.isArray(reach.ids) || !('toOperationNode' in reach.ids)
      ? []
      : [{ reach, ids: reach.ids }],
  )
  if (!asked.length) return context
  const parts = asked.map(({ ids }, at) => sql`select ${at}::int as at, array(${ids}) as ids`)
  const rows = await many<{ at: number; ids: number[] }>(db)`${sql.join(parts, sql` union all `)} order by at`
  const known = new Map(asked.map(({ reach }, at) => [reach, rows[at]?.ids ?? []]))
  const read = (list: readonly Reach[] = []) =>
    list.map(reach => {
      const ids = known.get(reach)
      return ids ? { ...reach, ids } : reach
    })
  const reach: Partial<Record<keyof typeof actor.reach, readonly Reach[]>> = {}
  for (const [letter, list] of entriesOf(actor.reach)) reach[letter] = read(list)
  return { ...context, actor: { ...actor, reach, ...(actor.gone && { gone: read(actor.gone) }) } }
}
