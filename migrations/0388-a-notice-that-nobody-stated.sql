-- A fair that counts without asking, and gets a privacy notice of its own of which nobody has stated that it says so, asks.
update fair f set stat_mode = 'ask', version = f.version + 1
where f.stat_mode = 'exempt' and not 'told' = any(f.stat_stated) and (
  select t.translations <> '{}' from fair_text t where t.fair_id = f.id and t.kind = 'privacy'
  order by t.version desc limit 1);
create function fair_exemption_untold() returns trigger language plpgsql as $$
begin
  update fair set stat_mode = 'ask', version = version + 1
  where id = new.fair_id and stat_mode = 'exempt' and not 'told' = any(stat_stated);
  return null;
end $$;
create trigger fair_exemption_untold after insert or update on fair_text for each row
  when (new.kind = 'privacy' and new.translations <> '{}') execute function fair_exemption_untold();
