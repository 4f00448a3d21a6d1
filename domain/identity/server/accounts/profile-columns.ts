import type { Updateable } from 'kysely'
import type { AppUserTable } from '#migrations/tables.ts'
import { columnOf } from '#platform/contract/resource.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { profileFields } from '../../contract/profile.ts'
import { type ListsOfFields, personLists } from './known-records.ts'

type Columns = Readonly<Record<string, string>>
type Said = Readonly<Record<string, unknown>>

/** Columns that hold what somebody says of themselves, by field; languages have a table of their own. */
export const personProfileColumns: Columns = Object.fromEntries(
  Object.keys(profileFields)
    .filter(field => field !== 'languages')
    .map(field => [field, `${columnOf(field)}${field in personLists ? '_id' : ''}`]),
)

/** What was said, by column; what was not said is not there. */
export const rowOf = (columns: Columns, said: Said, lists: ListsOfFields) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) => {
      const value = said[field]
      const list = lists[field]
      return value === undefined
        ? []
        : [[column, list && value !== null ? idOf(value, list.resource) : value]]
    }),
  )

export const personRow = (said: Said) =>
  rowOf(personProfileColumns, said, personLists) as Updateable<AppUserTable>
