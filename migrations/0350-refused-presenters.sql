-- In the rooms of a presentation nobody of an exhibitor that the fair has not let in is above those who talk.
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

-- What an exhibitor presents is shown as long as it is, and the fair lets it in: open pages and programmes are told.
create function presentations_told() returns trigger language plpgsql as $$
declare
  shown int[];
begin
  if tg_table_name = 'firm' then
    shown := array(select conference_id from presentation where firm_id = new.id);
  else
    shown := array(select conference_id from presentation
      where firm_id = coalesce(new.firm_id, old.firm_id) and fair_id = coalesce(new.fair_id, old.fair_id));
  end if;
  perform tell_place('conference:' || id) from unnest(shown) id;
  perform program_shown_anew(array(select distinct conference_program_id from conference
    where id = any(shown) and conference_program_id is not null));
  return null;
end $$;
create trigger presentations_came_and_went after insert or delete on fair_firm for each row
  execute function presentations_told();
create trigger presentations_told after update on fair_firm for each row
  when (old.is_validated is distinct from new.is_validated) execute function presentations_told();
create trigger presentations_told after update on firm for each row
  when (old.is_visible is distinct from new.is_visible) execute function presentations_told();
