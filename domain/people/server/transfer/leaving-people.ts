import { sql } from 'kysely'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Carried, Leaving } from '#platform/server/transfer/transfer-part.ts'

/** What lists say of people, and what else goes along of somebody who gets their account by it. */
export const listedFields = [
  'firstName',
  'lastName',
  'userType',
  'firm',
  'jobTitle',
  'phone',
  'city',
  'country',
  'locale',
] as const
export const addedFields = [
  'cell',
  'address',
  'additionalAddress',
  'postalCode',
  'department',
  'region',
  'languages',
] as const
export const carriedPerson = [...listedFields, ...addedFields]

const pageSize = 500

type Row = Carried & { id: number }

/** Whoever came to the fair, runs it or works on its booths; nobody whom it has refused, nor of another fair of their firm. */
const isOfFair = (fair: number) => sql`not u.is_closed and u.is_validated <> ${validationState.refused}
  and (u.id in (select m.user_id from fair_user m
      where m.fair_id = ${fair} and m.is_validated <> ${validationState.refused})
    or u.id in (select o.user_id from fair_organizer o where o.fair_id = ${fair})
    or u.id in (select a.user_id from stand_admin a join stand st on st.id = a.stand_id
      where st.fair_id = ${fair} and st.trashed_at is null)
    or u.id in (select c.user_id from stand_contact c join stand st on st.id = c.stand_id
      where st.fair_id = ${fair} and st.trashed_at is null)
    or (u.is_firm_admin and u.firm_id in (select firm_id from fair_firm where fair_id = ${fair})))`

export async function* readPeopleOf({ context, fair, remember }: Leaving): AsyncGenerator<Carried> {
  for (let after = 0; ; ) {
    const rows = await many<Row>(context.db)`
      select u.id, lower(u.email) as key,
        coalesce((select m.is_validated from fair_user m where m.user_id = u.id and m.fair_id = ${fair}), 1)
          as "isValidated",
        u.first_name as "firstName", u.last_name as "lastName", t.code as "userType",
        (select f.name from firm f where f.id = u.firm_id
          and f.id in (select firm_id from fair_firm where fair_id = ${fair})) as firm,
        u.job_title as "jobTitle", u.phone, u.city,
        (select c.iso from country c where c.id = u.country_id) as country, u.locale, u.cell, u.address,
        u.additional_address as "additionalAddress", u.postal_code as "postalCode", u.department, u.region,
        array(select l.code from user_language s join language l on l.id = s.language_id
          where s.app_user_id = u.id order by l.code) as languages
      from app_user u join user_type t on t.id = u.user_type_id
      where u.id > ${after} and ${isOfFair(fair)} order by u.id limit ${pageSize}`
    for (const { id, ...row } of rows) {
      remember('users', id, row.key)
      yield row
    }
    const last = rows.at(-1)
    if (!last || rows.length < pageSize) return
    after = last.id
  }
}
