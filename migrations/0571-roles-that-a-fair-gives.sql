-- As what a fair has taken somebody in: who came by themselves is a visitor there, whatever they are in others.
alter table fair_user add column roles text[] not null default '{}';

-- Of those who are something in the fairs that took them in: which these were stands in the audit log; of whom it says nothing it
-- was the first that they came to.
with guest as (
  select m.id, m.fair_id, m.user_id, r.role, row_number() over (partition by m.user_id, r.role order by m.id) as place
  from fair_user m join app_user u on u.id = m.user_id cross join lateral unnest(u.roles) r (role)
  where u.roles && array['ROLE_CLUSTER_ADMIN', 'ROLE_SPEAKER', 'ROLE_MODERATOR', 'ROLE_PRESS']
    and r.role in ('ROLE_CLUSTER_ADMIN', 'ROLE_SPEAKER', 'ROLE_MODERATOR', 'ROLE_PRESS')),
taken as (
  select distinct a.resource_id as user_id, a.fair_id, case a.details->>'userType' when '4' then 'ROLE_CLUSTER_ADMIN'
    when '8' then 'ROLE_SPEAKER' when '9' then 'ROLE_MODERATOR' else 'ROLE_PRESS' end as role
  from audit_log a
  where a.resource = 'users' and a.resource_id in (select user_id from guest) and a.fair_id is not null
    and a.action in ('invite', 'accept_role') and a.details->>'userType' in ('4', '8', '9', '10')),
given as (
  select g.id, array_agg(g.role order by g.role) as roles from guest g
  where exists (select from taken t where t.user_id = g.user_id and t.role = g.role and t.fair_id = g.fair_id)
    or (g.place = 1 and not exists (select from taken t where t.user_id = g.user_id and t.role = g.role))
  group by g.id)
update fair_user m set roles = given.roles from given where given.id = m.id;

-- Somebody is this in a fair: it has taken them in as such, or its programme names them. What an exhibitor names is of their booth.
create function is_named_in(u app_user, fair int, named text) returns boolean language sql stable as $$
  select named = any(u.roles) and (
    exists (select from fair_user m where m.fair_id = fair and m.user_id = u.id and named = any(m.roles))
    or (named = 'ROLE_SPEAKER'
      and exists (select from speaker s where s.fair_id = fair and s.user_id = u.id and s.state <> 'declined'))
    or (named = 'ROLE_MODERATOR'
      and (exists (select from conference_room r where r.fair_id = fair and r.moderator_id = u.id)
        or exists (select from conference c where c.fair_id = fair and c.moderator_id = u.id
          and not exists (select from presentation p where p.conference_id = c.id)))))
$$;

-- A moderator is one where the fair names them.
create or replace function chat_rank(u app_user, room chat_room) returns int language sql stable as $$
  select case
    when not takes_part(u, room.fair_id) or exists (select from chat_sanction s
      where s.user_id = u.id and s.kind = 'ban' and s.fair_id = room.fair_id
        and (s.room_id is null or s.room_id = room.id) and (s.ends_at is null or s.ends_at > now())) then 0
    when 'ROLE_SUPER_ADMIN' = any(u.roles)
      or exists (select from fair_organizer o where o.fair_id = room.fair_id and o.user_id = u.id)
      or ('ROLE_SUPER_ORGANIZER' = any(u.roles) and (not u.is_held or exists (
        select from super_organizer_fair s where s.fair_id = room.fair_id and s.app_user_id = u.id))) then 3
    -- Asked of few: everybody who talks is ranked.
    when 'ROLE_MODERATOR' = any(u.roles) and not coalesce(room.is_team, false)
      and is_named_in(u, room.fair_id, 'ROLE_MODERATOR') then 2
    when room.conference_id is not null and exists (select from conference c
      where c.id = room.conference_id and (c.moderator_id = u.id or exists (
        select from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.user_id = u.id and s.state <> 'declined'))
      and not exists (select from presentation p where p.conference_id = c.id and not exists (
        select from fair_firm ff
        where ff.firm_id = p.firm_id and ff.fair_id = p.fair_id and ff.is_validated = 1))) then 1
    when room.stand_id is not null and u.firm_id = room.firm_id
      and exists (select from fair_firm ff
        where ff.fair_id = room.fair_id and ff.firm_id = room.firm_id and ff.is_validated = 1)
      and (u.is_firm_admin
        or exists (select from stand_contact p where p.stand_id = room.stand_id and p.user_id = u.id)
        or exists (select from stand_admin p where p.stand_id = room.stand_id and p.user_id = u.id)) then 1
    else 0
  end
$$;
