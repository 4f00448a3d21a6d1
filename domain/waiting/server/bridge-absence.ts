import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { PlaceUpdate } from '../contract/updates.ts'
import { tellPlaces } from './tell-places.ts'

/** Queues in use are looked after every second; it is written down more rarely. */
const written = sql`interval '10 seconds'`
const absence = sql`interval '20 seconds'`

/**
 * Whoever is called at these queues, which the caller has locked, has as much time left as when they were last looked after: while
 * the server is away nobody can come. Nor does that time count as one in which nobody of the booth was there.
 */
export async function bridgeAbsence(
  stands: readonly number[],
  surroundings: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const called = await many<{ id: number; stand: number }>(surroundings.db)`
    with before as (
      select stand_id, clock_timestamp() - looked_at as gap from waiting_queue
      where stand_id = any(${stands}::int[])
        and (looked_at is null or looked_at < clock_timestamp() - ${written})),
    looked as (
      update waiting_queue q set looked_at = clock_timestamp(), unstaffed_since =
        case when before.gap > ${absence} then q.unstaffed_since + before.gap else q.unstaffed_since end
      from before where q.stand_id = before.stand_id)
    update waiting_place p set called_until = p.called_until + before.gap
    from before where p.stand_id = before.stand_id and p.state = 'called' and before.gap > ${absence}
    returning p.id, p.stand_id as stand`
  for (const at of new Set(called.map(({ stand }) => stand))) {
    const there = called.filter(({ stand }) => stand === at)
    const changes = new Map(there.map(({ id }): [number, PlaceUpdate['change']] => [id, 'called']))
    await tellPlaces(at, changes, surroundings)
  }
}
