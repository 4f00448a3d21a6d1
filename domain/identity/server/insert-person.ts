import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Profile } from '../contract/profile.ts'
import type { RoleCode, UserTypeId } from '../contract/roles.ts'
import { demandKnown } from './known-records.ts'

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

const chosen = (value: unknown, resource: string) =>
  value === null || value === undefined ? null : idOf(value, resource)

/** Fields of a profile that are columns as they are. */
const plain = (profile: Profile) => ({
  birthday: profile.birthday ?? null,
  phone: profile.phone ?? null,
  cell: profile.cell ?? null,
  address: profile.address ?? null,
  additional_address: profile.additionalAddress ?? null,
  postal_code: profile.postalCode ?? null,
  city: profile.city ?? null,
  department: profile.department ?? null,
  region: profile.region ?? null,
  display_email: profile.displayEmail ?? null,
  job_title: profile.jobTitle ?? null,
  pitch_message: profile.pitchMessage ?? null,
})

/**
 * A new account, whose address is still to be confirmed.
 * @throws 409 `email_exist`; 422 for a country, language … that does not exist.
 */
export async function insertPerson(db: Kysely<Tables>, person: PersonToInsert): Promise<number> {
  const { profile } = person
  const languages = (profile.languages ?? []).flatMap(language => idOf(language, 'languages') ?? [])
  await demandKnown(db, profile)
  const { id } = await db
    .insertInto('app_user')
    .values({
      ...plain(profile),
      email: person.email,
      first_name: profile.firstName ?? '',
      last_name: profile.lastName ?? '',
      roles: [person.role],
      user_type_id: person.userType,
      password_hash: person.passwordHash,
      is_validated: person.isValidated,
      firm_id: person.firm ?? null,
      is_firm_admin: person.isFirmAdmin ?? false,
      civil_status_id: chosen(profile.civilStatus, 'civil_statuses'),
      user_status_id: chosen(profile.userStatus, 'user_statuses'),
      user_individual_status_id: chosen(profile.userIndividualStatus, 'user_individual_statuses'),
      country_id: chosen(profile.country, 'countries'),
      locale: person.locale,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (languages.length)
    await sql`insert into user_language (app_user_id, language_id) select ${id}, unnest(${languages}::int[])`.execute(
      db,
    )
  return id
}
