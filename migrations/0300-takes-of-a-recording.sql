-- When each recorder of a recording began, and where what it wrote begins in the film: between two of them there is a pause.
create table recording_take (
  recording_id int not null references recording (id) on delete cascade,
  -- Its first part.
  n int not null check (n between 1 and 100001),
  began_at timestamptz not null,
  at_ms bigint check (at_ms >= 0),
  primary key (recording_id, n)
);
-- What was recorded before knows its first recorder alone.
insert into recording_take (recording_id, n, began_at, at_ms)
select id, 1, began_at, case when state = 'ready' then 0 end from recording;

-- The second of its film at an instant; in a pause that at which it goes on, null before it begins.
create function recording_second(recording int, instant timestamptz) returns float8 language sql stable as $$
  select least(t.at_ms / 1000.0 + extract(epoch from instant - t.began_at),
    (select min(n.at_ms) / 1000.0 from recording_take n where n.recording_id = recording and n.at_ms > t.at_ms))
  from recording_take t
  where t.recording_id = recording and t.at_ms is not null and t.began_at <= instant
  order by t.began_at desc limit 1
$$;
