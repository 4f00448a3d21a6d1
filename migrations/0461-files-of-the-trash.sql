-- Files that records in the trash show: they are kept with them, so that what is put back within its days is whole.
create table trash_media (
  trash_id int not null references trash (id) on delete cascade,
  media_id int not null references media_object (id) on delete cascade,
  primary key (trash_id, media_id)
);
create index trash_media_media on trash_media (media_id);

-- What the rows of an entry point to, by the foreign keys of their tables, and what their texts name.
create function trashed_media(rows jsonb) returns setof int language sql stable as $$
  select distinct m.id from media_object m where m.id in (
    select (one ->> a.attname)::int
    from jsonb_each(rows) as kept (name, records)
    join pg_constraint c on c.contype = 'f' and c.confrelid = 'media_object'::regclass
      and c.conrelid = to_regclass(quote_ident(kept.name))
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey),
    jsonb_array_elements(kept.records) as one
    union select named_media(rows::text))
$$;

create function keep_trash_media() returns trigger language plpgsql as $$
begin
  delete from trash_media where trash_id = new.id;
  insert into trash_media (trash_id, media_id) select new.id, trashed_media(new.rows);
  return null;
end $$;
create trigger trash_media_kept after insert or update of rows on trash
  for each row execute function keep_trash_media();

insert into trash_media (trash_id, media_id) select t.id, trashed_media(t.rows) from trash t;
