import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import type { SmallName } from '#seed/small/people.ts'
import type { SmallFixture } from '#seed/small.ts'
import { addRow, fillTenants, type Tenant } from '../fill-tenants.ts'

type Db = Kysely<Tables>

/** What of a fair its tables hold besides resources. */
const besides = [
  'fair_text',
  'registration_form',
  'registration_answer',
  'audit_log',
  'outbox_mail',
  'billing_account',
  'stand_import',
  'consent',
  'sign_on',
  'role_offer',
  'mailing',
  'notification',
]

const insert = async (db: Db, query: RawBuilder<unknown>) => (await one<{ id: number }>(db)`${query}`).id

export type SharedFairs = Awaited<ReturnType<typeof shareFairs>>

/** A person like one of the small fixture, who belongs to this firm and fair. */
async function likeSomebody(
  db: Db,
  like: SmallName,
  name: string,
  { fair, firm }: { fair: number; firm?: number },
) {
  const id = await insert(
    db,
    sql`
      insert into app_user (email, password_hash, first_name, last_name, roles, user_type_id, is_validated,
        is_firm_admin, firm_id, email_confirmed_at, phone, city)
      select ${`${name}@small.test`}, password_hash, ${name}, 'Small', roles, user_type_id, 1, is_firm_admin,
        ${firm ?? null}, now(), '1', 'Lille'
      from app_user where first_name = ${like} returning id`,
  )
  await sql`
    insert into fair_user (fair_id, user_id, is_validated) values (${fair}, ${id}, 1)
    on conflict on constraint fair_user_taken do update set is_validated = 1`.execute(db)
  return id
}

async function standOf(db: Db, fair: number, firm: number, hall: number, number: number, contact: number) {
  const stand = await insert(
    db,
    sql`insert into stand (fair_id, firm_id, fair_hall_id, number)
      values (${fair}, ${firm}, ${hall}, ${number}) returning id`,
  )
  await sql`insert into stand_contact (stand_id, user_id) values (${stand}, ${contact})`.execute(db)
  return stand
}

