-- Words that end in signs, or begin with a dot: `C++`, `C#`, `.NET`. With their signs they are words of their own.
create function sign_words(value text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct left(found[1], 40)), '{}')
  from regexp_matches(public.fold(coalesce(value, '')),
    '(?:^|[^a-z0-9+#.])(\.[a-z]{2,}[0-9]*|[a-z][a-z0-9]{0,15}(?:\+\+|#))(?![a-z0-9+#])', 'g') found
$$;

-- In German and Dutch a word stands within another one: texts of these languages are searched by any part of a word.
create function compound_text(value text, language text) returns text language sql immutable parallel safe cost 1000 as $$
  select case when language in ('de', 'nl') then public.search_text(value) else '' end
$$;

create function job_compounds(words jsonb) returns text language sql immutable parallel safe cost 1000 as $$
  select coalesce(string_agg(public.compound_text(concat_ws(' ', texts ->> 'title', texts ->> 'text'), language), ' '), '')
  from jsonb_each(words) said (language, texts)
$$;

-- What indexes rest on is put together anew: the words of an offer, and of a CV; of one that is first read without its
-- person also what tells nobody who that is.
alter table job drop column search;
alter table job
  add column search tsvector generated always as (search_translated(job_words(translations), array['title', 'text'])
    || array_to_tsvector(sign_words(job_words(translations)::text))) stored,
  add column compounds text generated always as (job_compounds(job_words(translations))) stored;
create index job_search on job using gin (search) with (fastupdate = off);
create index job_compounds on job using gin (compounds gin_trgm_ops) with (fastupdate = off);

-- Of positions and education what is said, without the names of employers, schools and places where these are left out.
create function job_entries_text(entries jsonb, fields text[]) returns text language sql immutable parallel safe cost 1000 as $$
  select string_agg(word.value, ' ') from jsonb_array_elements(entries) entry, jsonb_each_text(entry) word
  where jsonb_typeof(entry) = 'object' and (fields is null or word.key = any(fields))
$$;
create function job_profile_words(title text, summary text, positions jsonb, educations jsonb, cv_text text) returns text
language sql immutable parallel safe cost 1000 as $$
  select concat_ws(' ', title, summary, public.job_entries_text(positions || educations, null), cv_text)
$$;
create function job_profile_plain(title text, summary text, positions jsonb, educations jsonb) returns text
language sql immutable parallel safe cost 1000 as $$
  select regexp_replace(concat_ws(' ', title, summary, public.job_entries_text(positions || educations, array['title', 'text'])),
    '\S*@\S*|\S*[0-9][0-9 ./()-]{5,}[0-9]\S*', ' ', 'g')
$$;
alter table job_profile drop column search;
drop function job_profile_vector(text, text, jsonb, jsonb, text, text);
alter table job_profile
  -- the file: none, still to be read, read, or one in which nothing is written
  add column cv_state text not null default 'none' check (cv_state in ('none', 'waiting', 'read', 'empty')),
  add column search tsvector generated always as (search_vector(job_profile_words(title, summary, positions, educations, cv_text), locale)
    || array_to_tsvector(sign_words(job_profile_words(title, summary, positions, educations, cv_text)))) stored,
  add column compounds text generated always as (
    compound_text(job_profile_words(title, summary, positions, educations, cv_text), locale)) stored,
  add column search_plain tsvector generated always as (search_vector(job_profile_plain(title, summary, positions, educations), locale)
    || array_to_tsvector(sign_words(job_profile_plain(title, summary, positions, educations)))) stored,
  add column compounds_plain text generated always as (
    compound_text(job_profile_plain(title, summary, positions, educations), locale)) stored;
create index job_profile_search on job_profile using gin (search) with (fastupdate = off);
create index job_profile_search_plain on job_profile using gin (search_plain) with (fastupdate = off);
create index job_profile_compounds on job_profile using gin (compounds gin_trgm_ops) with (fastupdate = off);
create index job_profile_compounds_plain on job_profile using gin (compounds_plain gin_trgm_ops) with (fastupdate = off);
update job_profile set cv_state = 'waiting' where cv_id is not null;
insert into queued_job (kind, payload, key, run_at, created_at)
select 'read_cv', jsonb_build_object('profile', id, 'file', cv_id), cv_id::text, now(), now() from job_profile where cv_id is not null
on conflict do nothing;
