-- What somebody holds out in a fair to hand their card: a code made of the secret of the installation and of this row, of which
-- a hash is kept. A new turn is a new code, and the old one is nobody's.
create table badge (
  fair_id int not null references fair (id) on delete cascade,
  user_id int not null references app_user (id) on delete cascade,
  turn int not null default 1,
  hash bytea not null constraint badge_taken unique check (length(hash) = 32),
  renewed_at timestamptz not null,
  primary key (fair_id, user_id)
);
create index badge_user on badge (user_id);

-- What was scanned without network is sent until it has arrived, and arrives once; whoever scans somebody again has scanned
-- them already.
alter table lead_scan add column uuid uuid;
create unique index lead_scan_sent_taken on lead_scan (scanned_by, uuid);
create unique index lead_scan_taken on lead_scan (firm_id, fair_id, user_id, scanned_by) where withdrawn_at is null;
