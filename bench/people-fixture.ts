import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

/** People whose name holds this word: as many in every fixture, so that a search finds as much. */
export const rareName = 'lumière'
const rare = 20

export type PeopleFixture = { url: string; fair: number; organizer: number; department: number }

/** A database with so many people, half of them in the one fair, and fifty departments that share as many communes. */
export async function peopleFixture(server: string, name: string, people: number): Promise<PeopleFixture> {
  const url = await referenceDatabase(server, name)
  return withClient(url, async client => {
    await client.query(statements(people))
    await client.query('vacuum analyze')
    const { rows } = await client.query<Omit<PeopleFixture, 'url'>>(`
      select (select min(id) from fair) as fair, (select user_id from fair_organizer limit 1) as organizer,
        (select id from department where code = 'bench0') as department`)
    return { url, ...(rows[0] as Omit<PeopleFixture, 'url'>) }
  })
}

const statements = (people: number) => `
  alter table fair_user disable trigger user;
  insert into fair (fair_status_id, homepage, is_public_access, start_date, end_date)
    select 2, 'bench-' || n, true, now() - interval '1 day', now() + interval '1 day' from generate_series(1, 2) n;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash, created_at, is_disabled)
    select 'person' || n || '@bench.test',
      (array['Ada','Bruno','Chloé','David','Elsa','Farid','Gaëlle'])[1 + n % 7],
      (array['Martin','Peeters','Moreau','Janssens','García','Rossi'])[1 + n % 6] || ' ' || n || case when n % ${Math.floor(people / rare)} = 0 then ' Lumière' else '' end,
      case when n % 20 = 0 then '{ROLE_EXHIBITOR}'::text[] when n % 50 = 1 then '{ROLE_SPEAKER}' else '{ROLE_VISITOR}' end,
      case when n % 20 = 0 then 6 when n % 50 = 1 then 8 else 7 end, 1,
      case when n % 10 = 3 then null else now() end, case when n % 10 = 3 then null else 'x' end,
      now() - make_interval(mins => n), n % 500 = 7
    from generate_series(1, ${people}) n;
  insert into fair_user (fair_id, user_id, is_validated)
    select (select min(id) from fair) + (id % 2), id, case when id % 100 in (0, 1) then 0 when id % 200 = 2 then 2 else 1 end from app_user;
  alter table fair_user enable trigger user;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    values ('organizer@bench.test', 'Olga', 'Organizer', '{ROLE_ORGANIZER}', 3, 1, now(), 'x');
  insert into fair_organizer (fair_id, user_id) select (select min(id) from fair), id from app_user where email = 'organizer@bench.test';
  insert into country (iso, rank) values ('XX', 0) on conflict do nothing;
  insert into region (country_id, code, translations) select min(id), 'bench', '{"fr":{"name":"Banc"}}' from country;
  insert into department (region_id, code, translations)
    select (select id from region where code = 'bench'), 'bench' || n, jsonb_build_object('fr', jsonb_build_object('name', 'Banc ' || n)) from generate_series(0, ${Math.floor(people / rare)} - 1) n;
  insert into city (name, zipcode, code, department_id)
    select 'Commune ' || n, lpad((n % 100000)::text, 5, '0'), 'b' || n, d.id
    from generate_series(1, ${people}) n join department d on d.code = 'bench' || (n % ${Math.floor(people / rare)});`
