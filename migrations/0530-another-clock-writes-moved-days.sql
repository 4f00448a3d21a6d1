-- A session is indexed by all of its words with every change. Another time zone or change of day writes those alone whose day
-- it moves; open pages, where the hour is another one, are told of all as before.
create or replace function program_days_changed() returns trigger language plpgsql as $$
declare
  clock text := coalesce(new.time_zone, (select time_zone from fair where id = new.fair_id));
begin
  update conference set begin_at = begin_at where conference_program_id = new.id
    and start_date is distinct from ((begin_at at time zone clock) - coalesce(new.day_change, '04:00')::interval)::date;
  perform tell_place('conference:' || id) from conference where conference_program_id = new.id and begin_at is not null;
  return null;
end $$;

create or replace function fair_days_changed() returns trigger language plpgsql as $$
begin
  update conference c set begin_at = c.begin_at where c.fair_id = new.id and c.start_date is distinct from (
    select ((c.begin_at at time zone coalesce(p.time_zone, new.time_zone)) - coalesce(p.day_change, '04:00')::interval)::date
    from (select) own left join conference_program p on p.id = c.conference_program_id);
  perform program_shown_anew(array(select id from conference_program where fair_id = new.id));
  perform tell_place('conference:' || id) from conference where fair_id = new.id and begin_at is not null;
  return null;
end $$;
