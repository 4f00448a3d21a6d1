import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { canary } from './canary.ts'
import type { SmallPerson } from './people.ts'

type Ids = Record<string, number>

/** What is nobody's business. The one visitor who looks for canaries sees the own record: only its phone is marked. */
const privacyOf = (name: string) => {
  const secret = (column: string) => canary('app_user', column, name)
  const phone = secret('phone')
  if (name === 'visitor1') return { phone }
  return {
    phone,
    cell: secret('cell'),
    address: secret('address'),
    additional_address: secret('additional_address'),
    city: secret('city'),
  }
}

export async function addPerson(
  db: Kysely<Tables>,
  name: string,
  person: SmallPerson,
  password: string,
  { fairs, firms, stands }: { fairs: Ids; firms: Ids; stands: Ids },
): Promise<void> {
  const record = {
    email: `${name.toLowerCase()}@small.test`,
    password_hash: password,
    first_name: name,
    last_name: 'Small',
    roles: person.roles,
    user_type_id: person.type,
    is_validated: 1,
    is_firm_admin: person.isFirmAdmin ?? false,
    firm_id: person.firm ? firms[person.firm] : null,
    cell: null,
    address: null,
    additional_address: null,
    city: null,
    ...privacyOf(name),
  }
  const columns = sql.join(Object.keys(record).map(column => sql.ref(column)))
  const { id } = await one<{ id: number }>(db)`
    insert into app_user (email_confirmed_at, ${columns})
    select now(), ${columns} from jsonb_populate_record(null::app_user, ${JSON.stringify(record)}::jsonb)
      returning id`
  const link = (table: string, column: string, to: number | undefined) =>
    to === undefined
      ? undefined
      : sql`insert into ${sql.table(table)} (${sql.ref(column)}, user_id) values (${to}, ${id})`.execute(db)
  if (person.fair)
    await sql`insert into fair_user (fair_id, user_id, is_validated, roles)
      values (${fairs[person.fair]}, ${id}, 1, ${person.roles}::text[])`.execute(db)
  if (person.organizes) await link('fair_organizer', 'fair_id', fairs[person.organizes])
  if (person.adminOf) await link('stand_admin', 'stand_id', stands[person.adminOf])
  if (person.contactOf) await link('stand_contact', 'stand_id', stands[person.contactOf])
  if (person.watches && person.fair)
    await sql`insert into cluster (user_id, fair_id, firm_id)
      values (${id}, ${fairs[person.fair]}, ${firms[person.watches]})`.execute(db)
}
