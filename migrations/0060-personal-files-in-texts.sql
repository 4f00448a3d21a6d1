-- A file that a text names stays while the text does; not the portrait of a person, nor what somebody uploaded who
-- furnishes nothing: whoever else writes its address somewhere keeps nobody from taking their own file away.
create function may_be_named(file media_object) returns boolean language sql stable as $$
  select not exists (select from app_user p where p.picture_id = file.id) and (
    file.firm_id is not null or file.owner_id is null or exists (
      select from app_user o where o.id = file.owner_id
        and (o.firm_id is not null or o.roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER,ROLE_ORGANIZER}'::text[])))
$$;

create or replace function named_media(said text) returns setof int language sql stable as $$
  with named as (select array_agg(match[1]) as addresses
    from regexp_matches(said, '(/media/[0-9]{4}/[0-9]{2}/[a-z0-9-]{8,64}\.[a-z0-9]{2,5})', 'g') match)
  select m.id from named, media_object m
  where (m.file_path = any(addresses) or m.thumbnail_path = any(addresses) or m.file_path_map = any(addresses)) and may_be_named(m)
$$;

delete from text_media t using media_object m where m.id = t.media_id and not may_be_named(m);
