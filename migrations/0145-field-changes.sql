-- Who has changed which field of a record, and what stood there before: shown as its history, and put back from it.
create table field_change (
  id int generated always as identity primary key,
  resource text not null check (char_length(resource) <= 60),
  record_id int not null,
  fair_id int not null references fair (id) on delete cascade,
  field text not null check (char_length(field) <= 80),
  -- none: nothing stood there
  before jsonb,
  after jsonb,
  changed_by_id int references app_user (id) on delete set null,
  changed_at timestamptz not null
);
create index field_change_record on field_change (resource, record_id, id desc);
create index field_change_fair on field_change (fair_id);
create index field_change_person on field_change (changed_by_id) where changed_by_id is not null;
