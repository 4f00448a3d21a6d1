-- In the language of queries it was planned anew for every booth, as each is put together in a part of a transaction of its own:
-- of a list of five thousand that was half of what PostgreSQL did. A plan that is kept from when there was little to read
-- reads by index.
create or replace function words_of_stand(id int, is_whole boolean) returns tsvector language plpgsql stable
  set enable_seqscan = off as $$
begin
  return (
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
  );
end $$;
