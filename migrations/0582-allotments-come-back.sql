-- What a firm loses with the fair's word for it, or as it goes, is remembered as long as what lies in the trash: whoever undoes the
-- decision, or restores the firm, gives it back as far as nothing else was said of it since.
alter table pass
  -- firm → { "quantity": of its allotment, "left": what stayed, since it was given out, "at": when }
  add column lost jsonb not null default '{}' check (jsonb_typeof(lost) = 'object');

create or replace function allotments_lost() returns trigger language plpgsql as $$
begin
  if not exists (select from fair where id = old.fair_id and trashed_at is null) then return null; end if;
  update pass p set lost = p.lost || jsonb_build_object(old.firm_id::text,
    jsonb_build_object('quantity', a.quantity, 'left', a.given, 'at', now()))
    from pass_allotment a
    where a.pass_id = p.id and p.fair_id = old.fair_id and a.firm_id = old.firm_id and a.quantity > a.given;
  delete from pass_allotment a using pass p
    where p.id = a.pass_id and p.fair_id = old.fair_id and a.firm_id = old.firm_id and a.given = 0;
  update pass_allotment a set quantity = a.given from pass p
    where p.id = a.pass_id and p.fair_id = old.fair_id and a.firm_id = old.firm_id and a.quantity > a.given;
  return null;
end $$;

create function give_allotments_back(of_fair int, of_firm int) returns void language plpgsql as $$
begin
  with had as (
    select p.id, (l->>'quantity')::int as quantity, (l->>'left')::int as stayed
    from pass p cross join lateral (select p.lost->of_firm::text as l) of_it
    where p.fair_id = of_fair and (l->>'at')::timestamptz > now() - interval '30 days')
  insert into pass_allotment (pass_id, firm_id, quantity) select id, of_firm, quantity from had
  on conflict on constraint pass_allotment_taken do update set quantity = excluded.quantity
    where pass_allotment.quantity = (select stayed from had where had.id = pass_allotment.pass_id);
  update pass set lost = lost - of_firm::text where fair_id = of_fair and lost ? of_firm::text;
end $$;

create function allotments_back() returns trigger language plpgsql as $$
begin
  perform give_allotments_back(new.fair_id, new.firm_id);
  return null;
end $$;
create trigger allotments_back after update on fair_firm for each row
  when (old.is_validated = 2 and new.is_validated <> 2) execute function allotments_back();
