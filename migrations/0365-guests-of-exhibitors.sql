-- Whoever an exhibitor brings along, and asks whether they come. They may say yes as long as they have a pass by it.
alter table role_offer add column host_id int references firm (id) on delete cascade;
create index role_offer_host on role_offer (host_id) where host_id is not null;
drop index role_offer_open;
create unique index role_offer_open on role_offer (fair_id, user_id, coalesce(firm_id, 0), coalesce(host_id, 0))
  where ended_at is null;
update role_offer o set host_id = u.firm_id from app_user u
where u.id = o.offered_by_id and o.user_type_id = 7 and o.firm_id is null and o.ended_at is null
  and exists (select from pass_user pu join pass p on p.id = pu.pass_id
    where p.fair_id = o.fair_id and pu.user_id = o.user_id and pu.firm_id = u.firm_id);

-- What a firm offers ends with the firm’s part in the fair, what somebody offers in their own name with their account.
drop trigger fair_firm_ends_offers on fair_firm;
create trigger fair_firm_ends_offers after delete on fair_firm
  for each row execute function end_role_offers('fair_id = $1.fair_id and $1.firm_id in (firm_id, host_id)');
drop trigger app_user_closed_ends_offers on app_user;
create trigger app_user_closed_ends_offers after update of is_disabled, erase_at on app_user
  for each row when (new.is_closed and not old.is_closed)
  execute function end_role_offers('(user_id = $1.id or (offered_by_id = $1.id and host_id is null))');

-- With the last pass that the firm gave them.
create function guest_offers_end() returns trigger language plpgsql as $$
begin
  update role_offer o set ended_at = now() from pass p
  where p.id = old.pass_id and o.fair_id = p.fair_id and o.user_id = old.user_id and o.host_id = old.firm_id
    and o.ended_at is null
    and not exists (select from pass_user pu join pass t on t.id = pu.pass_id
      where t.fair_id = o.fair_id and pu.user_id = o.user_id and pu.firm_id = o.host_id and pu.is_validated <> 2);
  return null;
end $$;
create trigger guest_offers_end after delete on pass_user for each row
  when (old.firm_id is not null) execute function guest_offers_end();
create trigger guest_offers_refused after update on pass_user for each row
  when (old.firm_id is not null
    and (new.firm_id is distinct from old.firm_id or (new.is_validated = 2 and old.is_validated <> 2)))
  execute function guest_offers_end();

-- Invited by an exhibitor alone: nobody has decided on them since.
alter table fair_user add column is_guest boolean not null default false;
create function guest_decided() returns trigger language plpgsql as $$
begin
  new.is_guest := false;
  return new;
end $$;
create trigger fair_user_guest_decided before update of is_validated on fair_user
  for each row when (new.is_guest and new.is_validated <> old.is_validated) execute function guest_decided();
