-- Each invoice is paid by itself, on a day. What was said of an account as a whole was said of all its invoices that count.
alter table billing_invoice add column paid_on date,
  add constraint billing_invoice_paid check (paid_on is null or cancels_id is null);

-- An invoice stays as it was made; whether it is paid is no part of it.
create or replace function keep_invoices() returns trigger language plpgsql as $$
declare
  free text[] := '{fair_id,firm_id,paid_on}';
begin
  if tg_op = 'DELETE' or to_jsonb(new) - free is distinct from to_jsonb(old) - free
    then raise exception 'an invoice or a quote is never changed or deleted'; end if;
  return new;
end $$;

-- On the day on which it was said; else on the day of the invoice.
update billing_invoice i set paid_on = greatest(i.issued_on, (coalesce((
    select max(l.at) from audit_log l
    where l.resource = 'billing_accounts' and l.action = 'U' and l.resource_id = a.firm_id and l.fair_id = a.fair_id
      and l.details->>'side' = a.side and l.details->>'state' = 'paid'), i.created_at)
  at time zone f.time_zone)::date)
from billing_account a join fair f on f.id = a.fair_id
where a.state = 'paid' and i.fair_id = a.fair_id and i.firm_id = a.firm_id and i.side = a.side
  and i.cancels_id is null
  and not exists (select from billing_invoice c where c.cancels_id = i.id and not c.is_partial);

-- From now on the invoices that count say so.
update billing_account a set state = 'invoiced'
where a.state = 'paid' and exists (select from billing_invoice i
  where i.fair_id = a.fair_id and i.firm_id = a.firm_id and i.side = a.side and i.paid_on is not null);
