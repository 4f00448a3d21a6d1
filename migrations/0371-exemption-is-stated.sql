-- A fair measures without asking only where somebody who runs it has stated what nobody can read of its settings.
alter table fair
  add column stat_stated_at timestamptz,
  add column stat_stated_by_id int references app_user on delete set null,
  -- the points of the self-assessment that were stated
  add column stat_stated text[] not null default '{}';
create index fair_stat_stated_by on fair (stat_stated_by_id);

-- Nobody has stated it yet: these ask.
update fair set stat_mode = 'ask' where stat_mode = 'exempt';
alter table fair add constraint fair_exemption_stated
  check (stat_mode <> 'exempt' or stat_stated_at is not null);

-- Whoever asks again, or counts nobody, states it anew.
create function fair_exemption_ends() returns trigger language plpgsql as $$
begin
  new.stat_stated_at := null;
  new.stat_stated_by_id := null;
  new.stat_stated := '{}';
  return new;
end $$;
create trigger fair_exemption_ends before update of stat_mode on fair for each row
  when (old.stat_mode = 'exempt' and new.stat_mode <> 'exempt') execute function fair_exemption_ends();
