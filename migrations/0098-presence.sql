-- Who is connected: streams of the push hub and the places that their pages show, kept by the server process that holds them.
create table presence_process (
  id uuid primary key,
  -- renewed by the process as long as it runs: who was connected to one that was killed is gone by the clock
  held_until timestamptz not null
);

create table presence_connection (
  stream_id uuid not null,
  process_id uuid not null references presence_process on delete cascade,
  -- none of a stranger, who is counted and never named
  user_id int references app_user on delete cascade,
  session_id uuid references session on delete cascade,
  -- `fair`: is there as somebody who takes part; the others say where a page is, of strangers too
  kind text not null check (kind in ('fair', 'lobby', 'hall', 'stand')),
  place_id int not null,
  ended_at timestamptz,
  primary key (stream_id, kind, place_id)
);
create index presence_connection_process on presence_connection (process_id);
create index presence_connection_user on presence_connection (user_id);
create index presence_connection_session on presence_connection (session_id);
create index presence_connection_place on presence_connection (kind, place_id);
create index presence_connection_ended on presence_connection (ended_at) where ended_at is not null;

-- What somebody wants others to see, in every fair; no row is free.
create table presence_choice (
  user_id int primary key references app_user on delete cascade,
  choice text not null check (choice in ('free', 'busy', 'invisible'))
);

-- Who is in a talk, by what it is of: whoever is in two is busy until both have ended.
create table presence_talk (
  user_id int not null references app_user on delete cascade,
  cause text not null check (char_length(cause) between 1 and 100),
  since timestamptz not null default now(),
  expected_until timestamptz,
  primary key (user_id, cause)
);

-- A reload or a change of pages is no leaving: whoever comes back within the grace never went.
create view presence_held as
select c.stream_id, c.user_id, c.kind, c.place_id, c.ended_at is not null as is_ended
from presence_connection c join presence_process p on p.id = c.process_id
where p.held_until > now() and (c.ended_at is null or c.ended_at > now() - interval '8 seconds');

-- Who is in a fair, as those see it who share it: said once for lamps, lists, counts and messages. Whoever is invisible, no
-- longer takes part, or is in a fair that is closed or in the trash is not in it. A talk that was never ended ends by itself.
create view presence_person as
select h.user_id, f.id as fair_id, case when t.many > 0 or w.choice = 'busy' then 'busy' else 'free' end as status, t.expected_until
from (select distinct user_id, place_id from presence_held where kind = 'fair' and user_id is not null) h
  join fair f on f.id = h.place_id and f.trashed_at is null and f.fair_status_id <> 4
  join app_user u on u.id = h.user_id
  left join presence_choice w on w.user_id = u.id
  cross join lateral (
    select count(*) as many, case when count(*) = count(expected_until) and w.choice is distinct from 'busy'
      then max(expected_until) end as expected_until
    from presence_talk where user_id = u.id and since > now() - interval '8 hours') t
where w.choice is distinct from 'invisible' and takes_part(u, f.id);

-- Of whom somebody is hidden whom they have blocked.
create view presence_hidden as
select x.user_id, y.user_id as from_id
from conversation_side x join conversation_side y on y.conversation_id = x.conversation_id and y.side <> x.side
where x.blocked_at is not null and x.user_id is not null and y.user_id is not null;

-- Who walks where: somebody by their id, a stranger by their stream. A booth is in its hall, a hall in its fair; places that
-- visitors do not see are not named, and who is of a booth's firm is no visitor there. Whoever is elsewhere by now is no longer
-- where they were, and a stranger who comes back is another one.
create view presence_walker as
select distinct coalesce(h.user_id::text, h.stream_id::text) as who, f.id as fair_id,
  case when hall.is_visible then hall.id end as hall_id,
  case when hall.is_visible and st.is_visible and fi.is_visible and ff.is_validated = 1
    and u.firm_id is distinct from st.firm_id then st.id end as stand_id
from presence_held h
  left join stand st on h.kind = 'stand' and st.id = h.place_id and st.trashed_at is null
  left join fair_hall hall on hall.id = case h.kind when 'hall' then h.place_id else st.fair_hall_id end
  join fair f on f.id = case when h.kind in ('fair', 'lobby') then h.place_id else hall.fair_id end
    and f.trashed_at is null and f.fair_status_id = 2
  left join firm fi on fi.id = st.firm_id
  left join fair_firm ff on ff.fair_id = f.id and ff.firm_id = st.firm_id
  left join app_user u on u.id = h.user_id
