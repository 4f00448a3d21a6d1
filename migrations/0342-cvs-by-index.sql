-- What a CV is found by is kept once: of one that is first read without its person, what tells nobody who that is. Its index is
-- asked before the words are read, which lie beside the table: the planner does not know how dear they are.
alter table job_profile drop column search, drop column compounds, drop column search_plain, drop column compounds_plain;
create function job_profile_said(is_anonymous boolean, title text, summary text, positions jsonb, educations jsonb, cv_text text) returns text
language sql immutable parallel safe cost 1000 as $$
  select case when is_anonymous then public.job_profile_plain(title, summary, positions, educations)
    else public.job_profile_words(title, summary, positions, educations, cv_text) end
$$;
alter table job_profile
  add column search tsvector generated always as (
    search_vector(job_profile_said(is_anonymous_first, title, summary, positions, educations, cv_text), locale)
    || array_to_tsvector(sign_words(job_profile_said(is_anonymous_first, title, summary, positions, educations, cv_text)))) stored,
  add column compounds text generated always as (
    compound_text(job_profile_said(is_anonymous_first, title, summary, positions, educations, cv_text), locale)) stored;
create function indexed(value text) returns text language plpgsql immutable parallel safe cost 1000 as $$
begin
  return value;
end $$;
create index job_profile_search on job_profile using gin (indexed(search)) with (fastupdate = off);
create index job_profile_compounds on job_profile using gin (indexed(compounds) gin_trgm_ops) with (fastupdate = off);
-- To begin another process takes longer than a search.
alter table job_profile set (parallel_workers = 0);
create index job_profile_changed on job_profile (changed_at desc, id desc);

-- Entries are found by their name with every word that is typed: to take all names apart each time took longer than the search.
-- Its cost says that their index is asked however short the list, and by nobody else but who asks.
create function name_words(translations jsonb) returns tsvector language plpgsql immutable cost 100000 as $$
begin
  return public.search_translated(translations, array['name']);
end $$;
create index job_family_name on job_family using gin (name_words(translations)) with (fastupdate = off);
create index job_sub_family_name on job_sub_family using gin (name_words(translations)) with (fastupdate = off);
create index job_function_name on job_function using gin (name_words(translations)) with (fastupdate = off);
create index job_contract_type_name on job_contract_type using gin (name_words(translations)) with (fastupdate = off);
create index job_personal_skill_name on job_personal_skill using gin (name_words(translations)) with (fastupdate = off);

-- A private file is on no page that is kept for strangers, nor is what is still to be cleared away: a CV that is replaced has none
-- of them drawn anew.
drop trigger content_came on media_gone;
drop trigger content_changed on media_gone;
drop trigger content_emptied on media_gone;
drop trigger content_came on media_object;
drop trigger content_changed on media_object;
create trigger content_came after delete on media_object for each row when (old.visibility = 'public') execute function content_changed();
create trigger content_changed after update on media_object for each row
  when (old.* is distinct from new.* and 'public' in (old.visibility, new.visibility)) execute function content_changed();
