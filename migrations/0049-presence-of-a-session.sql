-- Who logged out, or whose session was ended, is not on a stand any more: a lamp goes out with the session that lit it.
alter table stand_presence add column session_id uuid references session (id) on delete cascade;
create index stand_presence_session on stand_presence (session_id);

create function session_ended() returns trigger language plpgsql as $$
begin
  delete from stand_presence where session_id = new.id;
  return null;
end $$;
create trigger session_ended after update on session for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function session_ended();
