-- Once a day a recruiter is told what waits for an answer: the row is written with the mail.
create table job_digest (
  user_id int not null references app_user (id) on delete cascade,
  fair_id int not null references fair (id) on delete cascade,
  -- in the fair's zone
  day date not null,
  told_at timestamptz not null,
  constraint job_digest_taken primary key (user_id, fair_id, day)
);
create index job_digest_fair on job_digest (fair_id);

-- What was sent is kept for so long; what stays is that something was sent, and when it was answered.
alter table job_solicitation add column emptied_at timestamptz;
create index job_solicitation_kept on job_solicitation (answered_at) where emptied_at is null and withdrawn_at is null;
create index job_solicitation_waiting on job_solicitation (job_id) where answered_at is null and withdrawn_at is null and emptied_at is null;
-- Their person was told that they will leave the libraries.
alter table job_profile add column keeping_told_at timestamptz;
