-- What people had given firms before is what they are known by: they are contacts too.
insert into lead (firm_id, fair_id, user_id)
select distinct e.firm_id, e.fair_id, e.user_id
from lead_evidence e
where exists (select from fair_firm f where f.firm_id = e.firm_id and f.fair_id = e.fair_id)
  and exists (select from app_user u where u.id = e.user_id and u.firm_id is distinct from e.firm_id)
on conflict on constraint lead_taken do nothing;

-- That a change was told, or that they stand in a file, changes nothing of what is shown.
drop trigger lead_changed on lead;
create trigger lead_changed after update on lead for each row
  when ((old.state, old.owner_id, old.tags, old.changed_at, old.withdrawn_at, old.user_id)
    is distinct from (new.state, new.owner_id, new.tags, new.changed_at, new.withdrawn_at, new.user_id))
  execute function lead_told();
create index lead_visit_recent on lead_visit (user_id, stand_id, last_at);
drop index lead_visit_user;