/** A fair in preparation, with a hall, a firm, its stand and its people. */
async function prepareFair(db: Db, organizer: number) {
  const fair = await insert(
    db,
    sql`
      insert into fair (type, fair_status_id, homepage, is_public_access, translations)
      values ('multi', 1, 'fair-three', true, '{"fr": {"name": "Fair three"}}') returning id`,
  )
  await sql`insert into fair_organizer (fair_id, user_id) values (${fair}, ${organizer})`.execute(db)
  const hall = await insert(
    db,
    sql`
      insert into fair_hall (fair_id, letter, fair_hall_configuration_id, translations)
      values (${fair}, 'A', 1, '{"fr": {"name": "Hall three"}}') returning id`,
  )
  const firm = await insert(
    db,
    sql`insert into firm (name, email, phone, city) values ('Firm Y', 'y@small.test', '2', 'Lille')
      returning id`,
  )
  await sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fair}, ${firm}, 1)`.execute(db)
  const admin = await likeSomebody(db, 'firmAdminZ', 'firmAdminY', { fair, firm })
  const visitor = await likeSomebody(db, 'visitor9', 'visitorY', { fair })
  const stand = await standOf(db, fair, firm, hall, 1, admin)
  return { fair, hall, firm, admin, visitor, stand }
}

/** Somebody has written to a stand, and what they wrote was reported. */
async function writeTo(db: Db, { fair, firm, stand, app_user: reporter }: Tenant['rows'], visitor: number) {
  const conversation = await insert(
    db,
    sql`insert into conversation (fair_id, kind, pair) values (${fair}, 'booth', 'pair') returning id`,
  )
  const message = await insert(
    db,
    sql`
      insert into direct_message (conversation_id, side, author_id, text)
      values (${conversation}, 1, ${visitor}, 'Hello') returning id`,
  )
  await sql`
    insert into conversation_side (conversation_id, side, user_id, stand_id, firm_id, last_id, waiting_id)
    values (${conversation}, 1, ${visitor}, null, null, ${message}, null),
      (${conversation}, 2, null, ${stand}, ${firm}, ${message}, ${message})`.execute(db)
  await sql`insert into message_report (conversation_id, side, message_id, latest_id, reporter_id, reason,
    note)
    values (${conversation}, 1, ${message}, ${message}, ${reporter}, 'other', 'Why')`.execute(db)
  const room = await insert(
    db,
    sql`
      insert into visio_room (uniqid, fair_id) values (${String(fair).padStart(32, '0')}, ${fair})
        returning id`,
  )
  await sql`
    insert into visio_call (room_id, caller_id, receiver_id, state, reason, created_at, rings_until, ended_at)
    values (${room}, ${visitor}, ${reporter}, 'missed', 'unanswered', now(), now(), now())`.execute(db)
}

/** Somebody waits at a stand. */
async function waitAt(db: Db, { fair, firm, stand }: Tenant['rows'], visitor: number) {
  await sql`insert into waiting_queue (stand_id) values (${stand})`.execute(db)
  await sql`insert into waiting_place (stand_id, fair_id, firm_id, user_id, turn, slot, reason)
    values (${stand}, ${fair}, ${firm}, ${visitor}, 1, 1, 'Why')`.execute(db)
}

/** Somebody has written in the lobby, was reported and banned, and something is announced there. */
async function talkIn(db: Db, { fair, app_user: reporter }: Tenant['rows'], visitor: number) {
  const room = await insert(db, sql`insert into chat_room (fair_id) values (${fair}) returning id`)
  const message = await insert(
    db,
    sql`
      insert into chat_message (room_id, uuid, author_id, text, update_id)
      values (${room}, gen_random_uuid(), ${visitor}, 'Hello', 'none') returning id`,
  )
  await sql`insert into chat_report (message_id, reporter_id, reason)
    values (${message}, ${reporter}, 'other')`.execute(db)
  await sql`insert into chat_sanction (fair_id, user_id, kind, ends_at)
    values (${fair}, ${reporter}, 'mute', now() + interval '1 hour')`.execute(db)
  await sql`insert into chat_announcement (fair_id, text) values (${fair}, 'Welcome')`.execute(db)
}

/**
 * The small fixture with what fairs share. Fair 1 is at home; fair 2, now public, and a fair in preparation are the others.
 * Firm A and `visitor2` are in fair 2 as well; firm B waits there, and waits in or was refused by the one in preparation;
 * the super organizer is held to fair 1.
 */
export async function shareFairs(db: Db, { fairs, firms, halls, people, stands }: SmallFixture) {
  const { fair1, fair2 } = fairs
  await sql`update fair set is_public_access = true where id = ${fair2}`.execute(db)
  await sql`insert into stand_contact (stand_id, user_id)
    values (${stands.z}, ${people.firmAdminZ.id})`.execute(db)
  await sql`insert into super_organizer_fair (fair_id, app_user_id)
    values (${fair1}, ${people.superOrganizer.id})`.execute(db)
  const prepared = await prepareFair(db, people.organizer2.id)
  const firmC = await insert(db, sql`insert into firm (name, city) values ('Firm C', 'Lille') returning id`)
  for (const [fair, firm, isValidated] of [
    [fair1, firmC, 1],
    [fair2, firms.a, 1],
    [fair2, firms.b, 0],
    [prepared.fair, firms.b, 0],
    [fair2, firmC, 2],
    [prepared.fair, firmC, 2],
  ])
    await sql`insert into fair_firm (fair_id, firm_id, is_validated)
      values (${fair}, ${firm}, ${isValidated})`.execute(db)
  const firmAdminC = await likeSomebody(db, 'firmAdminB', 'firmAdminC', { fair: fair1, firm: firmC })
  await sql`insert into fair_user (fair_id, user_id, is_validated)
    values (${fair2}, ${people.visitor2.id}, 1)`.execute(db)
  await standOf(db, fair2, firms.a, halls.two, 5, people.firmAdminA.id)
  const tenants: Tenant[] = [
    {
      name: 'b',
      fair: fair1,
      firm: firms.b,
      stand: stands.b,
      fair_hall: halls.one,
      user: people.contactB.id,
    },
    {
      name: 'z',
      fair: fair2,
      firm: firms.z,
      stand: stands.z,
      fair_hall: halls.two,
      user: people.firmAdminZ.id,
    },
    {
      name: 'y',
      fair: prepared.fair,
      firm: prepared.firm,
      stand: prepared.stand,
      fair_hall: prepared.hall,
      user: prepared.admin,
    },
  ].map(({ name, user, ...rows }) => ({ name, isPerson: false, rows: { ...rows, app_user: user } }))
  await fillTenants({ kysely: db }, tenants)
  // What cannot be filled so is missed by the test that asks for its marks.
  for (const tenant of tenants.filter(({ name }) => /[zy]/.test(name)))
    for (const table of besides) await addRow(db, { table, translated: {} }, tenant).catch(() => undefined)
  const visitors: Record<string, number> = {
    b: people.visitor1.id,
    z: people.visitor9.id,
    y: prepared.visitor,
  }
  for (const { name, rows } of tenants) {
    await writeTo(db, rows, visitors[name] ?? 0)
    await talkIn(db, rows, visitors[name] ?? 0)
    await waitAt(db, rows, visitors[name] ?? 0)
  }
  return { prepared, firmC, firmAdminC: { id: firmAdminC, email: 'firmAdminC@small.test' } }
}
