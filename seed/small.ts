import { hash } from '@node-rs/argon2'
import { sql } from 'kysely'
import type { Database } from '#platform/server/database/database.ts'
import { seedReference } from './reference.ts'

export const smallPassword = 'Small-2026!'

const people = {
  superAdmin: { roles: ['ROLE_SUPER_ADMIN'], type: 1 },
  superOrganizer: { roles: ['ROLE_SUPER_ORGANIZER'], type: 2 },
  organizer1: { roles: ['ROLE_ORGANIZER'], type: 3, organizes: 'fair1' },
  organizer2: { roles: ['ROLE_ORGANIZER'], type: 3, organizes: 'fair2' },
  firmAdminA: { roles: ['ROLE_EXHIBITOR'], type: 5, firm: 'a', isFirmAdmin: true, fair: 'fair1' },
  contactA: { roles: ['ROLE_EXHIBITOR'], type: 6, firm: 'a', contactOf: 'a', fair: 'fair1' },
  firmAdminB: { roles: ['ROLE_EXHIBITOR'], type: 5, firm: 'b', isFirmAdmin: true, fair: 'fair1' },
  visitor1: { roles: ['ROLE_VISITOR'], type: 7, fair: 'fair1' },
  visitor2: { roles: ['ROLE_VISITOR'], type: 7, fair: 'fair1' },
  visitor9: { roles: ['ROLE_VISITOR'], type: 7, fair: 'fair2' },
  speaker: { roles: ['ROLE_SPEAKER'], type: 8, fair: 'fair1' },
  press: { roles: ['ROLE_PRESS'], type: 10, fair: 'fair1' },
  clusterAdmin: { roles: ['ROLE_CLUSTER_ADMIN'], type: 4, fair: 'fair1' },
} as const

type Name = keyof typeof people
type Ids<K extends string> = Record<K, number>
export type SmallWorld = {
  fairs: Ids<'fair1' | 'fair2'>
  halls: Ids<'one' | 'two' | 'hidden'>
  firms: Ids<'a' | 'b' | 'z'>
  stands: Ids<'a' | 'b' | 'z' | 'hidden'>
  people: Record<Name, { id: number; email: string }>
}

const canary = (table: string, column: string, tenant: string) => `CANARY-${table}-${column}-${tenant}`

/**
 * Two fairs that must not see each other: fair 1 with firms A and B, fair 2 with firm Z. What is secret holds a
 * canary that names its place. Calling it again only reads the ids.
 */
export async function seedSmallWorld(database: Database): Promise<SmallWorld> {
  const { rows } = await sql`select 1 from fair limit 1`.execute(database.kysely)
  if (!rows.length) await fill(database)
  return read(database)
}

