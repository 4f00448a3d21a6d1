import type { Context } from '#platform/server/context.ts'
import { fieldChangesOf, keepFieldChanges } from '#platform/server/history/field-changes.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { settingsOf } from '../contract/settings.ts'
import { assertOrganizer } from './fair-queries.ts'

const resource = 'fairs'

export const keepFairChanges = (before: Row, after: Row, context: Context) =>
  keepFieldChanges({ resource, id: after.id, fair: after.id }, settingsOf(before), settingsOf(after), context)

export async function fairChangesOf(id: number, context: Context) {
  await assertOrganizer(id, context)
  return fieldChangesOf({ resource, id }, context)
}
