-- A credit note takes back the whole of an invoice, once, or a part of it.
alter table billing_invoice add column is_partial boolean not null default false,
  add constraint billing_invoice_part check (not is_partial or cancels_id is not null),
  drop constraint billing_credit_taken;
create unique index billing_credit_taken on billing_invoice (cancels_id) where not is_partial;
create index billing_invoice_credits on billing_invoice (cancels_id) where cancels_id is not null;

-- Never more than was asked for, whoever comes at the same time.
create function credit_fits() returns trigger language plpgsql as $$
declare
  asked bigint;
  given bigint;
begin
  select gross into asked from billing_invoice where id = new.cancels_id for update;
  select coalesce(sum(gross), 0) into given from billing_invoice where cancels_id = new.cancels_id;
  if asked + given + new.gross < 0 then raise exception 'billing_credit_too_much'; end if;
  return new;
end $$;
create trigger credit_fits before insert on billing_invoice for each row
  when (new.cancels_id is not null) execute function credit_fits();
