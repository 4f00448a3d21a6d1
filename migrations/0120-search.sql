-- What each costs is said, so that an index is asked before they are worked out for every row.
--
-- A text as it is searched: without case, accents, signs and ligatures, a blank before each word. Everything beyond ASCII that
-- is left is a letter: no locale is asked, which indexes could not rest upon.
create function search_text(value text) returns text language sql immutable parallel safe strict cost 1000 as $$
  select regexp_replace(' ' || public.fold(normalize(value, NFKC)), '[^a-z0-9\u0080-\U0010ffff]+', ' ', 'g')
$$;

create function search_words(value text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct left(word, 40)), '{}') from unnest(string_to_array(public.search_text(value), ' ')) word where word <> ''
$$;

-- Stems of words in a language that has them, told apart from words and from each other by a sign that no word has.
create function search_stems(words text[], language text) returns text[] language sql immutable parallel safe cost 1000 as $$
  select coalesce(array_agg(distinct language || '=' || stem), '{}')
  from unnest(words) word, unnest(case language
    when 'fr' then ts_lexize('pg_catalog.french_stem', word)
    when 'en' then ts_lexize('pg_catalog.english_stem', word)
    when 'nl' then ts_lexize('pg_catalog.dutch_stem', word)
    when 'de' then ts_lexize('pg_catalog.german_stem', word)
    when 'es' then ts_lexize('pg_catalog.spanish_stem', word)
    when 'it' then ts_lexize('pg_catalog.italian_stem', word) end) stem
  where word ~ '^[^0-9]{4,}$'
$$;

-- What an index holds of a text; with its stems, where its language is known.
create function search_vector(value text, language text default null) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(case when language is null then said.words else said.words || public.search_stems(said.words, language) end)
  from (select public.search_words(value) as words) said
$$;

-- The same of these fields of translations, each in its language.
create function search_translated(translations jsonb, fields text[]) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select array_to_tsvector(coalesce(array_agg(distinct word), '{}'))
  from jsonb_each(translations) said (language, texts)
    cross join lateral (select public.search_words(string_agg(texts ->> field, ' ')) as words from unnest(fields) field) told
    cross join lateral unnest(told.words || public.search_stems(told.words, language)) word
$$;

-- What a word that is being typed finds: what begins with it, and what is a form of it in one of the six languages.
create function search_query(typed text) returns tsquery language sql stable parallel safe as $$
  select coalesce(string_agg(format('(''%s'':*%s)', word,
    (select coalesce(string_agg(format('|''%s''', stem), ''), '')
      from unnest(array['fr', 'en', 'nl', 'de', 'es', 'it']) language, unnest(public.search_stems(array[word], language)) stem)), '&'), '')::tsquery
  from unnest(public.search_words(typed)) word
$$;

