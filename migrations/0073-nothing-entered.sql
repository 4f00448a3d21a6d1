-- A booth into which nothing was entered is not configured, whatever the firm's record brings along: its logo completes
-- a booth, but is nothing that was done there.
create or replace function keep_stand_states(ids int[]) returns void language sql as $$
  update stand set configuration_state = case
      when not has.anything then 'not_configured'
      when has.logo and has.words and has.contact then 'configured'
      else 'ongoing' end
  from (select st.id,
      st.logo_id is not null or fi.logo_id is not null as logo,
      exists (select 1 from stand_language sl where sl.stand_id = st.id and sl.language_id = f.main_language_id and sl.description <> '') as words,
      exists (select 1 from stand_contact c where c.stand_id = st.id) as contact,
      st.logo_id is not null or st.video is not null or st.poster_id is not null
        or exists (select 1 from stand_contact c where c.stand_id = st.id)
        or exists (select 1 from stand_language sl where sl.stand_id = st.id)
        or exists (select 1 from stand_resource r where r.stand_id = st.id) as anything
    from stand st join firm fi on fi.id = st.firm_id join fair f on f.id = st.fair_id where st.id = any(ids)) has
  where stand.id = has.id
$$;

select keep_stand_states(array(
  select st.id from stand st join firm fi on fi.id = st.firm_id
  where st.configuration_state = 'ongoing' and fi.logo_id is not null and st.logo_id is null));
