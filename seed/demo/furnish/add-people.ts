import { type Insertable, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { demoAccounts } from '../accounts.ts'
import { chance } from '../chance.ts'
import type { DemoFirm } from '../firms/firm.ts'
import { plain, siteOf } from '../firms/site.ts'
import { colleaguesOf, type DemoPerson, lookFor, visitorAt } from '../people/cast.ts'
import { type Furnishing, json } from './furnishing.ts'

type User = Insertable<Tables['app_user']>

const civilStatus = { woman: 1, man: 2 }

/** They came in the last three weeks and were last there in the last two days: each at another time. */
function cameAt(seed: number, now: Date) {
  const { next } = chance(seed)
  const ago = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
  return { created_at: ago(3 * 24 + next() * 18 * 24), last_login_at: ago(next() * 48) }
}

const userOf = (person: DemoPerson, seed: number, { now, password }: Furnishing) => ({
  first_name: person.firstName,
  last_name: person.lastName,
  civil_status_id: person.isWoman ? civilStatus.woman : civilStatus.man,
  look: json(person.look),
  password_hash: password,
  is_demo: true,
  is_validated: 1,
  email_confirmed_at: now,
  ...cameAt(seed, now),
})

async function addUsers(
  users: (User & { languages: string[] })[],
  { db, lists }: Furnishing,
): Promise<number[]> {
  const rows = await db
    .insertInto('app_user')
    .values(users.map(({ languages, ...user }) => user))
    .returning('id')
    .execute()
  const ids = rows.map(row => row.id)
  await db
    .insertInto('user_language')
    .values(
      users.flatMap(({ languages }, at) =>
        languages.map(code => ({ app_user_id: ids[at] ?? 0, language_id: lists.languages.of(code) })),
      ),
    )
    .execute()
  return ids
}

/** The people of a firm, who will stand on its booths. */
export async function addColleagues(
  firm: DemoFirm,
  firmId: number,
  index: number,
  furnishing: Furnishing,
): Promise<number[]> {
  const { domain } = siteOf(firm)
  const users = colleaguesOf(firm, index).map((person, at) => {
    const email = `${plain(person.firstName)}.${plain(person.lastName)}@${domain}`
    return {
      ...userOf(person, firmId * 100 + at, furnishing),
      email,
      display_email: email,
      roles: ['ROLE_EXHIBITOR'],
      user_type_id: 6,
      firm_id: firmId,
      job_title: person.jobTitle,
      pitch_message: person.pitch,
      can_recruit: true,
      languages: person.languages,
    }
  })
  return addUsers(users, furnishing)
}

/** As what they are. */
export const joinFair = (fair: number, people: { id: number; state: 0 | 1 }[], { db }: Furnishing) =>
  sql`
    insert into fair_user (fair_id, user_id, is_validated, roles) select ${fair}, x.id, x.state, u.roles
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) x (id int, state int)
      join app_user u on u.id = x.id order by x.id`.execute(db)

/** People who came to look around; every sixth still waits to be validated. */
export async function addVisitors(count: number, fair: number, furnishing: Furnishing): Promise<void> {
  const state = (at: number) => (at % 6 === 5 ? 0 : 1)
  const users = Array.from({ length: count }, (_, at) => {
    const person = visitorAt(at)
    return {
      ...userOf(person, at, furnishing),
      email: `visitor${at + 1}@demo.test`,
      roles: ['ROLE_VISITOR'],
      user_type_id: 7,
      is_validated: state(at),
      user_individual_status_id: (at % 5) + 1,
      languages: person.languages,
    }
  })
  const ids = await addUsers(users, furnishing)
  await joinFair(
    fair,
    ids.map((id, at) => ({ id, state: state(at) })),
    furnishing,
  )
}

/** One account per role in the open fair; the exhibitors among them share its first booth. */
export async function addAccounts(fair: number, furnishing: Furnishing): Promise<void> {
  const { db, now, password, step } = furnishing
  const stand = await db
    .selectFrom('stand')
    .select(['id', 'firm_id', 'fair_hall_id'])
    .where('fair_id', '=', fair)
    .orderBy('id')
    .limit(1)
    .executeTakeFirstOrThrow()
  const ids = await addUsers(
    demoAccounts.map((account, at) => ({
      email: `${account.name}@demo.test`,
      first_name: account.firstName,
      last_name: account.lastName,
      civil_status_id: account.isWoman ? civilStatus.woman : civilStatus.man,
      look: json(lookFor(account.isWoman, at)),
      roles: account.roles,
      user_type_id: account.type,
      is_firm_admin: account.isFirmAdmin ?? false,
      can_recruit: account.isFirmAdmin ?? false,
      firm_id: account.roles.includes('ROLE_EXHIBITOR') ? stand.firm_id : null,
      job_title: account.jobTitle,
      password_hash: password,
      is_demo: true,
      is_validated: 1,
      email_confirmed_at: now,
      languages: ['fr', 'en'],
    })),
    furnishing,
  )
  const idOf = new Map(demoAccounts.map((account, at) => [account.name, ids[at] ?? 0]))
  const id = (name: string) => idOf.get(name) ?? 0
  await joinFair(
    fair,
    demoAccounts.filter(account => account.type >= 4).map(account => ({ id: id(account.name), state: 1 })),
    furnishing,
  )
  await db
    .insertInto('fair_organizer')
    .values({ fair_id: fair, user_id: id('organizer') })
    .execute()
  await db
    .insertInto('cluster')
    .values({ user_id: id('clusteradmin'), fair_id: fair, fair_hall_id: stand.fair_hall_id })
    .execute()
  await db
    .insertInto('stand_admin')
    .values(['firmadmin', 'standadmin'].map(name => ({ stand_id: stand.id, user_id: id(name) })))
    .execute()
  await db
    .insertInto('stand_contact')
    .values(
      ['standcontact', 'firmadmin'].map((name, at) => ({
        stand_id: stand.id,
        user_id: id(name),
        rank: 10 + at,
      })),
    )
    .execute()
  step('accounts')
}
