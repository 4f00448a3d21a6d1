import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Profile } from '../../contract/profile.ts'
import type { RoleCode, UserTypeId } from '../../contract/roles.ts'
import { assertRecordsExist, personLists } from './known-records.ts'
import { personRow } from './profile-columns.ts'

export type PersonToInsert = {
  email: string
  profile: Profile
  userType: UserTypeId
  role: RoleCode
  passwordHash: string | null
  isValidated: number
  locale: Locale
  firm?: number | null
  isFirmAdmin?: boolean
}

export async function addLanguages(
  db: Kysely<Tables>,
  userId: number,
  { languages = [] }: Profile,
): Promise<void> {
  const ids = languages.flatMap(language => idOf(language, 'languages') ?? [])
  if (ids.length)
    await sql`insert into user_language (app_user_id, language_id) select ${userId},
      unnest(${ids}::int[])`.execute(db)
}

/**
 * A new account, whose address is still to be confirmed.
 * @throws 409 `email_exist`; 422 for a country, language … that does not exist.
 */
export async function insertPerson(db: Kysely<Tables>, person: PersonToInsert): Promise<number> {
  const { profile } = person
  await assertRecordsExist(db, profile, personLists)
  const { id } = await db
    .insertInto('app_user')
    .values({
      ...personRow(profile),
      email: person.email,
      first_name: profile.firstName ?? '',
      last_name: profile.lastName ?? '',
      roles: [person.role],
      user_type_id: person.userType,
      password_hash: person.passwordHash,
      is_validated: person.isValidated,
      firm_id: person.firm ?? null,
      is_firm_admin: person.isFirmAdmin ?? false,
      locale: person.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await addLanguages(db, id, profile)
  return id
}
