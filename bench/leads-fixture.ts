import { firmsFixture } from './firms-fixture.ts'
import { withClient } from './with-client.ts'

/** People whose name holds this word: as many in every fixture, so that a search finds as much. */
export const rareLead = 'lumière'
const rare = 20

export type LeadsFixture = { url: string; fair: number; firm: number; admin: number }

/** An open fair of a hundred exhibitors, of whom one has so many contacts, each with a card and two visits by name. */
export async function leadsFixture(server: string, name: string, leads: number): Promise<LeadsFixture> {
  const { url } = await firmsFixture(server, name, 100)
  return withClient(url, async client => {
    await client.query(statements(leads))
    await client.query('vacuum analyze')
    const { rows } = await client.query<Omit<LeadsFixture, 'url'>>(`
      select l.fair_id as fair, l.firm_id as firm, a.id as admin
      from lead l, app_user a where a.email = 'admin@bench.test' limit 1`)
    const [row] = rows
    if (!row) throw new Error('There are no contacts.')
    return { url, ...row }
  })
}

const firm = '(select min(id) from firm)'
const fair = '(select min(id) from fair)'
const stand = `(select min(id) from stand where firm_id = ${firm})`

const statements = (leads: number) => `
  alter table fair_user disable trigger user;
  alter table consent disable trigger user;
  alter table lead_visit disable trigger user;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    select 'visitor' || n || '@bench.test',
      (array['Ada','Bruno','Chloé','David','Elsa','Farid','Gaëlle'])[1 + n % 7],
      (array['Martin','Peeters','Moreau','Janssens','García','Rossi'])[1 + n % 6] || ' ' || n
        || case when n % ${Math.floor(leads / rare)} = 0 then ' Lumière' else '' end,
      '{ROLE_VISITOR}', 7, 1, now(), 'x'
    from generate_series(1, ${leads}) n;
  insert into lead (fair_id, firm_id, user_id, is_pending, announced_at)
    select ${fair}, ${firm}, id, false, now() from app_user where email like 'visitor%@bench.test';
  insert into consent (user_id, purpose, fair_id, firm_id, stand_id, source, given_at)
    select l.user_id, p.purpose, l.fair_id, l.firm_id, ${stand}, 'booth', now() - interval '1 day'
    from lead l, (values ('card'), ('visits')) p (purpose);
  insert into lead_visit (fair_id, firm_id, user_id, stand_id, kind, seconds, at, last_at)
    select l.fair_id, l.firm_id, l.user_id, ${stand}, 'visit', 60, now() - make_interval(mins => l.id % 1000 + n),
      now() - make_interval(mins => l.id % 1000 + n)
    from lead l, generate_series(1, 2) n;
  insert into app_user (email, first_name, last_name, roles, user_type_id, firm_id, is_firm_admin, is_validated, email_confirmed_at, password_hash)
    values ('admin@bench.test', 'Olga', 'Admin', '{ROLE_EXHIBITOR}', 5, ${firm}, true, 1, now(), 'x');
  insert into fair_user (fair_id, user_id, is_validated) select ${fair}, id, 1 from app_user;
  alter table fair_user enable trigger user;
  alter table consent enable trigger user;
  alter table lead_visit enable trigger user;`
