-- What begins soon is looked for each minute; what was moved is reminded of anew.
create index conference_begin on conference (begin_at);
create function conference_reminded_anew() returns trigger language plpgsql as $$
begin
  update agenda_entry set reminded_at = null where conference_id = new.id and reminded_at is not null;
  return null;
end $$;
create trigger conference_reminded_anew after update of begin_at on conference for each row
  when (old.begin_at is distinct from new.begin_at) execute function conference_reminded_anew();
-- As what a record holds several words.
alter table pass drop constraint pass_roles_check, alter column roles drop default,
  alter column roles type jsonb using to_jsonb(roles), alter column roles set default '[]',
  add constraint pass_roles_check check (jsonb_typeof(roles) = 'array' and jsonb_array_length(roles) <= 10);
