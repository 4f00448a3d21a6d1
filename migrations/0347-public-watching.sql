-- A public fair may let everybody watch what needs no pass.
alter table fair add column is_public_watching boolean not null default false;

-- Who watches without an account: by a key that their page holds as long as it is open, and that is in nothing else. It goes
-- with its lease.
create table conference_watcher (
  key uuid primary key,
  conference_id int not null references conference on delete cascade,
  -- the lease, renewed by a heartbeat
  until timestamptz not null
);
create index conference_watcher_lease on conference_watcher (conference_id, until);
