import { fairsAsked } from '#domain/fairs/server/index.ts'
import { answerColumns } from '#domain/registration/server/index.ts'
import type { TableFormat } from '#platform/contract/table-format.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { tableFile } from '#platform/server/table-file.ts'
import type { PersonRow } from '../contract/people-back.ts'
import { everyPerson, type PeopleQuery } from './people-back.ts'

const most = 50_000

const columns: Record<string, (person: PersonRow) => string | null> = {
  firstName: person => person.firstName,
  lastName: person => person.lastName,
  email: person => person.email,
  userType: person => person.userType.name,
  firm: person => person.firm?.name ?? null,
  /** `fair-one:1 fair-two:0`, by slug and state. */
  fairs: person => person.memberships.map(one => `${one.fair.homepage}:${one.isValidated}`).join(' '),
  account: person => person.account,
  createdAt: person => person.createdAt,
  lastLoginAt: person => person.lastLoginAt,
}

/** The fair whose people were asked for, into whose log it belongs; none that is not the caller's. */
async function fairOf({ fair }: PeopleQuery, context: HttpContext): Promise<number | null> {
  if (fair === undefined) return null
  const row = await maybeOne<{ id: number }>(context.db)`
    select f.id from fair f where f.id in ${fairsAsked(fair, context)}`
  return row?.id ?? null
}

/** People as a table for a spreadsheet; who took it is written down. */
export async function exportPeopleOf(
  { format, ...asked }: PeopleQuery & { format?: TableFormat },
  context: HttpContext,
): Promise<string | Buffer> {
  const people = await everyPerson(asked, context, most)
  const fair = await fairOf(asked, context)
  const details = { ...asked, count: people.length }
  await audit({ action: 'export', resource: 'users', fair, details }, context)
  const answers = await answerColumns(
    people.map(person => person.id),
    asked.fair,
    context,
  )
  return tableFile(
    {
      name: 'people',
      head: [...Object.keys(columns), ...answers.map(column => column.head)],
      rows: people.map(person => [
        ...Object.values(columns).map(read => read(person)),
        ...answers.map(column => column.cells.get(person.id)),
      ]),
    },
    format,
    context,
  )
}
