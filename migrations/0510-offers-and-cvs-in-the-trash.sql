-- An offer that is deleted is marked, with what people have kept and sent of it, and is itself again for some days; those for
-- which nobody has applied then go. Its reference is free for another meanwhile.
alter table job drop constraint job_reference_taken;
create unique index job_reference_taken on job (fair_id, firm_id, reference) where deleted_at is null;
create index job_trashed on job (deleted_at) where deleted_at is not null;

-- A CV that its person deletes lies apart, where nobody who looks for CVs finds it, with what is its own as rows; by its id.
create table job_profile_trash (
  id int primary key,
  user_id int not null references app_user (id) on delete cascade,
  locale text not null,
  title text not null,
  rows jsonb not null,
  cv_id int references media_object (id) on delete set null,
  trashed_at timestamptz not null
);
create index job_profile_trash_user on job_profile_trash (user_id, trashed_at desc);
create index job_profile_trash_cv on job_profile_trash (cv_id) where cv_id is not null;
create index job_profile_trash_due on job_profile_trash (trashed_at);
-- by who wrote notes of it
create index job_profile_trash_notes on job_profile_trash using gin ((rows -> 'job_profile_treatment') jsonb_path_ops);
-- How much of a person lies there at most: what was deleted first goes with the next.
create function job_profile_trash_counted() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('job_profile_trash'), new.user_id);
  if (select count(*) from job_profile_trash where user_id = new.user_id) >= 20 then
    raise exception 'job_profile_trash_limit';
  end if;
  return new;
end $$;
create trigger job_profile_trash_counted before insert on job_profile_trash
  for each row execute function job_profile_trash_counted();
