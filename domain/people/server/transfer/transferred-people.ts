import { sql } from 'kysely'
import { maybeOne } from '#platform/server/database/rows.ts'
import { createRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { idOfCarried, resourcePart } from '#platform/server/transfer/resource-part.ts'
import type { TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { takePeople } from './arriving-people.ts'
import { carriedPerson, readPeopleOf } from './leaving-people.ts'

const ofBooths = (fair: number) =>
  sql`t.stand_id in (select id from stand where fair_id = ${fair} and trashed_at is null)`

/** People of the fair, as lists bring them: an account that is there already is asked nothing and changes nothing. */
const peoplePart: TransferPart = {
  name: 'people',
  tables: ['app_user', 'user_language', 'fair_user', 'fair_organizer'],
  isOfPeople: true,
  carries: 'users',
  columns: ['key', 'isValidated', ...carriedPerson],
  read: readPeopleOf,
  write: takePeople,
}

export const transferredPeople: readonly TransferPart[] = [
  peoplePart,
  resourcePart({
    name: 'booth_admins',
    resource: 'stand_admins',
    tables: ['stand_admin'],
    isOfPeople: true,
    of: ofBooths,
    fields: ['stand', 'user'],
    arrive: async (row, arriving) => ({
      stand: await idOfCarried('stands', 'stand', row, arriving),
      user: await idOfCarried('users', 'user', row, arriving),
    }),
    // Who administers their firm's booths has become so with their account.
    create: async (body, _row, { context }) => {
      const known = await maybeOne<{ id: number }>(context.db)`
        select id from stand_admin where stand_id = ${Number(body.stand)} and user_id = ${Number(body.user)}`
      return known?.id ?? (await createRow(implementationOf('stand_admins'), body, context)).id
    },
  }),
  resourcePart({
    name: 'booth_contacts',
    resource: 'stand_contacts',
    tables: ['stand_contact'],
    isOfPeople: true,
    of: ofBooths,
    order: sql`t.stand_id, t.rank`,
    fields: ['stand', 'user', 'rank', 'standCharacter'],
    arrive: async (row, arriving) => ({
      stand: await idOfCarried('stands', 'stand', row, arriving),
      user: await idOfCarried('users', 'user', row, arriving),
    }),
  }),
]
