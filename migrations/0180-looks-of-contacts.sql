-- The figure as which a contact is drawn belongs to the person: in an order it went to somebody else with each who came or left.
alter table stand_contact add column stand_character_id int references stand_character (id) on delete set null;

update stand_contact c set stand_character_id = chosen.stand_character_id
from (
  select c.id, row_number() over (partition by c.stand_id order by c.rank, c.id) as at, c.stand_id
  from stand_contact c join app_user u on u.id = c.user_id and not u.is_closed
) contact
join (
  select cc.stand_id, cc.stand_character_id,
    row_number() over (partition by cc.stand_id order by ch.rank, ch.id) as at
  from stand_character_choice cc join stand_character ch on ch.id = cc.stand_character_id
) chosen on chosen.stand_id = contact.stand_id and chosen.at = contact.at
where c.id = contact.id;

create index stand_contact_character on stand_contact (stand_character_id) where stand_character_id is not null;
drop table stand_character_choice;
delete from field_change where resource = 'stands' and field = 'characters';
