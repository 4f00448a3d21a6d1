-- What is in use is written where it has changed alone: a draft that is kept every few seconds moves nothing.
create or replace function keep_homepage_images() returns trigger language plpgsql as $$
declare shown int[] := array(
  select m.id from media_object m
  where m.id in (select homepage_media(new.homepage_json) union select homepage_media(new.homepage_draft)));
begin
  delete from fair_homepage_image where fair_id = new.id and media_id <> all(shown);
  insert into fair_homepage_image (fair_id, media_id) select new.id, unnest(shown) on conflict do nothing;
  return null;
end $$;

create or replace function keep_text_media() returns trigger language plpgsql as $$
declare shown int[] := '{}';
begin
  if tg_op <> 'DELETE' then shown := array(select named_media(to_jsonb(new)::text)); end if;
  if tg_op <> 'INSERT' then
    delete from text_media where source = tg_table_name and source_id = old.id and media_id <> all(shown);
  end if;
  insert into text_media (source, source_id, media_id)
  select tg_table_name, new.id, unnest(shown) on conflict do nothing;
  return null;
end $$;
