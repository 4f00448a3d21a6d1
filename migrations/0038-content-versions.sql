-- What strangers are shown is kept by the servers until its content changes. Each transaction that changes content leaves
-- one row of its own, so that none waits for another; how many there are in all is the version. Rows of long ago are
-- folded into one, which leaves their number as it is. A sequence would not do: it moves before the commit.
create table content_change (
  tx bigint primary key default pg_current_xact_id()::text::bigint,
  changes int not null default 1
);

create function content_version() returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(changes), 0) from content_change);
end $$;

-- Who is on a stand now, as a name that differs as soon as somebody comes, goes or is busy, and when a lease runs out.
create function presence_version() returns text language plpgsql stable as $$
begin
  return (select md5(string_agg(stand_id || ':' || user_id || is_busy, ',' order by stand_id, user_id)) from stand_presence where until > now());
end $$;

create function content_changed() returns trigger language plpgsql as $$
begin
  insert into content_change default values on conflict do nothing;
  return null;
end $$;

-- Of people, and of what belongs to them, only those whom visitors meet on a stand.
create function person_changed() returns trigger language plpgsql as $$
begin
  if exists (select from stand_contact where user_id = (to_jsonb(coalesce(new, old)) ->> tg_argv[0])::int) then
    insert into content_change default values on conflict do nothing;
  end if;
  return null;
end $$;

-- Every table is content unless it is known not to be: a new one is, until a migration takes its triggers away.
create function is_content(name text) returns void language plpgsql as $$
begin
  execute format('create trigger content_came after insert or delete on %I for each row execute function content_changed()', name);
  execute format('create trigger content_changed after update on %I for each row when (old.* is distinct from new.*) execute function content_changed()', name);
  execute format('create trigger content_emptied after truncate on %I execute function content_changed()', name);
end $$;

select is_content(tablename) from pg_tables where schemaname = 'public' and tablename not in (
  'app_user', 'fair', 'fair_user', 'media_object', 'user_language',
  'audit_log', 'billing_account', 'billing_configuration', 'billing_invoice', 'billing_price', 'billing_quote', 'billing_series',
  'bookmark', 'captcha_used', 'cluster', 'consent', 'content_change', 'email_model', 'fair_email', 'fair_organizer', 'one_time_token',
  'outbox_mail', 'rate_limit', 'refresh_token', 'registration_answer', 'schema_migration', 'session', 'sign_on', 'stand_admin',
  'stand_import', 'stand_presence', 'super_organizer_fair');

create trigger content_came after insert or delete on fair for each row execute function content_changed();
create trigger content_changed after update on fair for each row
  when (to_jsonb(old) - '{user_count,organizer_count,homepage_draft,version}'::text[] is distinct from to_jsonb(new) - '{user_count,organizer_count,homepage_draft,version}'::text[])
  execute function content_changed();
-- A file is nothing yet until something shows it.
create trigger content_came after delete on media_object for each row execute function content_changed();
create trigger content_changed after update on media_object for each row when (old.* is distinct from new.*) execute function content_changed();
create trigger content_changed after update on app_user for each row
  when ((old.first_name, old.last_name, old.job_title, old.pitch_message, old.picture_id, old.look, old.is_validated, old.is_disabled)
    is distinct from (new.first_name, new.last_name, new.job_title, new.pitch_message, new.picture_id, new.look, new.is_validated, new.is_disabled))
  execute function person_changed('id');
create trigger content_came after insert or delete on fair_user for each row execute function person_changed('user_id');
create trigger content_changed after update on fair_user for each row when (old.* is distinct from new.*) execute function person_changed('user_id');
create trigger content_changed after insert or update or delete on user_language for each row execute function person_changed('app_user_id');

-- Somebody came to a stand, left it or became busy: not that they are still there.
create function presence_told() returns trigger language plpgsql as $$
begin
  perform tell_stand(id, fair_hall_id, null) from stand where id = coalesce(new.stand_id, old.stand_id);
  return null;
end $$;
create trigger presence_told after insert or delete on stand_presence for each row execute function presence_told();
create trigger presence_update_told after update on stand_presence for each row
  when (old.is_busy is distinct from new.is_busy or old.until < now()) execute function presence_told();
