-- What a session says, without what marks it up; of more than a vector holds, its beginning.
create function conference_words(translations jsonb) returns jsonb language sql immutable parallel safe cost 1000 as $$
  select coalesce(jsonb_object_agg(language, jsonb_build_object('title', concat_ws(' ', texts ->> 'title', texts ->> 'subtitle'),
    'text', left(regexp_replace(concat_ws(' ', texts ->> 'abstract', texts ->> 'description'), '<[^>]*>|&[a-z]+;', ' ', 'g'), 16000))), '{}')
  from jsonb_each(translations) said (language, texts)
$$;
-- Kept, as of offers: who moves a session to another hour works none of it out again.
alter table conference
  add column search tsvector generated always as (search_translated(conference_words(translations), '{title,text}')) stored;
create index conference_said on conference using gin (search) with (fastupdate = off);

-- What was meant by a word with an error is known of sessions and offers as of booths.
-- With the commit, so that of a long import nobody waits for its words.
create function search_words_known() returns trigger language plpgsql as $$
begin
  perform keep_search_words(new.search);
  return null;
end $$;
create constraint trigger words_known after insert on conference deferrable initially deferred
  for each row execute function search_words_known();
create constraint trigger words_known_anew after update of translations on conference deferrable initially deferred
  for each row when (old.translations is distinct from new.translations) execute function search_words_known();
create constraint trigger words_known after insert on job deferrable initially deferred
  for each row execute function search_words_known();
create constraint trigger words_known_anew after update of translations on job deferrable initially deferred
  for each row when (old.translations is distinct from new.translations) execute function search_words_known();

insert into search_word
select word from (
  select unnest(tsvector_to_array(search)) from conference
  union select unnest(tsvector_to_array(search)) from job) said (word)
where word ~ '^[^0-9=.]{4,30}$'
on conflict do nothing;
