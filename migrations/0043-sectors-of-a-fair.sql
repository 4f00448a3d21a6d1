-- Without a fair: everybody's. With one: added by an import of that fair, for itself, and gone with it.
alter table business_sector add column fair_id int references fair (id) on delete cascade;
create index business_sector_fair on business_sector (fair_id);
alter table firm_business_sector drop constraint firm_business_sector_business_sector_id_fkey;
alter table firm_business_sector add constraint firm_business_sector_business_sector_id_fkey
  foreign key (business_sector_id) references business_sector (id) on delete cascade;
alter table business_subsector drop constraint business_subsector_business_sector_id_fkey;
alter table business_subsector add constraint business_subsector_business_sector_id_fkey
  foreign key (business_sector_id) references business_sector (id) on delete cascade;
