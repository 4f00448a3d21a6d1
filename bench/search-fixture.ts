/** What the fixture of `search` holds, the same on both databases. */
export const searchSizes = {
  firms: 10_000,
  people: 100_000,
  brochures: 500,
  pages: 4,
  sessions: 1_000,
  offers: 3_000,
}

/** One open fair of many exhibitors who say what they do in two languages, each with a contact; brochures, sessions and offers; all others visitors. */
export const searchStatements = ({ firms, people, brochures, pages, sessions, offers } = searchSizes) => `
  create function bench_words(seed int, count int) returns text language sql immutable as $$
    select string_agg(
      case when n = 1 and seed % 50 = 0 then 'soudure' when n = 2 and seed % 40 = 0 then 'métallurgie'
        else substr('bcdfghjklmnprstv', 1 + (seed * 7 + n * 13) % 16, 1) || substr('aeiou', 1 + (seed * 3 + n * 5) % 5, 1)
          || (array['bri','ca','don','fi','gan','lu','mor','ni','pe','ra','sti','to','vi'])[1 + (seed * 11 + n * n) % 13]
          || (array['age','ure','ment','tion','eur','ique','ance','ette','oir'])[1 + (seed + n * 3) % 9] end, ' ')
    from generate_series(1, count) n $$;
  alter table fair_user disable trigger user;
  alter table stand disable trigger user;
  alter table stand_contact disable trigger user;
  alter table stand_resource disable trigger user;
  insert into fair (fair_status_id, homepage, is_public_access, start_date, end_date)
    values (2, 'bench', true, now() - interval '1 day', now() + interval '1 day');
  insert into fair_hall (fair_id, letter, rank, translations)
    select (select min(id) from fair), chr(64 + n), n, '{"fr":{"name":"Hall"}}' from generate_series(1, 20) n;
  insert into firm (name, city, translations)
    select initcap(bench_words(n, 1)) || ' ' || (array['Atelier','Maison','Forge','Studio'])[1 + n % 4] || ' ' || n,
      (array['Lyon','Lille','Nantes','Gand'])[1 + n % 4],
      jsonb_build_object('fr', jsonb_build_object('slogan', bench_words(n, 6), 'description', bench_words(n + 3, 40)),
        'en', jsonb_build_object('slogan', bench_words(n + 1, 6), 'description', bench_words(n + 4, 40)))
    from generate_series(1, ${firms}) n;
  insert into fair_firm (fair_id, firm_id, is_validated) select (select min(id) from fair), id, 1 from firm;
  insert into firm_business_sector (firm_id, business_sector_id)
    select id, (select min(id) from business_sector) + id % 10 from firm;
  insert into stand (fair_id, firm_id, fair_hall_id, number)
    select (select min(id) from fair), f.id, h.id, 1 + f.id / 20 from firm f join fair_hall h on h.rank = 1 + f.id % 20;
  insert into app_user (email, first_name, last_name, job_title, roles, user_type_id, is_validated, email_confirmed_at, password_hash, firm_id)
    select 'person' || n || '@bench.test',
      (array['Ada','Bruno','Chloé','David','Elsa','Farid','Gaëlle'])[1 + n % 7], initcap(bench_words(n, 1)) || ' ' || n,
      case when n <= ${firms} then bench_words(n + 5, 3) end,
      case when n <= ${firms} then '{ROLE_EXHIBITOR}'::text[] else '{ROLE_VISITOR}' end,
      case when n <= ${firms} then 6 else 7 end, 1, now(), 'x',
      case when n <= ${firms} then (select min(id) from firm) + n - 1 end
    from generate_series(1, ${people}) n;
  insert into fair_user (fair_id, user_id, is_validated) select (select min(id) from fair), id, 1 from app_user;
  insert into stand_contact (stand_id, user_id) select st.id, u.id from app_user u join stand st on st.firm_id = u.firm_id;
  insert into media_object (type, file, file_path, mime_type, size)
    select 2, 'b.pdf', '/media/2026/01/bench' || n || '.pdf', 'application/pdf', 1000 from generate_series(1, ${brochures}) n;
  insert into media_text (media_id, language, pages, read_at) select id, 'fr', ${pages}, now() from media_object;
  insert into media_page (media_id, page, text, words)
    select m.id, p, said.text, search_vector(said.text, 'fr') from media_object m, generate_series(1, ${pages}) p,
      lateral (select bench_words(m.id * 10 + p, 250) as text) said;
  insert into stand_resource (stand_id, stand_resource_type_id, title, media_id)
    select st.id, (select id from stand_resource_type where code = 'TYPE_BROCHURE'), 'Catalogue ' || bench_words(m.id, 2), m.id
    from media_object m join stand st on st.id = m.id;
  update fair set is_using_conference_module = true, is_using_job_module = true;
  insert into conference (fair_id, mode, hosting, format, state, translations)
    select (select min(id) from fair), 'live', 'external', 'plenary', 'scheduled', jsonb_build_object(
      'fr', jsonb_build_object('title', bench_words(n, 5), 'abstract', '<p>' || bench_words(n + 7, 120) || '</p>'),
      'en', jsonb_build_object('title', bench_words(n + 1, 5), 'abstract', '<p>' || bench_words(n + 8, 120) || '</p>'))
    from generate_series(1, ${sessions}) n;
  insert into job (fair_id, firm_id, is_visible, opened_at, remote, translations)
    select (select min(id) from fair), (select min(id) from firm) + n % ${firms}, true, now(), 'fully',
      jsonb_build_object('fr', jsonb_build_object('title', bench_words(n, 4), 'description', '<p>' || bench_words(n + 9, 80) || '</p>'))
    from generate_series(1, ${offers}) n;
  insert into stand_words (stand_id, words, is_stale) select id, words_of_stand(id, true), false from stand;
  insert into search_word select distinct word from stand_words, unnest(tsvector_to_array(words)) word
    where word ~ '^[^0-9=.]{4,30}$' on conflict do nothing;
  alter table fair_user enable trigger user;
  alter table stand enable trigger user;
  alter table stand_contact enable trigger user;
  alter table stand_resource enable trigger user;
  insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
    values ('organizer@bench.test', 'Olga', 'Organizer', '{ROLE_ORGANIZER}', 3, 1, now(), 'x');
  insert into fair_organizer (fair_id, user_id) select (select min(id) from fair), id from app_user where email = 'organizer@bench.test';`
