-- A firm’s own programs read its contacts in a fair, as long as whoever made the key administers the firm.
alter table integration_key add column firm_id int references firm (id) on delete cascade;
alter table integration_key drop constraint integration_key_scope_check;
alter table integration_key add constraint integration_key_scope_check check (scope in ('import', 'export', 'leads'));
alter table integration_key add constraint integration_key_of_a_firm check ((firm_id is null) = (scope <> 'leads'));
drop index integration_key_slot_taken;
create unique index integration_key_slot_taken on integration_key (fair_id, firm_id, slot) nulls not distinct
  where revoked_at is null;
create index integration_key_firm on integration_key (firm_id);
