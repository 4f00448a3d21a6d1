import { hash } from '@node-rs/argon2'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { seedReference } from '../reference.ts'
import { addPerson } from './add-person.ts'
import { canary, canaryMail } from './canary.ts'
import { type SmallPerson, smallPeople } from './people.ts'

type Ids = Record<string, number>
type Db = Kysely<Tables>

const fairsOf = [
  { name: 'fair1', slug: 'fair-one', isPublic: true },
  { name: 'fair2', slug: 'fair-two', isPublic: false },
]
const hallsOf = [
  { name: 'one', fair: 'fair1', letter: 'A', isVisible: true },
  { name: 'two', fair: 'fair2', letter: 'A', isVisible: true },
  { name: 'hidden', fair: 'fair1', letter: 'H', isVisible: false },
]
const firmsOf = [
  { name: 'a', fair: 'fair1', hall: 'one', number: 1 },
  { name: 'b', fair: 'fair1', hall: 'one', number: 2 },
  { name: 'z', fair: 'fair2', hall: 'two', number: 1 },
]

const json = (value: unknown) => sql`${JSON.stringify(value)}::jsonb`

const idOf = async (db: Db, insert: RawBuilder<unknown>): Promise<number> =>
  (await one<{ id: number }>(db)`${insert}`).id

async function addFairs(db: Db): Promise<Ids> {
  const fairs: Ids = {}
  for (const { name, slug, isPublic } of fairsOf) {
    fairs[name] = await idOf(
      db,
      sql`
        insert into fair (type, fair_status_id, homepage, is_public_access, translations, shipping_mail)
        values ('multi', 2, ${slug}, ${isPublic}, ${json({ fr: { name: slug } })},
          ${canaryMail('fair', 'shipping', name)}) returning id`,
    )
    await sql`
      insert into fair_email (fair_id, kind, translations)
      values (${fairs[name]}, 'welcome',
        ${json({ fr: { subject: canary('fair_email', 'subject', name), text: '<p>…</p>' } })})`.execute(db)
  }
  return fairs
}

async function addHalls(db: Db, fairs: Ids): Promise<Ids> {
  const halls: Ids = {}
  for (const { name, fair, letter, isVisible } of hallsOf) {
    halls[name] = await idOf(
      db,
      sql`
        insert into fair_hall (fair_id, letter, is_visible, fair_hall_configuration_id, translations)
        values (${fairs[fair]}, ${letter}, ${isVisible}, 1, ${json({ fr: { name: `Hall ${name}` } })})
          returning id`,
    )
    await sql`
      insert into element (map_id, position, aisle, place)
      select ${halls[name]}, n, (n - 1) / 4 + 1, (n - 1) % 4 + 1 from generate_series(1, 12) n`.execute(db)
  }
  return halls
}

async function addFirms(db: Db, fairs: Ids, halls: Ids): Promise<{ firms: Ids; stands: Ids }> {
  const firms: Ids = {}
  const stands: Ids = {}
  for (const { name, fair, hall, number } of firmsOf) {
    firms[name] = await idOf(
      db,
      sql`
        insert into firm (name, email, phone, city, address_json)
        values (${`Firm ${name.toUpperCase()}`}, ${canaryMail('firm', 'email', name)},
          ${canary('firm', 'phone', name)}, 'Lille',
          ${JSON.stringify({ street: canary('firm', 'address', name) })}) returning id`,
    )
    await sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${fairs[fair]}, ${firms[name]}, 1)`.execute(db)
    stands[name] = await idOf(
      db,
      sql`
        insert into stand (fair_id, firm_id, fair_hall_id, number)
        values (${fairs[fair]}, ${firms[name]}, ${halls[hall]}, ${number}) returning id`,
    )
  }
  await sql`
    insert into stand (fair_id, firm_id, fair_hall_id, number, is_visible)
    values (${fairs.fair1}, ${firms.b}, ${halls.one}, 7, false)`.execute(db)
  return { firms, stands }
}

/** Who answered what to which fair. The second answer of `visitor2` belongs to the fair of `z`, where they are no more. */
const answersOf = [
  { person: 'visitor2', fair: 'fair1', owner: 'visitor2' },
  { person: 'visitor2', fair: 'fair2', owner: 'z' },
  { person: 'visitor9', fair: 'fair2', owner: 'visitor9' },
]

const addAnswers = async (db: Db, fairs: Ids) => {
  for (const { person, fair, owner } of answersOf)
    await sql`
      insert into registration_answer (user_id, fair_id, form_type, identifier, label, type, value)
      select id, ${fairs[fair]}, 'visitor', 'customSecret', ${json({ fr: 'Secret' })}, 'text',
        ${json(canary('registration_answer', 'value', owner))}
      from app_user where first_name = ${person}`.execute(db)
}

export async function fillSmallFixture(db: Db, password: string): Promise<void> {
  await seedReference(db)
  const passwordHash = await hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  const fairs = await addFairs(db)
  const halls = await addHalls(db, fairs)
  const { firms, stands } = await addFirms(db, fairs, halls)
  const people: [string, SmallPerson][] = Object.entries(smallPeople)
  for (const [name, person] of people)
    await addPerson(db, name, person, passwordHash, { fairs, firms, stands })
  await addAnswers(db, fairs)
}
