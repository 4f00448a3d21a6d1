import { Value } from 'typebox/value'
import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { fieldChangesOf, keepFieldChanges } from '#platform/server/history/field-changes.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import { Homepage } from '../contract/homepage.ts'
import { composed, homepageFields } from '../contract/homepage-fields.ts'
import { settingsOf } from '../contract/settings.ts'
import { assertOrganizer } from './fair-queries.ts'

const resource = 'fairs'
const homepages = 'homepages'

/** The homepage as it is being written, without its pictures: one that was replaced may be gone. */
function homepageSaid({ homepageDraft, homepageJson }: Row) {
  const homepage = [homepageDraft, homepageJson].find(one => Value.Check(Homepage, one))
  if (!Value.Check(Homepage, homepage)) return {}
  const fields = homepageFields(composed(homepage, locales, 'fr'))
  return Object.fromEntries(Object.entries(fields).filter(([field]) => !/\.(image|logo)$/.test(field)))
}

export const keepHomepageChanges = (before: Row, after: Row, context: Context) =>
  keepFieldChanges(
    { resource: homepages, id: after.id, fair: after.id },
    homepageSaid(before),
    homepageSaid(after),
    context,
  )

export async function homepageChangesOf(id: number, context: Context) {
  await assertOrganizer(id, context)
  return fieldChangesOf({ resource: homepages, id }, context)
}

export const keepFairChanges = (before: Row, after: Row, context: Context) =>
  keepFieldChanges({ resource, id: after.id, fair: after.id }, settingsOf(before), settingsOf(after), context)

export async function fairChangesOf(id: number, context: Context) {
  await assertOrganizer(id, context)
  return fieldChangesOf({ resource, id }, context)
}
