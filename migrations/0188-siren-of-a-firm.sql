-- What France calls a company by, where its number for VAT does not say it.
alter table firm add column siren text check (siren ~ '^[0-9]{9}$');
