import type { Static } from 'typebox'
import type { ChosenFair } from '#domain/fairs/contract/chosen.ts'
import { findKnownFair, type RegistrationFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/** The fair in which somebody acts as one who runs it; their first when they name none. @throws 403 or 404 */
export async function fairToRun(
  chosen: Static<typeof ChosenFair> | undefined,
  context: Context,
): Promise<RegistrationFair> {
  const own = (context.actor.reach.F ?? []).flatMap(reach => (Array.isArray(reach.ids) ? reach.ids : []))
  const fair = await findKnownFair(context.db, chosen ?? own[0], context)
  await reachRow(implementationOf('fairs'), fair.id, 'U', context)
  return fair
}
