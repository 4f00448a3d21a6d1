/**
 * A database as it stood before a migration, with about a million rows: each age is filled by what its tables were
 * then. Migrations never change once they have shipped, so neither do these.
 */
export const ages: { before: string; rows: string }[] = [
  {
    before: '0006-fairs.sql',
    rows: `
      set session_replication_role = replica;
      insert into language (code, iso) values ('fr', 'fr');
      insert into country (iso) values ('FR');
      insert into fair_status (code) values ('preparation');
      insert into user_type (code) select 'type' || n from generate_series(1, 8) n;
      insert into stand_resource_type (code) values ('document');
      insert into stand_type (style) values ('wall');
      insert into stand_type_variation (stand_type_id, width) select 1, 2.8 + n * 0.2 from generate_series(0, 10) n;
      insert into fair (homepage, type, user_count, max_users)
        select 'aged-' || n, case when n % 2 = 0 then 'multi' else 'single' end, 20000, 40000 from generate_series(1, 10) n;
      insert into registration_form (fair_id, type, blocks)
        select id, 'visitor', '[{"identifier":"customBadge","label":{"fr":"Badge"},"required":false,"type":"text"}]' from fair;
      insert into fair_hall (fair_id, letter, rank) select 1 + n / 10, chr(65 + n % 10), n from generate_series(0, 99) n;
      insert into element (map_id, position) select 1 + n % 100, 1 + n / 100 from generate_series(0, 19999) n;
      insert into firm (name, email, city) select 'Maison ' || md5(n::text), 'firm' || n || '@aged.test', 'Lille' from generate_series(1, 20000) n;
      insert into fair_firm (fair_id, firm_id, is_validated) select 1 + (n - 1) % 100 / 10, n, n % 3 from generate_series(1, 20000) n;
      insert into app_user (email, first_name, last_name, roles, user_type_id, is_validated, email_confirmed_at, password_hash, firm_id, is_disabled, custom_fields, created_at)
        select 'person' || n || '@aged.test',
          (array['Ada','Bruno','Chloé','David','Elsa','Farid','Gaëlle'])[1 + n % 7], 'Moreau ' || md5(n::text),
          case when n % 10 = 0 then '{ROLE_EXHIBITOR}'::text[] else '{ROLE_VISITOR}' end, case when n % 10 = 0 then 6 else 7 end, n % 3,
          case when n % 10 = 3 then null else now() end, case when n % 9 = 3 then null else 'x' end,
          case when n % 10 = 0 then n / 10 end, n % 500 = 7,
          case when n % 2 = 0 then jsonb_build_object('customBadge', 'B-' || n, 'customTick', n % 4 = 0, 'customNone', null) else '{}' end,
          now() - make_interval(mins => n)
        from generate_series(1, 200000) n;
      insert into fair_user (fair_id, user_id, is_validated) select 1 + n % 10, n, n % 3 from generate_series(1, 200000) n;
      insert into consent (user_id, purpose, version, source) select n, 'terms', '1', 'registration' from generate_series(1, 100000) n;
      insert into stand (fair_id, firm_id, fair_hall_id, number, stand_type_variation_id)
        select 1 + n % 100 / 10, 1 + n, 1 + n % 100, 1 + n / 100, 1 + n % 11 from generate_series(0, 19999) n;
      insert into stand_language (stand_id, language_id, title, description) select n, 1, 'Stand ' || n, repeat('Ce que nous faisons. ', 10) from generate_series(1, 20000) n;
      insert into stand_resource (stand_id, stand_resource_type_id, title) select 1 + n % 20000, 1, 'Brochure ' || n from generate_series(1, 60000) n;
      insert into stand_contact (stand_id, user_id) select n, n * 10 from generate_series(1, 20000) n;
      insert into outbox_mail (kind, fair_id, recipient, locale, subject, text, state, attempts, created_at)
        select 'invitation', 1 + n % 10, 'person' || n || '@aged.test', 'fr', 'Votre invitation', '', case when n % 50 = 0 then 'failed' else 'sent' end, n % 40, now() - make_interval(mins => n)
        from generate_series(1, 200000) n;
      insert into cluster (user_id, fair_hall_id) select n, n from generate_series(1, 100) n;
      insert into cluster (user_id, firm_id) select 10 + n % 20 * 10 + (n - 1) % 100 / 10, n from generate_series(1, 20000) n;
      insert into cluster (user_id, firm_id) select 10 + n % 20 * 10 + (n - 1) % 100 / 10, n from generate_series(1, 1000) n;
      insert into session (id, user_id, expires_at) select gen_random_uuid(), n, now() from generate_series(1, 50000) n;
      insert into refresh_token (session_id, hash, expires_at) select id, sha256(id::text::bytea), now() from session;
      insert into one_time_token (hash, user_id, purpose, expires_at) select sha256(n::text::bytea), n, 'invitation', now() from generate_series(1, 30000) n;
      insert into audit_log (user_id, fair_id, action, resource, resource_id) select n, 1 + n % 10, 'update', 'users', n from generate_series(1, 60000) n;`,
  },
  {
    before: '0023-mails.sql',
    rows: `
      insert into billing_account (fair_id, firm_id, side, vat_number)
        select 1 + (n - 1) % 100 / 10, n, side, case when side = 'stands' and n % 2 = 0 then 'FR' || n end
        from generate_series(1, 20000) n, unnest(array['stands', 'conferences']) side;
      insert into billing_series (seller, prefix, year, last) values ('Seller', 'VR', 2026, 20000);
      insert into billing_invoice (fair_id, firm_id, side, seller, number, issued_on, currency, net, vat, gross, document)
        select 1 + (n - 1) % 100 / 10, n, 'stands', 'Seller', 'VR-' || n, '2026-01-31', 'EUR', 1000, 200, 1200, '{"lines":[]}'
        from generate_series(1, 20000) n;`,
  },
]

