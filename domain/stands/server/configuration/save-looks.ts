import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { invalid } from '#platform/server/refusal.ts'
import type { BoothContent } from '../../contract/configuration.ts'

/**
 * Draws the contacts of a booth as these figures, and whoever is not named as in their profile. Who is no contact any
 * more has no look to keep. @throws 422 for a figure that there is not
 */
export async function saveLooks(stand: number, looks: BoothContent['looks'], { db }: Context): Promise<void> {
  const known = await many<{ id: number }>(db)`
    select id from stand_character where id = any(${Object.values(looks)}::int[])`
  for (const [person, figure] of Object.entries(looks))
    if (!known.some(({ id }) => id === figure)) throw invalid({ [`looks.${person}`]: 'relation_not_found' })
  const chosen = sql`(${JSON.stringify(looks)}::jsonb ->> c.user_id::text)::int`
  await sql`
    update stand_contact c set stand_character_id = ${chosen}
    where c.stand_id = ${stand} and c.stand_character_id is distinct from ${chosen}`.execute(db)
}