where (not h.is_ended or (h.user_id is not null
    and not exists (select from presence_held o where o.user_id = h.user_id and not o.is_ended)))
  and not exists (select from presence_choice w where w.user_id = h.user_id and w.choice = 'invisible');

-- What open pages were told last, so that what differs is told; `seq` numbers the batches of a fair.
create table presence_batch (
  fair_id int primary key references fair on delete cascade,
  seq bigint not null
);
create table presence_told (
  fair_id int not null references fair on delete cascade,
  user_id int not null references app_user on delete cascade,
  status text not null,
  expected_until timestamptz,
  primary key (fair_id, user_id)
);
create index presence_told_user on presence_told (user_id);
create table presence_count (
  fair_id int not null references fair on delete cascade,
  kind text not null check (kind in ('fair', 'hall', 'stand')),
  place_id int not null,
  count int not null,
  primary key (fair_id, kind, place_id)
);

create function presence_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('changed', 'news');
  return null;
end $$;
create trigger presence_changed after insert or update on presence_connection
  for each statement execute function presence_changed();
create trigger presence_changed after insert or update or delete on presence_choice
  for each statement execute function presence_changed();
create trigger presence_changed after insert or update or delete on presence_talk
  for each statement execute function presence_changed();

-- Who logged out, or whose session was ended, is gone with it, without any grace.
create or replace function session_ended() returns trigger language plpgsql as $$
begin
  delete from presence_connection where session_id = new.id;
  perform pg_notify('changed', 'news');
  return null;
end $$;

-- The lamp of a booth follows its contacts: whoever is in its fair and free lights it.
create or replace view stand_present as
select c.stand_id, c.user_id, p.status = 'busy' as is_busy, p.expected_until
from presence_person p
  join stand_contact c on c.user_id = p.user_id
  join stand st on st.id = c.stand_id and st.fair_id = p.fair_id and st.trashed_at is null
  join fair f on f.id = st.fair_id and f.fair_status_id = 2;

create or replace function content_versions() returns table (content text, presence text, parts jsonb) language plpgsql stable as $$
begin
  return query
  with changed as (select c.fair_id, sum(c.changes) as changes from content_change c group by c.fair_id),
  lit as (
    select st.fair_id, md5(string_agg(p.stand_id || ':' || p.user_id || p.is_busy, ',' order by p.stand_id, p.user_id)) as name
    from stand_present p join stand st on st.id = p.stand_id group by st.fair_id)
  select coalesce((select sum(c.changes) from changed c), 0)::text,
    coalesce((select md5(string_agg(l.fair_id || l.name, ',' order by l.fair_id)) from lit l), ''),
    coalesce((
      select jsonb_object_agg(f.homepage, jsonb_build_object(
        'content', coalesce(everywhere.changes, 0) || '.' || f.id || '.' || coalesce(own.changes, 0), 'presence', coalesce(lit.name, '')))
      from fair f left join changed everywhere on everywhere.fair_id = 0
      left join changed own on own.fair_id = f.id left join lit on lit.fair_id = f.id where f.trashed_at is null), '{}');
end $$;

create or replace function leave_stands() returns trigger language plpgsql as $$
declare
  staffed int[];
begin
  delete from stand_admin using stand st where st.id = stand_admin.stand_id and st.fair_id = old.fair_id and stand_admin.user_id = old.user_id;
  with gone as (
    delete from stand_contact using stand st where st.id = stand_contact.stand_id and st.fair_id = old.fair_id and stand_contact.user_id = old.user_id
    returning stand_contact.stand_id)
  select array_agg(stand_id) into staffed from gone;
  delete from cluster where fair_id = old.fair_id and user_id = old.user_id;
  if staffed is not null then perform keep_stand_states(staffed); end if;
  return null;
end $$;

create or replace function end_foreign_staff(stands int[], people int[]) returns void language plpgsql as $$
declare
  staffed int[];
begin
  delete from stand_admin a using stand st, app_user u
    where st.id = a.stand_id and u.id = a.user_id and (st.id = any(stands) or u.id = any(people)) and u.firm_id is distinct from st.firm_id;
  with gone as (
    delete from stand_contact c using stand st, app_user u
    where st.id = c.stand_id and u.id = c.user_id and (st.id = any(stands) or u.id = any(people)) and u.firm_id is distinct from st.firm_id
    returning c.stand_id)
  select array_agg(stand_id) into staffed from gone;
  if staffed is not null then perform keep_stand_states(staffed); end if;
end $$;

drop table stand_presence;
drop function presence_told();
