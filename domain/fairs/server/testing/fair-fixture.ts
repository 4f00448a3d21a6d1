import { sql } from 'kysely'
import type { Role } from '#platform/contract/roles.ts'
import type { Actor, Reach } from '#platform/server/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { seedReference } from '#seed/reference.ts'

const open: Reach = {
  anchor: 'fair',
  ids: sql`select id from fair where is_public_access and fair_status_id in (2, 3)`,
  publishedOnly: true,
}
const member = (ids: number[]): Reach => ({ anchor: 'fair', ids, publishedOnly: true })
const actor = (userId: number | null, roles: Role[], reach: Actor['reach'] = {}): Actor => ({
  userId,
  sessionId: null,
  roles,
  reach: { P: [open], ...(userId !== null && { O: [{ anchor: 'owner', ids: [userId] }] }), ...reach },
})

/** Fairs: 1 open to all, 2 in preparation, 3 open to members, 4 closed. Organizer 3 runs 1 and 3, organizer 4 runs 2. */
export const actors: Record<string, Actor> = {
  superAdmin: actor(1, ['superAdmin']),
  superOrganizer: actor(2, ['superOrganizer'], { G: [{ anchor: 'fair', ids: sql`select id from fair` }] }),
  organizer: actor(3, ['organizer'], { F: [{ anchor: 'fair', ids: [1, 3] }], p: [member([1, 3])] }),
  otherOrganizer: actor(4, ['organizer'], { F: [{ anchor: 'fair', ids: [2] }], p: [member([2])] }),
  exhibitor: actor(5, ['firmAdmin'], { p: [member([1, 2])], M: [{ anchor: 'firm', ids: [1] }] }),
  visitor: actor(6, ['visitor'], { p: [member([1])] }),
  anonymous: actor(null, ['anonymous']),
}

/** The reference lists, four fairs, their people, and three firms of fair 1. */
export async function seedFairs(database: Database): Promise<void> {
  await database.transaction(async db => {
    await seedReference(db)
    await sql`
      insert into fair (id, type, fair_status_id, homepage, is_public_access, translations, start_date,
        end_date, shipping_mail) values
      (1, 'multi', 2, 'ouvert', true, '{"fr":{"name":"Salon ouvert"},"en":{"name":"Open fair"}}',
        now() - interval '1 day', now() + interval '1 day', 'internal@fair.test'),
      (2, 'multi', 1, 'bientot', true, '{"fr":{"name":"Bientôt"}}', null, null, null),
      (3, 'single', 2, 'membres', false, '{"fr":{"name":"Membres"}}', null, null, null),
      (4, 'multi', 4, 'fini', true, '{"fr":{"name":"Fini"}}', null, null, null)`.execute(db)
    await sql`insert into fair_language (fair_id, language_id) select f, 1
      from generate_series(1, 4) f`.execute(db)
    await sql`
      insert into firm (id, name) values (1, 'Atelier Morel'), (2, 'Brume SA'), (3, 'Cordier')`.execute(db)
    await sql`
      insert into fair_firm (fair_id, firm_id, is_validated)
        values (1, 1, 1), (1, 2, 1), (1, 3, 0), (2, 1, 1)`.execute(db)
    await sql`
      insert into app_user (id, email, first_name, last_name, roles, firm_id) values
      (1, 'sa@fair.test', 'Sam', 'Admin', '{ROLE_SUPER_ADMIN}', null),
      (2, 'so@fair.test', 'Sol', 'Super', '{ROLE_SUPER_ORGANIZER}', null),
      (3, 'o1@fair.test', 'Ora', 'One', '{ROLE_ORGANIZER}', null),
      (4, 'o2@fair.test', 'Oto', 'Two', '{ROLE_ORGANIZER}', null),
      (5, 'a@fair.test', 'Ana', 'Morel', '{ROLE_EXHIBITOR}', 1),
      (6, 'v@fair.test', 'Vic', 'Visit', '{ROLE_VISITOR}', null)`.execute(db)
    await sql`insert into fair_organizer (fair_id, user_id) values (1, 3), (3, 3), (2, 4)`.execute(db)
    await sql`insert into fair_user (fair_id, user_id, is_validated) values (1, 6, 1)`.execute(db)
    for (const table of ['fair', 'firm', 'app_user'])
      await sql`select setval(pg_get_serial_sequence(${table}, 'id'), 100)`.execute(db)
  })
}
