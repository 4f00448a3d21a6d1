import { firmsFixture } from './firms-fixture.ts'
import { withClient } from './with-client.ts'

/** Offers that say this word, remote and of the first contract: as many in every fixture, so that a search finds as much. */
export const rareOffer = 'lumière'
const rare = 20
const firms = 100

export type OffersFixture = { url: string; fair: number; contract: number; visitor: number }

/** An open fair of 100 exhibitors with so many offers, and a visitor who says what they can do. */
export async function offersFixture(server: string, name: string, offers: number): Promise<OffersFixture> {
  const { url, fair } = await firmsFixture(server, name, firms)
  return withClient(url, async client => {
    await client.query(statements(offers))
    await client.query('vacuum analyze')
    const { rows } = await client.query<{ contract: number; visitor: number }>(
      'select (select min(id) from job_contract_type) as contract, (select min(user_id) from job_profile) as visitor',
    )
    const [row] = rows
    if (!row) throw new Error('There is no visitor.')
    return { url, fair, ...row }
  })
}

const statements = (offers: number) => `
  update fair set is_using_job_module = true;
  insert into job (fair_id, firm_id, translations, job_contract_type_id, job_function_id, job_family_id,
      job_education_level_id, job_experience_id, remote, city, salary_min, is_visible, opened_at, final_date)
    select (select min(id) from fair), (select min(id) from firm) + n % ${firms},
      jsonb_build_object('fr', jsonb_build_object(
        'title', (array['Soudeuse','Ingénieur','Comptable','Vendeuse','Charpentier'])[1 + n % 5] || ' ' || n
          || case when n % ${Math.floor(offers / rare)} = 0 then ' Lumière' else '' end,
        'description', '<p>Assembler, régler, livrer, avec une équipe de ' || n % 30 || ' personnes.</p>')),
      (select min(id) from job_contract_type) + case when n % ${Math.floor(offers / rare)} = 0 then 0 else n % 3 end,
      (select min(id) from job_function) + n % 5, (select min(id) from job_family) + n % 5,
      (select min(id) from job_education_level) + n % 4, (select min(id) from job_experience) + n % 3,
      case when n % ${Math.floor(offers / rare)} = 0 then 'fully' else (array['none','partly','fully'])[1 + n % 3] end,
      (array['Lyon','Lille','Nantes','Gand'])[1 + n % 4], 2000000 + n, true,
      now() - make_interval(mins => n), current_date + 30
    from generate_series(1, ${offers}) n;
  insert into job_job_personal_skill (job_id, job_personal_skill_id)
    select j.id, (select min(id) from job_personal_skill) + (j.id + k) % 5 from job j, generate_series(0, 2) k;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    values ('visitor@bench.test', 'Vera', 'Visitor', '{ROLE_VISITOR}', 7, 1, now(), 'x');
  insert into fair_user (fair_id, user_id, is_validated) select (select min(id) from fair), max(id), 1 from app_user;
  insert into job_profile (user_id, title, summary, job_education_level_id, job_experience_id)
    select max(id), 'Soudeuse', 'Dix ans de chantiers.', (select min(id) from job_education_level) + 1,
      (select min(id) from job_experience) + 1 from app_user;
  insert into job_profile_function (job_profile_id, job_function_id)
    select id, (select min(id) from job_function) from job_profile;
  insert into job_profile_family (job_profile_id, job_family_id)
    select id, (select min(id) from job_family) from job_profile;
  insert into job_profile_contract_type (job_profile_id, job_contract_type_id)
    select id, (select min(id) from job_contract_type) from job_profile;
  insert into job_profile_skill (job_profile_id, job_personal_skill_id)
    select id, (select min(id) from job_personal_skill) from job_profile;`
