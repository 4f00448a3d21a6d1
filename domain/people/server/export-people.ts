import { answerColumns } from '#domain/registration/server/index.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { separatorIn, toCsv } from '#platform/server/csv.ts'
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

/** People as a table for a spreadsheet; who took it is written down. */
export async function writePeopleCsv(asked: PeopleQuery, context: HttpContext): Promise<string> {
  const { reply } = context
  const people = await everyPerson(asked, context, most)
  await audit({ action: 'export', resource: 'users', details: { ...asked, count: people.length } }, context)
  reply.headers({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="people.csv"',
  })
  const answers = await answerColumns(
    people.map(person => person.id),
    asked.fair,
    context,
  )
  return toCsv(
    [...Object.keys(columns), ...answers.map(column => column.head)],
    people.map(person => [
      ...Object.values(columns).map(read => read(person)),
      ...answers.map(column => column.cells.get(person.id)),
    ]),
    separatorIn(context.locale),
  )
}
