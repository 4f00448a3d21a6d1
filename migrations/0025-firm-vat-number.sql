-- The number by which a firm is known to the tax office is its own: said once, and not again for each fair and side.
alter table firm add column vat_number text check (length(vat_number) between 1 and 20);

update firm f set vat_number = (
  select a.vat_number from billing_account a where a.firm_id = f.id and a.vat_number is not null order by a.id desc limit 1);
alter table billing_account drop column vat_number;
