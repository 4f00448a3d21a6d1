-- Two who change what was agreed with an exhibitor: the second is told. None before anything was agreed.
alter table billing_account add column version int not null default 0;
