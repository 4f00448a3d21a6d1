-- Bookmarks and sessions of whoever said yes to the first words tell nothing either.
create or replace function lead_of_bookmark() returns trigger language plpgsql as $$
begin
  perform lead_touched(st.firm_id, st.fair_id, coalesce(new.user_id, old.user_id))
  from stand st join consent n on n.firm_id = st.firm_id and n.fair_id = st.fair_id and n.user_id = coalesce(new.user_id, old.user_id)
    and n.purpose = 'visits' and n.withdrawn_at is null and n.version <> '1'
  where st.id = coalesce(new.stand_id, old.stand_id,
    (select sr.stand_id from stand_resource sr where sr.id = coalesce(new.stand_resource_id, old.stand_resource_id)));
  return null;
end $$;
create or replace function lead_of_session() returns trigger language plpgsql as $$
begin
  perform lead_touched(n.firm_id, n.fair_id, new.user_id)
  from conference o join consent n on n.firm_id = o.firm_id and n.fair_id = o.fair_id and n.user_id = new.user_id
    and n.purpose = 'visits' and n.withdrawn_at is null and n.version <> '1'
  where o.id = new.conference_id;
  return null;
end $$;
-- Whose contact rests on less since is counted again, and whoever is none any more is told as withdrawn.
update lead l set is_pending = true from consent n
where n.purpose = 'visits' and n.version = '1' and n.withdrawn_at is null
  and n.firm_id = l.firm_id and n.fair_id = l.fair_id and n.user_id = l.user_id and l.withdrawn_at is null;
