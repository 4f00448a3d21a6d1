import { referenceDatabase } from './reference-database.ts'
import { withClient } from './with-client.ts'

const rooms = 10
const slots = 10
const daily = rooms * slots

/** As many as an agenda keeps in every fixture, and at what they clash with each other: all rooms of a slot. */
export const kept = 200

export type ProgrammeFixture = {
  url: string
  fair: number
  program: number
  visitor: number
  session: number
}

/**
 * An open fair whose one published programme has so many sessions, a hundred a day in ten rooms, with a speaker each; a
 * visitor keeps the first two hundred. `session`: on air, with a question that may be voted for.
 */
export async function programmeFixture(
  server: string,
  name: string,
  sessions: number,
): Promise<ProgrammeFixture> {
  const url = await referenceDatabase(server, name)
  return withClient(url, async client => {
    await client.query(statements(sessions))
    await client.query('vacuum analyze')
    const { rows } = await client.query<Omit<ProgrammeFixture, 'url'>>(`
      select (select min(id) from fair) as fair, (select min(id) from conference_program) as program,
        (select min(id) from app_user) as visitor,
        (select id from conference where state = 'live') as session`)
    const [row] = rows
    if (!row) throw new Error('There is no programme.')
    return { url, ...row }
  })
}

const fair = '(select min(id) from fair)'
const program = '(select min(id) from conference_program)'

const statements = (sessions: number) => `
  insert into fair (fair_status_id, homepage, is_public_access, is_using_conference_module, start_date, end_date, time_zone,
      translations)
    values (2, 'bench', true, true, now() - interval '1 day', now() + interval '1 day', 'Europe/Paris',
      '{"fr":{"name":"Salon"}}');
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    values ('visitor@bench.test', 'Vera', 'Visitor', '{ROLE_VISITOR}', 7, 1, now(), 'x');
  insert into fair_user (fair_id, user_id, is_validated) select ${fair}, max(id), 1 from app_user;
  insert into conference_program (fair_id, state, time_zone, translations)
    values (${fair}, 'published', 'Europe/Paris', '{"fr":{"name":"Programme"}}');
  insert into conference_room (fair_id, rank, slug, translations)
    select ${fair}, n, 'room-' || n, jsonb_build_object('fr', jsonb_build_object('name', 'Salle ' || n))
    from generate_series(1, ${rooms}) n;
  insert into conference_track (conference_program_id, slug, color, rank, translations)
    select ${program}, 'track-' || n, '#4f6d7a', n, jsonb_build_object('fr', jsonb_build_object('name', 'Parcours ' || n))
    from generate_series(1, 8) n;
  insert into speaker (fair_id, name) select ${fair}, 'Ada Martin ' || n from generate_series(1, ${Math.ceil(sessions / 2)}) n;
  insert into conference (fair_id, conference_program_id, conference_room_id, conference_track_id, conference_type_id,
      language_id, begin_at, end_at, translations, state, mode, hosting, format, question_mode)
    select ${fair}, ${program}, (select min(id) from conference_room) + n % ${rooms},
      (select min(id) from conference_track) + n % 8, (select min(id) from conference_type),
      (select min(id) from language), starts, starts + interval '50 minutes',
      jsonb_build_object('fr', jsonb_build_object('title',
        (array['Souder','Mesurer','Réparer','Dessiner','Apprendre'])[1 + n % 5] || ' sans perdre de temps ' || n)),
      'scheduled', 'live', 'external', 'plenary', 'open'
    from generate_series(0, ${sessions - 1}) n,
      lateral (select date_trunc('day', now()) + make_interval(days => n / ${daily},
        hours => 8 + n % ${daily} / ${rooms}) as starts) t;
  insert into conference_speaker (conference_id, speaker_id)
    select c.id, (select min(id) from speaker) + c.id % ${Math.ceil(sessions / 2)} from conference c;
  update conference set state = 'live', live_at = now() - interval '5 minutes',
      begin_at = now() - interval '5 minutes', end_at = now() + interval '2 hours'
    where id = (select max(id) from conference);
  insert into agenda_entry (user_id, conference_id)
    select (select min(id) from app_user), id from conference order by id limit ${kept};
  insert into conference_question (conference_id, author_id, text, state)
    select c.id, u.id, 'Et après ?', 'visible' from conference c, app_user u where c.state = 'live';`
