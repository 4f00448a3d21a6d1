-- Whoever moderates a room moderates its sessions that have nobody else, as those that come into it from now on.
update conference c set moderator_id = r.moderator_id, version = c.version + 1
from conference_room r join fair_participant m on m.fair_id = r.fair_id and m.user_id = r.moderator_id
where r.id = c.conference_room_id and c.moderator_id is null and c.state in ('draft', 'scheduled');
