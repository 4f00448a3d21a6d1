-- A text keeps the files that whoever writes it may use, and nobody else's: to name an address is no right to keep it.
-- Of what is a firm's, the firm's own files; of what is a fair's, those of its firms; of both, those of the people who
-- run the fair or work for the firm. What a text keeps already it goes on keeping, whoever has left since.

drop function may_be_named(media_object) cascade;
create function may_be_named(file media_object, by_firm int, in_fairs int[]) returns boolean language sql stable as $$
  select not exists (select from app_user p where p.picture_id = file.id) and case
    when file.firm_id is not null and by_firm is not null then file.firm_id = by_firm
    when file.firm_id is not null then exists (
      select from fair_firm ff where ff.firm_id = file.firm_id and ff.fair_id = any(in_fairs))
    when file.owner_id is null then true
    else exists (
      select from app_user o where o.id = file.owner_id and (
        o.firm_id = by_firm
        or o.roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER}'::text[]
        or exists (select from fair_organizer fo where fo.user_id = o.id and fo.fair_id = any(in_fairs))))
    end
$$;

create or replace function named_media(said text) returns setof int language sql stable as $$
  with named as (select array_agg(match[1]) as addresses
    from regexp_matches(said, '(/media/[0-9]{4}/[0-9]{2}/[a-z0-9-]{8,64}\.[a-z0-9]{2,5})', 'g') match)
  select m.id from named, media_object m
  where m.file_path = any(addresses) or m.thumbnail_path = any(addresses) or m.file_path_map = any(addresses)
$$;

-- Pictures that a homepage shows by their number were asked for when they were written.
create or replace function homepage_media(homepage jsonb) returns setof int language sql stable as $$
  select number::int from unnest(array['$.*.logo', '$.*.image', '$.*.sections[*].image']::jsonpath[]) path,
    jsonb_path_query(homepage, path) number
  where jsonb_typeof(number) = 'number'
$$;

create or replace function keep_homepage_images() returns trigger language plpgsql as $$
declare shown int[] := array(
  select m.id from media_object m
  where m.id in (select homepage_media(new.homepage_json) union select homepage_media(new.homepage_draft))
  union
  select m.id from media_object m
  where m.id in (select named_media(new.homepage_json::text) union select named_media(new.homepage_draft::text))
    and (may_be_named(m, null, array[new.id])
      or exists (select from fair_homepage_image i where i.fair_id = new.id and i.media_id = m.id)));
begin
  delete from fair_homepage_image where fair_id = new.id and media_id <> all(shown);
  insert into fair_homepage_image (fair_id, media_id) select new.id, unnest(shown) on conflict do nothing;
  return null;
end $$;

-- Whose a text is: the firm and the fairs that its row belongs to.
create function belonging(source text, said jsonb, out by_firm int, out in_fairs int[]) language plpgsql stable as $$
begin
  if source = 'firm' then
    by_firm := (said->>'id')::int;
    in_fairs := array(select ff.fair_id from fair_firm ff where ff.firm_id = by_firm);
  elsif said ? 'stand_id' then
    select st.firm_id, array[st.fair_id] into by_firm, in_fairs from stand st where st.id = (said->>'stand_id')::int;
  else
    by_firm := (said->>'firm_id')::int;
    in_fairs := array[(said->>'fair_id')::int];
  end if;
end $$;

create or replace function keep_text_media() returns trigger language plpgsql as $$
declare
  shown int[] := '{}';
  said jsonb;
  whose record;
begin
  if tg_op <> 'DELETE' then
    said := to_jsonb(new);
    if said::text like '%/media/%' then
      whose := belonging(tg_table_name, said);
      shown := array(
        select m.id from media_object m where m.id in (select named_media(said::text))
          and (may_be_named(m, whose.by_firm, whose.in_fairs) or exists (
            select from text_media t where t.source = tg_table_name and t.source_id = new.id and t.media_id = m.id)));
    end if;
  end if;
  if tg_op <> 'INSERT' then
    delete from text_media where source = tg_table_name and source_id = old.id and media_id <> all(shown);
  end if;
  insert into text_media (source, source_id, media_id)
  select tg_table_name, new.id, unnest(shown) on conflict do nothing;
  return null;
end $$;

-- What is kept already by who may not: files of other firms in what a firm says.
delete from text_media t using media_object m
where m.id = t.media_id and m.firm_id is not null and m.firm_id <> case t.source
  when 'firm' then t.source_id
  when 'stand' then (select st.firm_id from stand st where st.id = t.source_id)
  when 'stand_language' then (select st.firm_id from stand_language l join stand st on st.id = l.stand_id where l.id = t.source_id)
  when 'stand_resource' then (select st.firm_id from stand_resource r join stand st on st.id = r.stand_id where r.id = t.source_id)
  end;
