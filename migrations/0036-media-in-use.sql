-- Files that stand in texts and drawings by their address or their number, so that a file in use is known as such
-- wherever it is used, whoever has uploaded it. Kept by the database: nobody who writes has to think of it.

create function named_media(said text) returns setof int language sql stable as $$
  with named as (select array_agg(match[1]) as addresses
    from regexp_matches(said, '(/media/[0-9]{4}/[0-9]{2}/[a-z0-9-]{8,64}\.[a-z0-9]{2,5})', 'g') match)
  select m.id from named, media_object m
  where m.file_path = any(addresses) or m.thumbnail_path = any(addresses) or m.file_path_map = any(addresses)
$$;

create function homepage_media(homepage jsonb) returns setof int language sql stable as $$
  select number::int from unnest(array['$.*.logo', '$.*.image', '$.*.sections[*].image']::jsonpath[]) path,
    jsonb_path_query(homepage, path) number
  where jsonb_typeof(number) = 'number'
  union select named_media(homepage::text)
$$;

-- Pictures of a fair's homepage, published or drafted.
create table fair_homepage_image (
  fair_id int not null references fair (id) on delete cascade,
  media_id int not null references media_object (id) on delete cascade,
  primary key (fair_id, media_id)
);
create index fair_homepage_image_media on fair_homepage_image (media_id);

create function keep_homepage_images() returns trigger language plpgsql as $$
begin
  delete from fair_homepage_image where fair_id = new.id;
  insert into fair_homepage_image (fair_id, media_id)
  select new.id, m.id from media_object m
  where m.id in (select homepage_media(new.homepage_json) union select homepage_media(new.homepage_draft));
  return null;
end $$;
create trigger fair_homepage_images_kept after insert or update of homepage_json, homepage_draft on fair
  for each row execute function keep_homepage_images();

insert into fair_homepage_image (fair_id, media_id)
select f.id, m.id from fair f join media_object m
  on m.id in (select homepage_media(f.homepage_json) union select homepage_media(f.homepage_draft));

-- Files that a text, a link or a screen names by its address; source is the table of that text.
create table text_media (
  source text not null,
  source_id int not null,
  media_id int not null references media_object (id) on delete cascade,
  primary key (source, source_id, media_id)
);
create index text_media_media on text_media (media_id);

create function keep_text_media() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from text_media where source = tg_table_name and source_id = old.id;
  end if;
  if tg_op <> 'DELETE' then
    insert into text_media (source, source_id, media_id)
    select tg_table_name, new.id, named_media(to_jsonb(new)::text) on conflict do nothing;
  end if;
  return null;
end $$;

create trigger fair_text_media_kept after insert or update or delete on fair_text
  for each row execute function keep_text_media();
create trigger fair_email_media_kept after insert or update or delete on fair_email
  for each row execute function keep_text_media();
create trigger header_button_media_kept after insert or update or delete on header_button
  for each row execute function keep_text_media();
create trigger fair_hall_media_kept after insert or update of link, translations or delete on fair_hall
  for each row execute function keep_text_media();
create trigger firm_media_kept after insert or update of translations, website, social_networks or delete on firm
  for each row execute function keep_text_media();
create trigger stand_media_kept after insert or update of video or delete on stand
  for each row execute function keep_text_media();
create trigger stand_language_media_kept after insert or update or delete on stand_language
  for each row execute function keep_text_media();
create trigger stand_resource_media_kept after insert or update or delete on stand_resource
  for each row execute function keep_text_media();

insert into text_media (source, source_id, media_id)
select 'fair_text', id, named_media(to_jsonb(t)::text) from fair_text t where to_jsonb(t)::text like '%/media/%'
union select 'fair_email', id, named_media(to_jsonb(t)::text) from fair_email t where to_jsonb(t)::text like '%/media/%'
union select 'header_button', id, named_media(to_jsonb(t)::text) from header_button t where to_jsonb(t)::text like '%/media/%'
union select 'fair_hall', id, named_media(to_jsonb(t)::text) from fair_hall t where to_jsonb(t)::text like '%/media/%'
union select 'firm', id, named_media(to_jsonb(t)::text) from firm t where to_jsonb(t)::text like '%/media/%'
union select 'stand', id, named_media(video::text) from stand t where video::text like '%/media/%'
union select 'stand_language', id, named_media(to_jsonb(t)::text) from stand_language t where to_jsonb(t)::text like '%/media/%'
union select 'stand_resource', id, named_media(to_jsonb(t)::text) from stand_resource t where to_jsonb(t)::text like '%/media/%';

-- Files whose row is gone. They follow after a day, so that a backup that has read the row still finds them.
create table media_gone (
  key text primary key,
  at timestamptz not null default now()
);
create index media_gone_at on media_gone (at);

create function note_media_gone() returns trigger language plpgsql as $$
begin
  insert into media_gone (key)
  select distinct substr(address, length('/media/') + 1)
  from unnest(array[old.file_path, old.file_path_map, old.thumbnail_path]) address where address is not null
  on conflict do nothing;
  return null;
end $$;
create trigger media_object_gone after delete on media_object for each row execute function note_media_gone();
