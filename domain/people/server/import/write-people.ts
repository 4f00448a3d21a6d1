import { sql } from 'kysely'
import { roleCodes, userTypeId, userTypes } from '#domain/identity/contract/roles.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { CheckedPerson } from './check-people.ts'
import type { KnownPeople } from './known.ts'
import type { Update } from './plan-people.ts'

const columns = sql`x (id int, email text, first_name text, last_name text, role text, user_type_id int,
  firm_id int, is_firm_admin boolean,
  job_title text, phone text, city text, country_id int, locale text, is_validated int)`
const sent = (records: readonly object[]) =>
  sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb) as ${columns}`

const said = ({ words, country, locale }: CheckedPerson) => ({
  first_name: words.firstName,
  last_name: words.lastName,
  job_title: words.jobTitle,
  phone: words.phone,
  city: words.city,
  country_id: country,
  locale,
})

/** New accounts without a password, in the fair as what they are. @returns their ids */
export async function createPeople(
  people: readonly CheckedPerson[],
  fair: number,
  { firmStates, sharedFirms }: KnownPeople,
  { db, locale }: Context,
): Promise<number[]> {
  const ids = await many<{ id: number }>(db)`
    select nextval(pg_get_serial_sequence('app_user', 'id'))::int as id
      from generate_series(1, ${people.length}::int)`
  const records = people.map((person, at) => {
    const { userType, words } = person
    const isStaff = userType === userTypeId.exhibitor || userType === userTypeId.standContact
    return {
      ...said(person),
      id: ids[at]?.id,
      email: words.email,
      role: roleCodes[userTypes[userType]],
      user_type_id: userType,
      firm_id: isStaff ? person.firm : null,
      is_firm_admin: userType === userTypeId.exhibitor && !sharedFirms.has(person.firm ?? 0),
      locale: person.locale ?? locale,
      is_validated:
        isStaff && person.firm !== null && firmStates.get(person.firm) !== validationState.validated
          ? validationState.waiting
          : validationState.validated,
    }
  })
  await sql`
    insert into app_user (id, email, first_name, last_name, roles, user_type_id, is_validated, firm_id,
      is_firm_admin, job_title, phone, city, country_id, locale)
    select id, email, first_name, last_name, array[role], user_type_id, is_validated, firm_id, is_firm_admin,
      job_title, phone, city, country_id, locale
    from ${sent(records)}`.execute(db)
  await sql`
    insert into fair_user (fair_id, user_id, is_validated, roles) select ${fair}, id, is_validated,
      array[role]
      from ${sent(records)}
    where user_type_id not in (${userTypeId.superOrganizer}::int, ${userTypeId.organizer}::int)`.execute(db)
  // Of a firm that is in other fairs too they look after its stands in this one.
  await sql`
    insert into stand_admin (stand_id, user_id) select st.id, x.id from ${sent(records)}
    join stand st on st.firm_id = x.firm_id and st.fair_id = ${fair} and st.trashed_at is null
    where x.user_type_id = ${userTypeId.exhibitor} and not x.is_firm_admin`.execute(db)
  await sql`insert into fair_organizer (fair_id, user_id) select ${fair}, id from ${sent(records)}
    where user_type_id = ${userTypeId.organizer}`.execute(db)
  await sql`
    insert into super_organizer_fair (fair_id, app_user_id) select ${fair}, id from ${sent(records)}
      where user_type_id = ${userTypeId.superOrganizer}`.execute(db)
  return ids.map(({ id }) => id)
}

/** What the file says of people who have not opened their account; what it leaves out stays. */
export async function updatePeople(updates: readonly Update[], { db }: Context): Promise<void> {
  const records = updates.map(({ id, person }) => ({ id, ...said(person) }))
  await sql`
    update app_user u set first_name = x.first_name, last_name = x.last_name,
      job_title = coalesce(x.job_title, u.job_title),
      phone = coalesce(x.phone, u.phone), is_phone_shown = u.is_phone_shown
        and coalesce(x.phone = u.phone, true),
      city = coalesce(x.city, u.city), country_id = coalesce(x.country_id, u.country_id),
      locale = coalesce(x.locale, u.locale), version = u.version + 1
    from ${sent(records)} where u.id = x.id and u.password_hash is null`.execute(db)
}

/** Whoever is listed by the fair is no exhibitor's guest any more. */
export const keepGuests = (ids: readonly number[], fair: number, { db }: Context) =>
  sql`update fair_user set is_guest = false where fair_id = ${fair} and user_id = any(${ids}::int[])`.execute(
    db,
  )

export const joinPeople = (ids: readonly number[], fair: number, { db }: Context) =>
  sql`insert into fair_user (fair_id, user_id, is_validated) select ${fair}, unnest(${ids}::int[]), 1
    on conflict do nothing`.execute(db)
