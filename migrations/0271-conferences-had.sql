-- Sponsored sessions and allotted passes are had, as booths are: what they cost, and what was sold of them by name.
alter table billing_price drop constraint billing_price_kind_check,
  add constraint billing_price_kind_check check (kind in ('stand_base', 'stand_type', 'stand_type_variation',
    'extra', 'conference_base', 'conference_room_type', 'conference_room_type_variation', 'allotment', 'pass'));

-- Of each pass of a fair the one name by which it was priced or sold there: the one with a price, then the most sold.
create temporary table carried_pass on commit drop as
select distinct on (pass_id) fair_id, pass_id, item from (
  select n.fair_id, n.item, n.is_priced, n.sold,
    (select min(p.id) from pass p cross join lateral jsonb_each(p.translations) w
      where p.fair_id = n.fair_id and fold(trim(w.value->>'name')) = fold(trim(n.item))) as pass_id
  from (
    select fair_id, item, bool_or(is_priced) as is_priced, sum(sold) as sold from (
      select fair_id, item, true as is_priced, 0::numeric as sold from billing_price
        where kind = 'pass' and fair_id is not null
      union all
      select a.fair_id, s->>'item', false, (s->>'quantity')::numeric
        from billing_account a cross join lateral jsonb_array_elements(a.sales) s
        where a.side = 'conferences' and s->>'kind' = 'pass') called
    group by fair_id, item) n) found
where pass_id is not null
order by pass_id, is_priced desc, sold desc, item;

-- What an exhibitor of the fair has of it. A quantity that no allotment holds stays a line by hand.
create temporary table carried_sale on commit drop as
select a.id as account_id, a.firm_id, c.fair_id, c.pass_id, c.item, (s->>'quantity')::int as quantity
from billing_account a cross join lateral jsonb_array_elements(a.sales) s
  join carried_pass c on c.fair_id = a.fair_id and c.item = s->>'item'
where a.side = 'conferences' and s->>'kind' = 'pass' and (s->>'quantity')::numeric <= 10000
  and exists (select from fair_firm ff
    where ff.fair_id = a.fair_id and ff.firm_id = a.firm_id and ff.is_validated <> 2);

insert into pass_allotment (pass_id, firm_id, quantity, sold_as)
select pass_id, firm_id, quantity, item from carried_sale
on conflict on constraint pass_allotment_taken do update
  set quantity = greatest(pass_allotment.quantity, excluded.quantity), sold_as = excluded.sold_as;
update billing_account a set sales = coalesce((
    select jsonb_agg(s order by place) from jsonb_array_elements(a.sales) with ordinality line (s, place)
    where not exists (select from carried_sale c
      where c.account_id = a.id and s->>'kind' = 'pass' and s->>'item' = c.item)), '[]')
  where exists (select from carried_sale c where c.account_id = a.id);

-- Its price goes along, and stays by its name as well where a line by hand still asks for it.
insert into billing_price (fair_id, kind, item, currency, amount)
select b.fair_id, 'allotment', c.pass_id::text, b.currency, b.amount from billing_price b
  join carried_pass c on c.fair_id = b.fair_id and c.item = b.item where b.kind = 'pass';
delete from billing_price b using carried_pass c
where b.kind = 'pass' and b.fair_id = c.fair_id and b.item = c.item
  and not exists (select from billing_account a cross join lateral jsonb_array_elements(a.sales) s
    where a.fair_id = b.fair_id and a.side = 'conferences' and s->>'kind' = 'pass' and s->>'item' = b.item);

-- How many of something an exhibitor was asked for, on invoices that count.
create function conferences_asked(of_fair int, of_firm int, wanted text) returns numeric language sql as $$
  select coalesce(sum((l->>'quantity')::numeric), 0)
  from billing_invoice i cross join lateral jsonb_array_elements(i.document->'lines') l
  where i.fair_id = of_fair and i.firm_id = of_firm and i.side = 'conferences' and i.cancels_id is null
    and not exists (select from billing_invoice c where c.cancels_id = i.id and not c.is_partial)
    and l->>'source' = wanted
$$;

-- What was invoiced stays: first the invoice is cancelled. With its fair, its firm or its pass it goes all the same.
create function session_invoiced() returns trigger language plpgsql as $$
begin
  if pg_trigger_depth() = 1 and conferences_asked(old.fair_id, old.firm_id, 'conference:' || old.id) > 0 then
    raise exception 'session_invoiced';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger session_removed before delete on conference for each row
  when (old.firm_id is not null) execute function session_invoiced();
create trigger session_changed before update on conference for each row
  when (old.firm_id is not null and (new.firm_id is distinct from old.firm_id
    or (new.state = 'cancelled' and old.state <> 'cancelled'))) execute function session_invoiced();

create function allotment_invoiced() returns trigger language plpgsql as $$
declare
  source text := case when old.sold_as is null then 'allotment:' || old.pass_id else 'pass:' || old.sold_as end;
  kept int := 0;
begin
  if tg_op = 'UPDATE' then kept := new.quantity; end if;
  if pg_trigger_depth() = 1 and conferences_asked(
      (select fair_id from pass where id = old.pass_id), old.firm_id, source) > kept then
    raise exception 'allotment_invoiced';
  end if;
  if tg_op = 'DELETE' then return old; end if;
  return new;
end $$;
create trigger allotment_removed before delete on pass_allotment for each row execute function allotment_invoiced();
create trigger allotment_reduced before update on pass_allotment for each row
  when (new.quantity < old.quantity) execute function allotment_invoiced();