async function fill(database: Database) {
  const password = await hash(smallPassword, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  await database.transaction(async db => {
    await seedReference(db)
    const one = async (query: ReturnType<typeof sql>) =>
      ((await query.execute(db)).rows[0] as { id: number }).id
    const fairs: Record<string, number> = {}
    const firms: Record<string, number> = {}
    const stands: Record<string, number> = {}
    for (const [name, slug] of [
      ['fair1', 'fair-one'],
      ['fair2', 'fair-two'],
    ] as const)
      fairs[name] = await one(
        sql`insert into fair (type, fair_status_id, homepage, is_public_access, translations, shipping_mail) values ('multi', 2, ${slug}, ${name === 'fair1'}, ${JSON.stringify({ fr: { name: slug } })}::jsonb, ${`${canary('fair', 'shipping', name)}@example.test`}) returning id`,
      )
    const halls: Record<string, number> = {}
    for (const [name, fair, letter, visible] of [
      ['one', 'fair1', 'A', true],
      ['two', 'fair2', 'A', true],
      ['hidden', 'fair1', 'H', false],
    ] as const)
      halls[name] = await one(
        sql`insert into fair_hall (fair_id, letter, is_visible, fair_hall_configuration_id, translations) values (${fairs[fair]}, ${letter}, ${visible}, 1, ${JSON.stringify({ fr: { name: `Hall ${name}` } })}::jsonb) returning id`,
      )
    for (const name of ['one', 'two', 'hidden'])
      await sql`insert into element (map_id, position) select ${halls[name]}, generate_series(1, 12)`.execute(
        db,
      )
    for (const [name, fair] of [
      ['a', 'fair1'],
      ['b', 'fair1'],
      ['z', 'fair2'],
    ] as const) {
      firms[name] = await one(
        sql`insert into firm (name, email, phone, city) values (${`Firm ${name.toUpperCase()}`}, ${`${canary('firm', 'email', name)}@example.test`}, ${canary('firm', 'phone', name)}, 'Lille') returning id`,
      )
      await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs[fair]}, ${firms[name]}, 1)`.execute(
        db,
      )
      stands[name] = await one(
        sql`insert into stand (fair_id, firm_id, fair_hall_id, number) values (${fairs[fair]}, ${firms[name]}, ${halls[fair === 'fair1' ? 'one' : 'two']}, ${name === 'b' ? 2 : 1}) returning id`,
      )
    }
    await sql`insert into stand (fair_id, firm_id, fair_hall_id, number, is_visible) values (${fairs.fair1}, ${firms.b}, ${halls.one}, 7, false)`.execute(
      db,
    )
    for (const [name, person] of Object.entries(people)) {
      const spec = person as {
        roles: readonly string[]
        type: number
        organizes?: string
        firm?: string
        isFirmAdmin?: boolean
        contactOf?: string
        fair?: string
      }
      const id = await one(sql`
        insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, firm_id, is_firm_admin, phone)
        values (${`${name.toLowerCase()}@small.test`}, ${password}, ${name}, 'Small', ${spec.roles}::text[], ${spec.type}, 1, now(), ${spec.firm ? firms[spec.firm] : null}, ${spec.isFirmAdmin ?? false}, ${canary('app_user', 'phone', name)}) returning id`)
      if (spec.fair)
        await sql`insert into fair_user (fair_id, user_id, is_validated) values (${fairs[spec.fair]}, ${id}, 1)`.execute(
          db,
        )
      if (spec.organizes)
        await sql`insert into fair_organizer (fair_id, user_id) values (${fairs[spec.organizes]}, ${id})`.execute(
          db,
        )
      if (spec.contactOf)
        await sql`insert into stand_contact (stand_id, user_id) values (${stands[spec.contactOf]}, ${id})`.execute(
          db,
        )
    }
  })
}

async function read({ kysely }: Database): Promise<SmallWorld> {
  const ids = async (query: ReturnType<typeof sql>) =>
    Object.fromEntries(
      ((await query.execute(kysely)).rows as { name: string; id: number }[]).map(({ name, id }) => [
        name,
        id,
      ]),
    )
  const fairs = await ids(
    sql`select case homepage when 'fair-one' then 'fair1' else 'fair2' end as name, id from fair`,
  )
  const halls = await ids(
    sql`select case when not is_visible then 'hidden' when fair_id = ${fairs.fair1 ?? 0} then 'one' else 'two' end as name, id from fair_hall`,
  )
  const firms = await ids(sql`select lower(right(name, 1)) as name, id from firm`)
  const stands = await ids(
    sql`select case when st.is_visible then lower(right(f.name, 1)) else 'hidden' end as name, st.id from stand st join firm f on f.id = st.firm_id`,
  )
  const found = (
    await sql<{
      id: number
      email: string
      name: string
    }>`select id, email, first_name as name from app_user`.execute(kysely)
  ).rows
  const persons = Object.fromEntries(found.map(({ id, email, name }) => [name, { id, email }]))
  return { fairs, halls, firms, stands, people: persons } as SmallWorld
}
