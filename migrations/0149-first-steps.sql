-- What somebody has put away for good of the first steps: those of each role are shown until then.
create table first_steps_dismissal (
  user_id int not null references app_user on delete cascade,
  role text not null check (role in ('visitor', 'exhibitor', 'organizer')),
  dismissed_at timestamptz not null default now(),
  primary key (user_id, role)
);
