-- A change of content draws all pages of a fair anew. What brochures say moves none of them, only what lists and halls find by
-- their words: it does so for many documents at once, a little later.
create or replace function media_text_changed() returns trigger language plpgsql as $$
begin
  insert into queued_job (kind, payload, key, run_at, created_at)
  select 'find_documents', jsonb_build_object('fair', shown.fair_id), shown.fair_id::text, now() + interval '20 seconds', now()
  from (select distinct st.fair_id from stand_resource r join stand st on st.id = r.stand_id
    where r.media_id = coalesce(new.media_id, old.media_id)) shown
  -- The lock on one that waits keeps it from running before this commits.
  on conflict (kind, key) where key is not null and state = 'waiting' do update set run_at = queued_job.run_at;
  return null;
end $$;
