import type { Updateable } from 'kysely'
import type { AppUserTable, FirmTable } from '#migrations/tables.ts'
import { columnOf } from '#platform/contract/resource.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { profileFields } from '../../contract/profile.ts'
import { lists } from './known-records.ts'

type Columns = Readonly<Record<string, string>>
type Said = Readonly<Record<string, unknown>>

const listOf = (field: string) => Object.entries(lists).find(([name]) => name === field)?.[1]

/** Columns that hold what somebody says of themselves, by field; languages have a table of their own. */
export const personProfileColumns: Columns = Object.fromEntries(
  Object.keys(profileFields)
    .filter(field => field !== 'languages')
    .map(field => [field, `${columnOf(field)}${listOf(field) ? '_id' : ''}`]),
)

/** The same of a firm; its sectors have a table of their own. */
export const firmProfileColumns: Columns = {
  firmName: 'name',
  firmType: 'firm_type_id',
  firmWebsite: 'website',
  firmCountry: 'country_id',
  firmCity: 'city',
  firmPhone: 'phone',
}

/** What was said, by column; what was not said is not there. */
const rowOf = (columns: Columns, said: Said) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const value = said[field]
      const list = listOf(field)
      return value === undefined
        ? []
        : [[column, list && value !== null ? idOf(value, list.resource) : value]]
    }),
  )

export const personRow = (said: Said) => rowOf(personProfileColumns, said) as Updateable<AppUserTable>
export const firmRow = (said: Said) => rowOf(firmProfileColumns, said) as Updateable<FirmTable>