-- The same of what something is called, where its index says so by a dot before the word; `whole`: of words that are typed to their end.
create function search_title(typed text, whole boolean) returns tsquery language sql stable parallel safe as $$
  select coalesce(string_agg(format('''.%s''%s', word, case when whole then '' else ':*' end), '&'), '')::tsquery
  from unnest(public.search_words(typed)) word
$$;

-- The language whose commonest words a text uses, those that its stems leave out.
create function language_of_text(value text) returns text language sql immutable parallel safe cost 1000 as $$
  select language
  from (values ('fr', 'pg_catalog.french_stem'::regdictionary), ('en', 'pg_catalog.english_stem'), ('nl', 'pg_catalog.dutch_stem'),
      ('de', 'pg_catalog.german_stem'), ('es', 'pg_catalog.spanish_stem'), ('it', 'pg_catalog.italian_stem')) known (language, stems),
    unnest(string_to_array(public.search_text(left(value, 20000)), ' ')) word
  where word <> '' and ts_lexize(stems, word) = '{}'
  group by language order by count(*) desc, language limit 1
$$;

-- Words of long texts, by their index: to read them all is dear, which the planner does not know of what lies beside a table.
create function indexed(words tsvector) returns tsvector language plpgsql immutable parallel safe cost 1000 as $$
begin
  return words;
end $$;

-- What is written on pages of a file, as far as it could be read; `read_at` also of one in which nothing is written.
create table media_text (
  media_id int primary key references media_object on delete cascade,
  -- the one whose commonest words it uses
  language text,
  pages int not null default 0,
  read_at timestamptz not null
);
create table media_page (
  media_id int not null references media_text on delete cascade,
  page int not null check (page between 1 and 1000),
  text text not null check (length(text) <= 20000),
  words tsvector not null,
  primary key (media_id, page)
);
-- Nothing waits in a list: whoever searches would read it from end to end.
create index media_page_words on media_page using gin (indexed(words)) with (fastupdate = off);

-- What the fairs show that show the file.
create function media_text_changed() returns trigger language plpgsql as $$
begin
  insert into content_change (fair_id) select distinct st.fair_id from stand_resource r join stand st on st.id = r.stand_id
    where r.media_id = coalesce(new.media_id, old.media_id)
  on conflict do nothing;
  return null;
end $$;
create trigger content_changed after insert or update or delete on media_text for each row execute function media_text_changed();

-- A brochure is read by a job, however it has come.
create function brochure_to_read() returns trigger language plpgsql as $$
begin
  insert into queued_job (kind, payload, key, run_at, created_at)
  select 'read_document', jsonb_build_object('media', m.id), m.id::text, now(), now() from media_object m
  where m.id = new.media_id and m.mime_type = 'application/pdf' and m.visibility = 'public'
    and not exists (select from media_text t where t.media_id = m.id)
  on conflict do nothing;
  return null;
end $$;
create trigger brochure_came after insert on stand_resource for each row when (new.media_id is not null) execute function brochure_to_read();
create trigger brochure_changed after update of media_id on stand_resource for each row
  when (new.media_id is not null and new.media_id is distinct from old.media_id) execute function brochure_to_read();
insert into queued_job (kind, payload, key, run_at, created_at)
select 'read_document', jsonb_build_object('media', m.id), m.id::text, now(), now() from media_object m
where m.mime_type = 'application/pdf' and m.visibility = 'public' and exists (select from stand_resource r where r.media_id = m.id)
on conflict do nothing;

create index stand_resource_media on stand_resource (media_id) where media_id is not null;

-- Every word that is in an index, to find what was meant by one that is in none.
create table search_word (word text primary key);
create index search_word_like on search_word using gin (word gin_trgm_ops);

-- More is alike than by the usual measure: two letters that have changed places leave little of a short word.
create function like_search_word(typed text, most int) returns table (word text, likeness real) language sql stable
  set pg_trgm.similarity_threshold = 0.15 as $$
  select w.word, similarity(w.word, typed) as likeness from search_word w where w.word % typed order by likeness desc, w.word limit most
$$;

create function keep_search_words(vector tsvector) returns void language sql as $$
  insert into search_word select word from unnest(tsvector_to_array(vector)) word where word ~ '^[^0-9=.]{4,30}$' order by word
  on conflict do nothing
$$;

-- What a booth says: its firm, its texts, its brochures by name; with a dot before them the words by which it is called.
create table stand_words (
  stand_id int primary key references stand on delete cascade,
  words tsvector not null default '',
  -- something of it has changed in this transaction: it is put together anew when that ends
  is_stale boolean not null default true
);
create index stand_words_found on stand_words using gin (indexed(words)) with (fastupdate = off);

create function words_of_stand(id int, is_whole boolean) returns tsvector language sql stable as $$
  with said (text, language, is_title) as (
    select fi.name, null, true from stand st join firm fi on fi.id = st.firm_id where st.id = $1
    union all select concat_ws(' ', st.label, h.letter || st.number, replace(stand_label(st.label, h.letter, st.number), ' ', '')), null, true
      from stand st left join fair_hall h on h.id = st.fair_hall_id where st.id = $1
    union all select sl.title, l.code, true from stand_language sl join language l on l.id = sl.language_id where sl.stand_id = $1
    union all select fi.city, null, false from stand st join firm fi on fi.id = st.firm_id where st.id = $1 and is_whole
    union all select concat_ws(' ', texts ->> 'slogan', texts ->> 'description'), code, false
      from stand st join firm fi on fi.id = st.firm_id, jsonb_each(fi.translations) told (code, texts) where st.id = $1 and is_whole
    union all select concat_ws(' ', sl.slogan, regexp_replace(sl.description, '<[^>]*>|&[a-z]+;', ' ', 'g')), l.code, false
      from stand_language sl join language l on l.id = sl.language_id where sl.stand_id = $1 and is_whole
    union all select concat_ws(' ', r.title, r.description), l.code, false
      from stand_resource r left join language l on l.id = r.language_id where r.stand_id = $1 and is_whole
    union all select told.said, told.code, false from stand_resource r, jsonb_each_text(r.titles) told (code, said) where r.stand_id = $1 and is_whole)
  select array_to_tsvector(coalesce(array_agg(distinct word), '{}'))
  from (select search_words(text) as words, language, is_title from said) told
    cross join lateral unnest(told.words || coalesce(search_stems(told.words, language), '{}')
      || case when is_title then array(select '.' || word from unnest(told.words) word) else '{}' end) word
$$;

-- Once a transaction and booth, at its end. Whoever changes the same booth meanwhile waits for it since they have said so, and
-- reads what it has left: nothing is lost between two.
create function keep_stand_words() returns trigger language plpgsql as $$
declare
  made tsvector;
begin
  perform from stand_words where stand_id = new.stand_id and is_stale;
  if not found then return null; end if;
  begin
    made := words_of_stand(new.stand_id, true);
  exception when program_limit_exceeded then
    -- A vector has its limit: whoever writes more is found by name.
    made := words_of_stand(new.stand_id, false);
  end;
  update stand_words set words = made, is_stale = false where stand_id = new.stand_id;
  perform keep_search_words(made);
  return null;
end $$;
create constraint trigger keep_stand_words after insert or update on stand_words deferrable initially deferred
  for each row when (new.is_stale) execute function keep_stand_words();

create function stands_say_anew(ids int[]) returns void language sql as $$
  insert into stand_words (stand_id) select id from stand where id = any(ids) order by id
  on conflict (stand_id) do update set is_stale = true where not stand_words.is_stale
$$;

create function stand_says_anew() returns trigger language plpgsql as $$
begin
  perform stands_say_anew(array[new.id]);
  return null;
end $$;
create trigger stand_says_anew after insert on stand for each row execute function stand_says_anew();
create trigger stand_says_another after update on stand for each row
  when ((old.firm_id, old.fair_hall_id, old.number, old.label) is distinct from (new.firm_id, new.fair_hall_id, new.number, new.label))
  execute function stand_says_anew();

create function part_says_anew() returns trigger language plpgsql as $$
begin
  perform stands_say_anew(array[(to_jsonb(new) ->> 'stand_id')::int, (to_jsonb(old) ->> 'stand_id')::int]);
  return null;
end $$;
create trigger part_says_anew after insert or update or delete on stand_language for each row execute function part_says_anew();
create trigger part_says_anew after insert or update or delete on stand_resource for each row execute function part_says_anew();

create function firm_says_anew() returns trigger language plpgsql as $$
begin
  perform stands_say_anew(array(select id from stand where firm_id = new.id));
  return null;
end $$;
create trigger firm_says_anew after update on firm for each row
  when ((old.name, old.city, old.translations) is distinct from (new.name, new.city, new.translations)) execute function firm_says_anew();

create function hall_says_anew() returns trigger language plpgsql as $$
begin
  perform stands_say_anew(array(select id from stand where fair_hall_id = new.id));
  return null;
end $$;
create trigger hall_says_anew after update on fair_hall for each row when (old.letter <> new.letter) execute function hall_says_anew();

insert into stand_words (stand_id, words, is_stale) select id, words_of_stand(id, true), false from stand;
insert into search_word select distinct word from stand_words, unnest(tsvector_to_array(words)) word where word ~ '^[^0-9=.]{4,30}$';

-- People by name, and by what they say they do; brochures by name.
create function person_vector(first_name text, last_name text, job_title text, pitch text) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select public.search_vector(concat_ws(' ', first_name, last_name, job_title, pitch))
$$;
create index app_user_found on app_user using gin (person_vector(first_name, last_name, job_title, pitch_message)) with (fastupdate = off);

create function resource_vector(title text, titles jsonb, description text) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select public.search_vector(concat_ws(' ', title, (select string_agg(value, ' ') from jsonb_each_text(titles)), description))
$$;
create index stand_resource_found on stand_resource using gin (resource_vector(title, titles, description)) with (fastupdate = off);

-- What few lists are called.
create function hall_vector(letter text, translations jsonb) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select public.search_vector(letter) || public.search_translated(translations, '{name}')
$$;
create index fair_hall_found on fair_hall using gin (hall_vector(letter, translations)) with (fastupdate = off);
create function fair_vector(homepage text, translations jsonb) returns tsvector language sql immutable parallel safe cost 1000 as $$
  select public.search_vector(homepage) || public.search_translated(translations, '{name,tagline,location}')
$$;
create index fair_found on fair using gin (fair_vector(homepage, translations)) with (fastupdate = off);
create index business_sector_found on business_sector using gin (search_translated(translations, '{name}')) with (fastupdate = off);
create index business_subsector_found on business_subsector using gin (search_translated(translations, '{name}')) with (fastupdate = off);
