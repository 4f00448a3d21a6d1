-- An allotment that is taken away and made again is called and counted as before, by the name of its papers: whoever undoes
-- a removal would otherwise have an exhibitor asked twice for the same passes.
alter table pass
  -- firm → the name by which it was sold passes of which it has none now
  add column sold_as jsonb not null default '{}' check (jsonb_typeof(sold_as) = 'object');
create function allotment_name_kept() returns trigger language plpgsql as $$
begin
  update pass set sold_as = sold_as || jsonb_build_object(old.firm_id::text, old.sold_as) where id = old.pass_id;
  return null;
end $$;
create trigger allotment_name_kept after delete on pass_allotment for each row
  when (old.sold_as is not null) execute function allotment_name_kept();
create function allotment_named() returns trigger language plpgsql as $$
begin
  new.sold_as := (select sold_as ->> new.firm_id::text from pass where id = new.pass_id);
  return new;
end $$;
create trigger allotment_named before insert on pass_allotment for each row
  when (new.sold_as is null) execute function allotment_named();
