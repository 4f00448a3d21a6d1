-- Whoever is taken out of a fair lies in its trash, with what they were there; with their account all of it goes.
alter table trash add column person_id int references app_user (id) on delete cascade,
  drop constraint trash_kind_check,
  add constraint trash_kind_check check (kind in ('firm', 'hall', 'conference', 'fair', 'person')),
  add constraint trash_of_person check ((kind = 'person') = (person_id is not null)),
  add constraint trash_person_once unique (fair_id, person_id);
create index trash_person on trash (person_id) where person_id is not null;

-- Whoever is taken out of a firm, and what they were there, for as many days.
create table former_colleague (
  firm_id int not null references firm (id) on delete cascade,
  person_id int not null references app_user (id) on delete cascade,
  left_at timestamptz not null,
  is_firm_admin boolean not null,
  can_recruit boolean not null,
  roles text[] not null,
  user_type_id int not null references user_type (id),
  -- Places on its booths, table → rows, and the memberships that wait since.
  rows jsonb not null,
  waiting int[] not null,
  primary key (firm_id, person_id)
);
create index former_colleague_person on former_colleague (person_id);
create index former_colleague_type on former_colleague (user_type_id);
create index former_colleague_due on former_colleague (left_at);
