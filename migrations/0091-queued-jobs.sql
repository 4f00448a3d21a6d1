-- Work that no request waits for, written with the change that asks for it: mails, events, what happens by the clock.
create table queued_job (
  id bigint generated always as identity primary key,
  kind text not null,
  payload jsonb not null default '{}',
  -- of jobs of one kind and key only one waits
  key text,
  -- jobs of one subject, of whatever kind, run one after the other, in the order in which they were written
  subject text,
  -- of work that comes back: how many seconds after its end
  every_seconds int check (every_seconds > 0),
  -- what is done is gone, or waits for its next time
  state text not null default 'waiting' check (state in ('waiting', 'running', 'failed')),
  -- when it is due; of one that is running, when the lease of its worker ends
  run_at timestamptz not null,
  attempts int not null default 0,
  locked_by text,
  -- never with personal data
  last_error text,
  created_at timestamptz not null
);
create index queued_job_due on queued_job (kind, run_at, id) where state <> 'failed';
create index queued_job_subject on queued_job (subject, id) where subject is not null;
create unique index queued_job_key_taken on queued_job (kind, key) where key is not null and state = 'waiting';
create unique index queued_job_scheduled_once on queued_job (kind) where every_seconds is not null;

-- Every worker hears that there is work, once it is committed.
create function queued_job_told() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'jobs');
  return null;
end $$;
create trigger queued_job_told after insert on queued_job for each statement execute function queued_job_told();

-- Mails are sent by a job each; what was on its way stays so.
insert into queued_job (kind, payload, run_at, created_at)
select 'send_mail', jsonb_build_object('mail', id), next_attempt_at, tried_since from outbox_mail where state = 'queued' order by id;
alter table outbox_mail drop column next_attempt_at, drop column tried_since;
