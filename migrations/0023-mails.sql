-- given_up: a day of trying did not bring it out; failed: the mail server refused it for good.
alter table outbox_mail drop constraint outbox_mail_state_check;
alter table outbox_mail add constraint outbox_mail_state_check
  check (state in ('queued', 'sent', 'failed', 'given_up', 'kept'));

-- Since when it is tried: whoever sends an old mail again has a day for it, as for a new one.
alter table outbox_mail add column tried_since timestamptz not null default now();
update outbox_mail set tried_since = created_at;
update outbox_mail set state = 'given_up' where state = 'failed' and attempts > 20;
