-- A fair in the trash keeps its halls, texts and settings and is marked; who belongs to it lies in its entry as rows.
alter table fair add column trashed_at timestamptz;
create index fair_trashed on fair (id) where trashed_at is not null;

-- Its address is free for another meanwhile.
alter table fair drop constraint homepage_taken;
create unique index homepage_taken on fair (homepage) where trashed_at is null;

alter table trash drop constraint trash_kind_check,
  add constraint trash_kind_check check (kind in ('firm', 'hall', 'fair')),
  -- Went with its fair, and comes back with it.
  add column is_with_fair boolean not null default false;
create unique index trash_fair_once on trash (fair_id) where kind = 'fair';

create or replace function keep_multi_fair() returns trigger language plpgsql as $$
begin
  update fair f set is_multi_fair = now_multi.value
  from (select id, type = 'multi' and (select count(*) from fair where trashed_at is null) > 1 as value from fair) as now_multi
  where f.id = now_multi.id and f.is_multi_fair is distinct from now_multi.value;
  return null;
end $$;
drop trigger fair_multi_kept on fair;
create trigger fair_multi_kept after insert or delete or update of type, trashed_at on fair
  for each statement execute function keep_multi_fair();

-- A super organizer who is held to some fairs stays held when the last of them is gone: none is not all.
alter table app_user add column is_held boolean not null default false;
update app_user set is_held = true where id in (select app_user_id from super_organizer_fair);
create function hold_super_organizer() returns trigger language plpgsql as $$
begin
  update app_user set is_held = true where id = new.app_user_id and not is_held;
  return null;
end $$;
create trigger super_organizer_held after insert on super_organizer_fair for each row execute function hold_super_organizer();
