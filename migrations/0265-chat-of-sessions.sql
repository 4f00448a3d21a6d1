-- A chat room may belong to a conference: one for all who are in it, one for its team.
alter table chat_room
  add column conference_id int references conference on delete cascade,
  add column is_team boolean not null default false;
alter table chat_room drop constraint chat_room_once;
alter table chat_room add constraint chat_room_once
  unique nulls not distinct (fair_id, fair_hall_id, stand_id, firm_id, conference_id, is_team);
alter table chat_room add constraint chat_room_of_conference
  check (conference_id is null or num_nonnulls(fair_hall_id, stand_id) = 0);
alter table chat_room add constraint chat_room_of_team check (not is_team or conference_id is not null);
create index chat_room_conference on chat_room (conference_id);

-- In the rooms of a conference whoever moderates or speaks there is above those who talk; among its team nobody else is.
create or replace function chat_rank(u app_user, room chat_room) returns int language sql stable as $$
  select case
    when not takes_part(u, room.fair_id) or exists (select from chat_sanction s
      where s.user_id = u.id and s.kind = 'ban' and s.fair_id = room.fair_id
        and (s.room_id is null or s.room_id = room.id) and (s.ends_at is null or s.ends_at > now())) then 0
    when 'ROLE_SUPER_ADMIN' = any(u.roles)
      or exists (select from fair_organizer o where o.fair_id = room.fair_id and o.user_id = u.id)
      or ('ROLE_SUPER_ORGANIZER' = any(u.roles) and (not u.is_held or exists (
        select from super_organizer_fair s where s.fair_id = room.fair_id and s.app_user_id = u.id))) then 3
    when 'ROLE_MODERATOR' = any(u.roles) and not coalesce(room.is_team, false) then 2
    when room.conference_id is not null and exists (select from conference c
      where c.id = room.conference_id and (c.moderator_id = u.id or exists (
        select from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.user_id = u.id and s.state <> 'declined'))) then 1
    when room.stand_id is not null and u.firm_id = room.firm_id
      and exists (select from fair_firm ff
        where ff.fair_id = room.fair_id and ff.firm_id = room.firm_id and ff.is_validated = 1)
      and (u.is_firm_admin
        or exists (select from stand_contact p where p.stand_id = room.stand_id and p.user_id = u.id)
        or exists (select from stand_admin p where p.stand_id = room.stand_id and p.user_id = u.id)) then 1
    else 0
  end
$$;
