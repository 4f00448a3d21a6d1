import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { demoAccounts } from './accounts.ts'
import { demoPerson } from './people.ts'

type Db = Kysely<Tables>

/** One account per role in the open fair; the exhibitors among them share its first stand. */
export async function addAccounts(db: Db, password: string, fairs: number[], step: (what: string) => void) {
  const fair = fairs[0] ?? 0
  const { rows } = await sql<{
    id: number
    firm: number
  }>`select id, firm_id as firm from stand where fair_id = ${fair} order by id limit 1`.execute(db)
  const stand = rows[0]
  for (const account of demoAccounts) {
    const isExhibitor = account.roles.includes('ROLE_EXHIBITOR')
    const added = await sql<{ id: number }>`
      insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, firm_id, is_firm_admin, job_title)
      values (${`${account.name}@demo.test`}, ${password}, ${account.firstName}, ${account.lastName}, ${account.roles}::text[], ${account.type}, 1, now(), ${isExhibitor ? (stand?.firm ?? null) : null}, ${account.isFirmAdmin ?? false},
        ${isExhibitor ? 'Responsable du stand' : null}) returning id`.execute(db)
    const id = added.rows[0]?.id ?? 0
    await sql`insert into user_language (app_user_id, language_id) values (${id}, 1), (${id}, 2)`.execute(db)
    if (account.type >= 4)
      await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fair}, ${id}, 1)`.execute(db)
    if (account.name === 'organizer')
      await sql`insert into fair_organizer (fair_id, user_id) values (${fair}, ${id})`.execute(db)
    if (account.name === 'clusteradmin')
      await sql`insert into cluster (user_id, fair_hall_id) select ${id}, id from fair_hall where fair_id = ${fair} order by rank limit 1`.execute(
        db,
      )
    if (stand && (account.name === 'firmadmin' || account.name === 'standadmin'))
      await sql`insert into stand_admin (stand_id, user_id) values (${stand.id}, ${id})`.execute(db)
    if (stand && isExhibitor)
      await sql`insert into stand_contact (stand_id, user_id, rank) values (${stand.id}, ${id}, 10)`.execute(
        db,
      )
    step(account.name)
  }
}

/** People who came to look around; every sixth still waits to be validated. */
export async function addVisitors(db: Db, count: number, fairs: number[]) {
  for (let index = 0; index < count; index += 1) {
    const person = demoPerson(index + 1000)
    const state = index % 6 === 5 ? 0 : 1
    const added = await sql<{ id: number }>`
      insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at)
      values (${`visiteur${index + 1}@demo.test`}, ${person.firstName}, ${person.lastName}, '{ROLE_VISITOR}', 7, ${state}, now()) returning id`.execute(
      db,
    )
    await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs[0] ?? 0}, ${added.rows[0]?.id ?? 0}, ${state})`.execute(
      db,
    )
  }
}
