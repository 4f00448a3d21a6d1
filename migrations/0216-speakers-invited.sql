-- Somebody who is asked to speak: where they were written to is kept as long as their answer is awaited, and a link names the
-- moment in which it was sent, so that one that was withdrawn or sent anew opens nothing.
alter table speaker
  add column invited_email text check (char_length(invited_email) <= 254),
  add column invited_at timestamptz,
  add column answered_at timestamptz;
create function speaker_invitation_kept() returns trigger language plpgsql as $$
begin
  if new.state <> 'invited' then new.invited_email := null; end if;
  if new.state = 'listed' then
    new.invited_at := null;
    new.answered_at := null;
  end if;
  return new;
end $$;
create trigger speaker_invitation_kept before insert or update of state on speaker
  for each row execute function speaker_invitation_kept();
-- Speakers and sessions are found by words.
create index speaker_search on speaker using gin (search_vector(name)) with (fastupdate = off);
create index conference_search on conference using gin (search_translated(translations, array['title', 'subtitle']))
  with (fastupdate = off);
