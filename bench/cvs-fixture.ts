/** Words of CVs, one that twenty of them say in every fixture, and one that a third of them say. */
export const rareCv = 'brasage'
export const commonCv = 'maintenance'
const rare = 20

/** As people write in six languages; neither of the two words is among them. */
const vocabulary = {
  fr: 'conduite de projets et suivi des chantiers avec une équipe de techniciens pour la réalisation des plannings, budgets, contrôles qualité, relations avec les clients, fournisseurs, rédaction, procédures, formation, apprentis, amélioration continue, ateliers, usinage, montage, réglage, lecture, plans, sécurité, stocks, achats, tableaux, bord, anglais courant, permis, mobilité, diplôme, ingénieur, école, stage, mission, entreprise, résultats',
  en: 'project management and delivery of complex sites with a team of technicians for planning, budgets, quality control, customer relations, suppliers, writing procedures, training, apprentices, continuous improvement, workshops, machining, assembly, adjustment, reading drawings, safety, stocks, purchasing, dashboards, fluent french, driving licence, mobility, degree, engineer, school, internship, company, results',
  nl: 'leiding van projecten en opvolging van werven met een ploeg technici voor planning, budgetten, kwaliteitscontrole, klantenrelaties, leveranciers, procedures schrijven, opleiding, leerlingen, verbetering, werkplaatsen, bewerking, montage, afstelling, tekeningen lezen, veiligheid, voorraden, aankoop, dashboards, vloeiend engels, rijbewijs, mobiliteit, diploma, ingenieur, school, stage, onderneming, resultaten',
  de: 'leitung von projekten und betreuung der baustellen mit einer mannschaft von technikern für terminplanung, haushalt, qualitätskontrolle, kundenbeziehungen, lieferanten, verfahrensanweisungen, ausbildung, lehrlinge, verbesserung, werkstätten, bearbeitung, montage, einstellung, zeichnungen lesen, arbeitssicherheit, lagerbestände, einkauf, kennzahlen, englisch fließend, führerschein, abschluss, ingenieur, hochschule, praktikum, unternehmen, ergebnisse',
  es: 'dirección de proyectos y seguimiento de obras con un equipo de técnicos para la planificación, presupuestos, control de calidad, relaciones con clientes, proveedores, redacción, procedimientos, formación, aprendices, mejora continua, talleres, mecanizado, montaje, ajuste, lectura, planos, seguridad, existencias, compras, cuadros, inglés fluido, carné, movilidad, título, ingeniero, escuela, prácticas, empresa, resultados',
  it: 'direzione di progetti e controllo dei cantieri con una squadra di tecnici per la pianificazione, bilanci, qualità, relazioni con clienti, fornitori, redazione, procedure, formazione, apprendisti, miglioramento continuo, officine, lavorazione, montaggio, regolazione, lettura, disegni, sicurezza, magazzino, acquisti, cruscotti, inglese corrente, patente, mobilità, diploma, ingegnere, scuola, tirocinio, azienda, risultati',
}
const languages = Object.keys(vocabulary) as (keyof typeof vocabulary)[]
/** So many are written, and read word for word by the database as the product has it; what is more is copies of them. */
const written = 1000

/** SQL: all that the CV `p` says. */
export const textOfCv = "concat_ws(' ', p.title, p.summary, p.positions::text, p.educations::text, p.cv_text)"

/** Columns that the database works out of the others. */
const kept = ['search', 'compounds']
const copied = `locale, title, summary, positions, cv_text, cv_state, is_anonymous_first, job_function_level_id,
  job_education_level_id, job_experience_id, job_disponibility_id, ${kept.join(', ')}`

const people = (first: number, last: number) => `
  alter table app_user disable trigger user;
  alter table fair_user disable trigger user;
  alter table consent disable trigger user;
  with come as (
    insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash)
      select 'visitor' || n || '@bench.test', (array['Ada','Bruno','Chloé','David','Elsa','Farid','Gaëlle'])[1 + n % 7],
        (array['Martin','Peeters','Moreau','Janssens','García','Rossi'])[1 + n % 6] || ' ' || n, '{ROLE_VISITOR}', 7, 1, now(), 'x'
      from generate_series(${first}, ${last}) n returning id),
    let_in as (insert into fair_user (fair_id, user_id, is_validated) select f.id, come.id, 1 from fair f, come)
  insert into consent (user_id, purpose, fair_id, source, given_at)
    select come.id, 'cv_pool', f.id, 'profile', now() - interval '1 day' from fair f, come;
  alter table app_user enable trigger user;
  alter table fair_user enable trigger user;
  alter table consent enable trigger user`

/** Half of those who have the common word are found by the name of their function too. */
const entries = `
  insert into job_profile_skill (job_profile_id, job_personal_skill_id)
    select p.id, (select min(id) from job_personal_skill) + (p.id + k) % 5 from job_profile p, generate_series(0, 2) k
    on conflict do nothing;
  insert into job_profile_function (job_profile_id, job_function_id)
    select p.id, e.id from job_profile p, job_function e
    where p.summary like '% ${commonCv} %' and p.id % 2 = 0 and e.translations -> 'fr' ->> 'name' = 'Maintenance'
    on conflict do nothing`

