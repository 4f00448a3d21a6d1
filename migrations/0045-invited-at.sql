-- When a person was last written an invitation; empty: recorded, and never written to.
alter table app_user add column invited_at timestamptz;
update app_user u set invited_at = t.sent
  from (select user_id, max(created_at) as sent from one_time_token where purpose = 'invitation' group by 1) t
  where t.user_id = u.id;
create function note_invitation() returns trigger language plpgsql as $$
begin
  update app_user set invited_at = now() where id = new.user_id;
  return null;
end $$;
create trigger note_invitation after insert on one_time_token
  for each row when (new.purpose = 'invitation') execute function note_invitation();
