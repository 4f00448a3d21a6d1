import type { Context } from '#platform/server/context.ts'
import { fieldChangesOf, keepFieldChanges } from '#platform/server/history/field-changes.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { boothFields } from '../../contract/booth-fields.ts'
import type { BoothConfiguration } from '../../contract/configuration.ts'

const resource = 'stands'

/** A file that was replaced is gone after a while: it is not put back. */
const files: ReadonlySet<string> = new Set(['logo', 'poster', 'video', 'brochures'])

const putBack = (booth: BoothConfiguration) =>
  Object.fromEntries(Object.entries(boothFields(booth)).filter(([field]) => !files.has(field)))

export const keepBoothChanges = (before: BoothConfiguration, after: BoothConfiguration, context: Context) =>
  keepFieldChanges({ resource, id: after.id, fair: after.fair.id }, putBack(before), putBack(after), context)

/** @throws 403 for who only sees the booth, 404 for who does not even see it */
export async function boothChangesOf(id: number, context: Context) {
  await reachRow(implementationOf(resource), id, 'U', context)
  return fieldChangesOf({ resource, id }, context)
}
