-- Settings of a fair that somebody has saved: who has its pages open reads them again.
create function fair_told() returns trigger language plpgsql as $$
begin
  perform tell_place('fair:' || new.id);
  return null;
end $$;
create trigger fair_told after update on fair for each row
  when (old.version is distinct from new.version) execute function fair_told();
