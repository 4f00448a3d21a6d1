-- Whoever removed somebody from a firm may undo it for some minutes; from then on they are asked, by an offer that brings
-- them back as they were.
alter table former_colleague add column removed_by_id int references app_user (id) on delete set null;
create index former_colleague_remover on former_colleague (removed_by_id) where removed_by_id is not null;
alter table role_offer add column is_return boolean not null default false,
  add constraint role_offer_return check (not is_return or firm_id is not null);