/** Columns that a later migration does change, by table. Of all others every value stays. */
export const rewritten: Record<string, string[]> = {
  app_user: ['custom_fields'],
  billing_account: ['vat_number'],
  cluster: ['id', 'user_id', 'fair_hall_id', 'firm_id'],
  consent: ['version'],
  fair: ['user_count', 'max_users'],
  fair_user: ['id', 'fair_id', 'user_id', 'is_validated', 'created_at'],
  outbox_mail: ['state', 'next_attempt_at', 'tried_since'],
  stand_type_variation: ['width'],
}

/** What became of them, each true where all of it arrived. */
export const arrived = `
  select (select count(*) = 200000 and count(distinct (user_id, fair_id)) = 100000 from registration_answer) as answers,
    (select count(vat_number) = 10000 and bool_and(vat_number = 'FR' || id) from firm) as vat_numbers,
    (select count(firm_id) = 20000 and count(fair_hall_id) = 100 and count(*) = 20100 from cluster) as clusters,
    (select count(*) = 200000 from fair_user where id <= 200000 and fair_id = 1 + user_id % 10 and is_validated = user_id % 3) as memberships,
    (select not exists (select from stand_contact c join stand st on st.id = c.stand_id join app_user u on u.id = c.user_id and u.firm_id = st.firm_id
      where u.is_validated = 1 and not exists (select from fair_user m where m.user_id = u.id and m.fair_id = st.fair_id))) as staff_as_members,
    (select bool_and(user_count = (select count(*) from fair_user m where m.fair_id = f.id)) from fair f) as counted_members,
    (select bool_and(version = '0') from consent) as consents,
    (select bool_and(state = case when id % 50 <> 0 then 'sent' when attempts > 20 then 'given_up' else 'failed' end) from outbox_mail) as mails,
    (select bool_and(round(width::numeric, 1) = 2.8 + (id - 1) * 0.2) from stand_type_variation) as widths,
    (select bool_and(booths = 200) from fair_hall) as booths`
