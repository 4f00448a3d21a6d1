import { sql, type Updateable } from 'kysely'
import type { ChoiceField } from '#domain/identity/contract/registration-choices.ts'
import { type ListsOfFields, personLists, repeated, rowOf } from '#domain/identity/server/index.ts'
import type { FirmTable } from '#migrations/tables.ts'

const firmLists = {
  firmType: { resource: 'firm_types', table: 'firm_type' },
  firmCountry: { resource: 'countries', table: 'country' },
  // A form is one for all fairs: it offers what is everybody's.
  firmSectors: {
    resource: 'business_sectors',
    table: 'business_sector',
    isShared: sql<boolean>`fair_id is null`,
  },
}

/** Lists that the fields of a form choose from, of the person and of the firm. */
export const lists: Readonly<Record<ChoiceField, ListsOfFields[string]>> = { ...personLists, ...firmLists }

/** Fields of a form in which the same record stands twice. */
export const repeatedAnswers = (fields: Readonly<Record<string, unknown>>) =>
  repeated(fields, { languages: 'languages_repeated', firmSectors: 'firm_sector_taken' })

/** Columns that hold what is said of a firm, by field; its sectors have a table of their own. */
export const firmProfileColumns = {
  firmName: 'name',
  firmType: 'firm_type_id',
  firmWebsite: 'website',
  firmCountry: 'country_id',
  firmCity: 'city',
  firmPhone: 'phone',
}

export const firmRow = (said: Readonly<Record<string, unknown>>) =>
  rowOf(firmProfileColumns, said, firmLists) as Updateable<FirmTable>
