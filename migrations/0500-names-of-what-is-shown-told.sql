-- The one process of an embedded database knows the names of what is shown until it hears that they have moved: whoever
-- reads a page waits for nobody who writes something else.
create function shown_names_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'versions');
  return null;
end $$;
create trigger shown_names_told after insert or update or delete or truncate on content_change
  for each statement execute function shown_names_told();
create trigger shown_names_told after insert or update or delete or truncate on lamp_change
  for each statement execute function shown_names_told();
