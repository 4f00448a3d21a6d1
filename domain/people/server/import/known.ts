import { sql } from 'kysely'
import { sharedFirms, waitingNames } from '#domain/exhibitors/server/index.ts'
import { rankOf } from '#domain/identity/contract/roles.ts'
import { isPersonShared } from '#domain/identity/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { NameOf } from '#platform/contract/nearest.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import {
  idsByName,
  type Named,
  namesInEveryLanguage,
  writtenNames,
} from '#platform/server/import/ids-by-name.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { exhibitorWords } from '../../contract/people-import.ts'
import { isOpenOffer } from '../offer-role.ts'

/** Somebody of the file who has an account. */
export type KnownPerson = {
  id: number
  email: string
  roles: string[]
  /** As what the fair has taken them in. */
  rolesThere: string[]
  firstName: string
  lastName: string
  jobTitle: string | null
  phone: string | null
  city: string | null
  country: number | null
  locale: string
  /** In the fair already, as whatever it be. */
  isIn: boolean
  /** Their membership of the fair, while it waits for a decision. */
  waiting: number | null
  /** Brought along by an exhibitor alone, who could still take them back. */
  isGuest: boolean
  firm: number | null
  runsIt: boolean
  /** Asked already whether they want a role in the fair, and for which firm; they have not answered. */
  offeredFirms: (number | null)[]
  /** Of a fair of the caller's. */
  isReached: boolean
  /** No password has been chosen yet. */
  isOpen: boolean
  /** The fair has refused them, or the platform has shut the account. */
  isShut: boolean
  wasInvited: boolean
  /** In a fair that the caller does not run. */
  isShared: boolean
  /** Below the caller, so that what is said of them may be changed. */
  isBelow: boolean
}

const standAdmin = 5

/** What is there before an import. Names are folded. */
export type KnownPeople = {
  people: Map<string, KnownPerson>
  types: Map<string, number>
  typeNames: readonly NameOf[]
  countries: Map<string, number>
  countryNames: readonly NameOf[]
  /** Firms that the fair has validated or an import of it has made: a name alone is no proof of the others. */
  firms: Map<string, number>
  firmNames: readonly NameOf[]
  /** Names of the file that look like that of a firm which waits to be let in, or was refused. */
  waiting: Set<string>
  /** Whether a firm is validated in the fair. */
  firmStates: Map<number, number>
  /** Firms that are in a fair that the caller does not run. */
  sharedFirms: Set<number>
}

async function peopleWith(emails: readonly string[], fair: number, { db, actor }: Context) {
  const me = await maybeOne<{ roles: string[] }>(db)`
    select roles from app_user where id = ${actor.userId}`
  const rows = await many<Omit<KnownPerson, 'isBelow'>>(db)`
    select u.id, lower(u.email) as email, u.roles, u.first_name as "firstName", u.last_name as "lastName",
      u.job_title as "jobTitle",
      u.phone, u.city, u.country_id as country, u.locale, u.password_hash is null as "isOpen",
      (u.is_closed or u.is_validated = ${validationState.refused}
        or exists (select 1 from fair_user m
        where m.fair_id = ${fair} and m.user_id = u.id and m.is_validated = ${validationState.refused}))
          as "isShut",
      (u.id in (select user_id from fair_user where fair_id = ${fair} union all select user_id
        from fair_organizer where fair_id = ${fair}
        union all select app_user_id from super_organizer_fair where fair_id = ${fair})) as "isIn",
      (select m.id from fair_user m where m.fair_id = ${fair} and m.user_id = u.id
        and m.is_validated = ${validationState.waiting}) as waiting,
      exists (select 1 from fair_user m where m.fair_id = ${fair} and m.user_id = u.id and m.is_guest)
        as "isGuest",
      (${scopeCondition(implementationOf('users'), 'u', 'U', actor)}) as "isReached",
        ${isPersonShared({ actor })} as "isShared",
      array(select unnest(m.roles) from fair_user m where m.fair_id = ${fair} and m.user_id = u.id)
        as "rolesThere",
      u.invited_at is not null as "wasInvited", u.firm_id as firm,
      u.id in (select user_id from fair_organizer where fair_id = ${fair}) as "runsIt",
      array(select o.firm_id from role_offer o
        where o.user_id = u.id and o.fair_id = ${fair} and o.host_id is null and ${isOpenOffer})
        as "offeredFirms"
    from app_user u where lower(u.email) = any(${emails}::text[])`
  const own = rankOf(me?.roles ?? [])
  return rows.map(person => ({ ...person, isBelow: rankOf(person.roles) < own }))
}

/** Of a file that says these addresses and names of firms. */
export async function readKnownPeople(
  { emails, names }: { emails: readonly string[]; names: readonly string[] },
  fair: number,
  context: Context,
): Promise<KnownPeople> {
  const { db } = context
  const types = await sql<Named>`
    select id, ${namesInEveryLanguage} || to_jsonb(code) || to_jsonb(id::text) as names from user_type
      order by id`.execute(db)
  const countries = await sql<Named>`
    select id, ${namesInEveryLanguage} || to_jsonb(iso) as names from country order by id`.execute(db)
  const firms = await sql<Named & { isValidated: number; isImported: boolean }>`
    select f.id, jsonb_build_array(f.name) as names, ff.is_validated as "isValidated",
      exists (select 1 from stand_import i join stand st on st.id = i.stand_id
        where st.firm_id = f.id and i.fair_id = ff.fair_id) as "isImported"
    from fair_firm ff join firm f on f.id = ff.firm_id where ff.fair_id = ${fair} order by f.id`.execute(db)
  const people = await peopleWith(emails, fair, context)
  const proved = firms.rows.filter(firm => firm.isValidated === validationState.validated || firm.isImported)
  return {
    people: new Map(people.map(person => [person.email, person])),
    types: new Map([...exhibitorWords.map(word => [word, standAdmin] as const), ...idsByName(types.rows)]),
    typeNames: [...exhibitorWords.map((word): NameOf => [word, standAdmin]), ...writtenNames(types.rows)],
    countries: idsByName(countries.rows),
    countryNames: writtenNames(countries.rows),
    firms: idsByName(proved),
    firmNames: writtenNames(proved),
    waiting: await waitingNames(names, fair, db),
    firmStates: new Map(firms.rows.map(firm => [firm.id, firm.isValidated])),
    sharedFirms: await sharedFirms(
      firms.rows.map(firm => firm.id),
      context,
    ),
  }
}
