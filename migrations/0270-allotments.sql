-- Passes that an exhibitor gives out: how many it has, how many are with somebody, and whom it gave them to.
update pass_allotment a set quantity = g.given from (select pass_id, firm_id, count(*)::int as given from pass_user
  where firm_id is not null and is_validated <> 2 group by pass_id, firm_id) g
  where g.pass_id = a.pass_id and g.firm_id = a.firm_id and g.given > a.quantity;
alter table pass_allotment
  -- kept by the triggers of pass_user
  add column given int not null default 0 check (given >= 0),
  -- the name by which it was sold before passes were allotted: papers that ask for it call it so
  add column sold_as text check (char_length(sold_as) between 1 and 120);
update pass_allotment a set given = (select count(*) from pass_user u
  where u.pass_id = a.pass_id and u.firm_id = a.firm_id and u.is_validated <> 2);
alter table pass_allotment add constraint allotment_limit check (given <= quantity);
-- What whoever gave it calls the person by; nothing is told of their account.
alter table pass_user
  add column given_email text check (char_length(given_email) <= 254),
  add column given_name text check (char_length(given_name) <= 250);
create index pass_user_firm on pass_user (firm_id, pass_id) where firm_id is not null;

-- Of many who give out at once each knows of those before; who was refused, was erased or gave it back has it no more.
create function pass_given_counted() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.firm_id is not null and old.is_validated <> 2 then
    update pass_allotment set given = given - 1 where pass_id = old.pass_id and firm_id = old.firm_id;
  end if;
  if tg_op <> 'DELETE' and new.firm_id is not null and new.is_validated <> 2 then
    update pass_allotment set given = given + 1
      where pass_id = new.pass_id and firm_id = new.firm_id and given < quantity;
    if not found then raise exception 'allotment_limit'; end if;
  end if;
  return null;
end $$;
create trigger pass_given_counted after insert or delete on pass_user for each row execute function pass_given_counted();
create trigger pass_given_moved after update on pass_user for each row
  when (old.firm_id is distinct from new.firm_id or old.is_validated <> new.is_validated)
  execute function pass_given_counted();

-- A firm that a fair refuses, or lets go, keeps what is with somebody, and loses the rest. A fair in the trash comes back whole.
create function allotments_lost() returns trigger language plpgsql as $$
begin
  if not exists (select from fair where id = old.fair_id and trashed_at is null) then return null; end if;
  delete from pass_allotment a using pass p
    where p.id = a.pass_id and p.fair_id = old.fair_id and a.firm_id = old.firm_id and a.given = 0;
  update pass_allotment a set quantity = a.given from pass p
    where p.id = a.pass_id and p.fair_id = old.fair_id and a.firm_id = old.firm_id and a.quantity > a.given;
  return null;
end $$;
create trigger allotments_lost after delete on fair_firm for each row execute function allotments_lost();
create trigger allotments_refused after update on fair_firm for each row
  when (new.is_validated = 2 and old.is_validated <> 2) execute function allotments_lost();
