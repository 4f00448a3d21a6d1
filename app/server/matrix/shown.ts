import type { Resource } from '#platform/contract/resource.ts'
import { endsOf, type StoredRecord, type StoredRecords } from './fixture.ts'

/** What has to be true for visitors to see a row, by resource: paths of relations to flags. */
const flags: Record<string, readonly string[]> = {
  header_buttons: ['isVisible'],
  fair_halls: ['isVisible'],
  elements: ['map.isVisible'],
  firms: ['isVisible'],
  firm_business_sectors: ['firm.isVisible'],
  stands: ['isVisible', 'firm.isVisible'],
  stand_languages: ['stand.isVisible'],
  stand_resources: ['stand.isVisible'],
  stand_contacts: ['stand.isVisible'],
  stand_admins: ['stand.isVisible'],
}

/** Where more than flags of the record decides. */
const rules: Record<string, (records: StoredRecords, row: StoredRecord, fairs: number[]) => boolean> = {
  firms: (records, row, fairs) =>
    (records.get('fair_firm') ?? []).some(
      one => one.firm_id === row.id && fairs.includes(one.fair_id as number) && one.is_validated === 1,
    ),
}

/** Resources of which the tables above say when they are shown; of the others the declaration is believed. */
export const knowsWhenShown = (name: string) => name in flags

export function isShownTo(
  records: StoredRecords,
  resource: Resource,
  row: StoredRecord,
  fairs: number[],
): boolean {
  const believed = records.get(`shown ${resource.name}`)
  if (believed) return believed.some(one => one.id === row.id)
  return (
    (flags[resource.name] ?? []).every(path => endsOf(records, resource, row, path).every(Boolean)) &&
    (rules[resource.name]?.(records, row, fairs) ?? true)
  )
}
