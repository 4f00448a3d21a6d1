-- A recruiter who is erased leaves the interview to their firm. Times that are proposed have their place, so that there are few;
-- of an application one interview at most is agreed upon.
alter table job_interview alter column recruiter_id drop not null;
alter table job_interview drop constraint job_interview_recruiter_id_fkey;
alter table job_interview add constraint job_interview_recruiter_id_fkey
  foreign key (recruiter_id) references app_user (id) on delete set null;
alter table job_interview drop constraint job_interview_recruiter_taken;
alter table job_interview add constraint job_interview_recruiter_taken exclude using gist
  (int4range(recruiter_id, recruiter_id, '[]') with =, tstzrange(begin_at, end_at) with &&)
  where (state = 'accepted' and recruiter_id is not null);
alter table job_interview
  add column slot smallint constraint job_interview_slots check (slot between 1 and 5),
  -- of what calendars are told
  add column changed_at timestamptz not null default now(),
  add constraint job_interview_proposed check ((slot is null) = (state <> 'proposed'));
create unique index job_interview_slot_taken on job_interview (job_solicitation_id, slot) where slot is not null;
create unique index job_interview_accepted_taken on job_interview (job_solicitation_id) where state = 'accepted';
create index job_interview_begin on job_interview (begin_at) where state in ('proposed', 'accepted');

alter table job_solicitation_step drop constraint job_solicitation_step_kind_check;
alter table job_solicitation_step add constraint job_solicitation_step_kind_check check (kind in
  ('sent', 'read', 'answered', 'withdrawn', 'nudged', 'revealed', 'overdue', 'times_proposed', 'time_accepted', 'times_declined',
  'interview_moved', 'interview_cancelled', 'interview_held', 'interview_missed'));

-- An entry of a calendar goes with a mail, until it is sent.
alter table outbox_mail
  add column calendar text check (char_length(calendar) <= 20000),
  add column calendar_method text check (calendar_method in ('REQUEST', 'CANCEL')),
  add constraint outbox_mail_calendar check ((calendar is null) = (calendar_method is null));
