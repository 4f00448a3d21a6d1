import type { Context } from '#platform/server/context.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { assertInside, type Inside } from '../entry-for.ts'

/** Somebody who runs the fair, moderates or speaks here. @throws 401, 403, 404 */
export async function assertTeam(id: number, context: Context): Promise<Inside> {
  const inside = await assertInside(id, context)
  if (!inside.isTeam) throw forbidden()
  return inside
}
