-- Finer than sectors: what within them a firm does.
create table firm_business_subsector (
  firm_id int not null references firm (id) on delete cascade,
  business_subsector_id int not null references business_subsector (id) on delete restrict,
  primary key (firm_id, business_subsector_id)
);
create index firm_subsector_of on firm_business_subsector (business_subsector_id, firm_id);

-- Who waits in a fair is asked for all day long.
create index fair_firm_state on fair_firm (fair_id, is_validated, firm_id);

-- A booth counts as configured with its firm's logo too: the state follows when that comes or goes.
-- The rule is the one of domain/stands/server/configuration-state.ts.
create function keep_state_of_firm_stands() returns trigger language plpgsql as $$
begin
  update stand set configuration_state = case
      when has.logo and has.words and has.contact then 'configured'
      when has.logo or has.words or has.contact or has.anything then 'ongoing'
      else 'not_configured' end
  from (select st.id,
      st.logo_id is not null or new.logo_id is not null as logo,
      exists (select 1 from stand_language sl where sl.stand_id = st.id and sl.language_id = f.main_language_id and sl.description <> '') as words,
      exists (select 1 from stand_contact c where c.stand_id = st.id) as contact,
      st.video is not null or st.poster_id is not null
        or exists (select 1 from stand_language sl where sl.stand_id = st.id)
        or exists (select 1 from stand_resource r where r.stand_id = st.id) as anything
    from stand st join fair f on f.id = st.fair_id where st.firm_id = new.id) has
  where stand.id = has.id;
  return null;
end $$;
create trigger firm_logo_keeps_states after update of logo_id on firm
  for each row when ((old.logo_id is null) <> (new.logo_id is null)) execute function keep_state_of_firm_stands();