/**
 * An open fair with a library of so many CVs, half of them in French, each with three positions and a file that was read: 1,500
 * to 4,000 signs in all; one in ten is first read without a name. Somebody recruits there for its one firm.
 */
export const cvStatements = () => `
  create function bench_text(seed int, count int, language text) returns text language sql immutable as $$
    select string_agg(case when abs(hashint4(seed * 977 + n)) % 6 = 0
        then substr('bcdfghjklmnprstv', 1 + abs(hashint4(seed + n * 31)) % 16, 1)
          || (array['abri','aca','edon','ofi','ugan','alu','emor','oni','ape','era'])[1 + abs(hashint4(seed * 7 + n)) % 10]
          || (array['ment','tion','eur','ique','ance','ette','oir','ung','ing'])[1 + abs(hashint4(seed + n * 3)) % 9]
        else known.words[1 + abs(hashint4(seed * 131 + n)) % array_length(known.words, 1)] end, ' ')
    from generate_series(1, count) n, (select string_to_array(case language
      ${languages.map(one => `when '${one}' then '${vocabulary[one]}'`).join('\n      ')} end, ' ') as words) known $$;
  insert into fair (fair_status_id, homepage, is_public_access, is_using_job_module, start_date, end_date)
    values (2, 'bench', true, true, now() - interval '1 day', now() + interval '1 day');
  insert into firm (name, city) values ('Chantiers', 'Nantes');
  insert into fair_firm (fair_id, firm_id, is_validated) select f.id, firm.id, 1 from fair f, firm;
  insert into app_user (email, first_name, last_name, roles, user_type_id, firm_id, is_firm_admin, is_validated, email_confirmed_at, password_hash)
    select 'recruiter@bench.test', 'Rosa', 'Recruiter', '{ROLE_EXHIBITOR}', 5, id, true, 1, now(), 'x' from firm;
  insert into fair_user (fair_id, user_id, is_validated) select f.id, u.id, 1 from fair f, app_user u;
  ${people(1, written)};
  insert into job_profile (user_id, locale, title, summary, positions, cv_text, cv_state, is_anonymous_first, changed_at,
      job_function_level_id, job_education_level_id, job_experience_id, job_disponibility_id)
    select id, locale, initcap(bench_text(n, 3, locale)),
      bench_text(n + 1, 40, locale) || case when n % 3 = 0 then ' ${commonCv} ' else ' ' end || bench_text(n + 2, 10, locale),
      (select jsonb_agg(jsonb_build_object('title', bench_text(n + k, 3, locale), 'employer', initcap(bench_text(n * k, 1, locale)),
        'place', 'Lyon', 'begin', 2010 + 3 * k || '-01', 'text', bench_text(n + 7 * k, 20, locale))) from generate_series(1, 3) k),
      bench_text(n + 9, 60 + n % 180, locale) || case when n % ${written / rare} = 0 then ' ${rareCv}' else '' end, 'read',
      n % 10 = 3, now() - make_interval(mins => n),
      (select min(id) from job_function_level) + n % 3, (select min(id) from job_education_level) + n % 4,
      (select min(id) from job_experience) + n % 3, (select min(id) from job_disponibility) + n % 3
    from (select id, n, case when n % 2 = 0 then 'fr' else (array['${languages.join("','")}'])[1 + n / 6 % ${languages.length}] end as locale
      from (select id, row_number() over (order by id)::int as n from app_user where user_type_id = 7) everybody) made;
  ${entries}`

/** The library with as many as so many CVs say what those that are written say; the rare word in none of them. */
export const moreCvStatements = (cvs: number) => `
  create temporary table bench_index as select indexname as name, indexdef as made from pg_indexes
    where tablename = 'job_profile' and indexdef like '% USING gin %';
  do $$ declare one record; begin for one in select * from bench_index loop execute 'drop index ' || one.name; end loop; end $$;
  alter table job_profile ${kept.map(column => `alter ${column} drop expression`).join(', ')};
  ${people(written + 1, cvs)};
  insert into job_profile (user_id, changed_at, ${copied})
    select made.id, now() - make_interval(mins => made.n), ${copied}
    from (select id, row_number() over (order by id)::int as n from app_user u
      where user_type_id = 7 and not exists (select from job_profile p where p.user_id = u.id)) made
    join (select *, row_number() over (order by id)::int as nth, count(*) over ()::int as many from job_profile
      where cv_text not like '% ${rareCv}') source on source.nth = 1 + made.n % source.many;
  ${entries};
  set maintenance_work_mem = '256MB';
  do $$ declare one record; begin for one in select * from bench_index loop execute one.made; end loop; end $$`
