import { sql } from 'kysely'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { updateRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { BoothConfiguration, saveConfiguration } from '../../contract/configuration.ts'
import { keepState } from '../configuration-state.ts'
import { keepBoothChanges } from './booth-changes.ts'
import { keepRemoved, trashedIn } from './booth-trash.ts'
import { dropReplacedLater } from './drop-replaced.ts'
import { filesOf } from './files-of.ts'
import { readConfigurationOf } from './read.ts'
import { saveBrochures } from './save-brochures.ts'
import { saveLooks } from './save-looks.ts'
import { saveTexts } from './save-texts.ts'

/**
 * Writes a booth as a whole or not at all. The fields of the stand itself take the way of every change of a stand,
 * with its permissions and its version. @throws 403, 404, 412 when somebody has saved meanwhile, 422
 */
export async function saveConfigurationOf(
  id: number,
  { version, languages, brochures, looks, ...stand }: BodyOf<typeof saveConfiguration>,
  context: Context,
): Promise<BoothConfiguration> {
  const before = await readConfigurationOf(id, context)
  const files = await filesOf(id, context)
  const { poster, ...rest } = stand
  const isPutBack = Boolean(poster) && (await trashedIn(id, context)).posters.includes(poster?.id ?? 0)
  await updateRow(implementationOf('stands'), id, isPutBack ? rest : stand, context, `"${version}"`)
  if (isPutBack)
    await sql`update stand set poster_id = ${poster?.id ?? null} where id = ${id}`.execute(context.db)
  if (languages) await saveTexts(id, languages, context)
  if (brochures) await saveBrochures(id, brochures, context)
  if (looks) await saveLooks(id, looks, context)
  const left = new Set(await filesOf(id, context))
  await dropReplacedLater(
    files.filter(file => !left.has(file)),
    context,
  )
  await keepState(id, context)
  const after = await readConfigurationOf(id, context)
  await keepRemoved(before, after, context)
  await keepBoothChanges(before, after, context)
  return after
}
