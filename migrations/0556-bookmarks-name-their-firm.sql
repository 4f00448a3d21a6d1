-- Of whom something was kept, as it was then: what was kept of a booth while it was another firm's is no evidence for the next one.
-- Nobody can say it any more of what was kept before a booth changed hands, or on that day.
alter table bookmark add column firm_id int references firm (id) on delete set null;
create index bookmark_firm on bookmark (firm_id);
update bookmark b set firm_id = st.firm_id
from stand st join fair f on f.id = st.fair_id left join stat_handover o on o.stand_id = st.id
where st.id = coalesce(b.stand_id, (select sr.stand_id from stand_resource sr where sr.id = b.stand_resource_id))
  and (o.day is null or (b.created_at at time zone f.time_zone)::date > o.day);
create function bookmark_of_firm() returns trigger language plpgsql as $$
begin
  new.firm_id := (select st.firm_id from stand st where st.id = coalesce(new.stand_id,
    (select sr.stand_id from stand_resource sr where sr.id = new.stand_resource_id)));
  return new;
end $$;
create trigger bookmark_of_firm before insert on bookmark for each row execute function bookmark_of_firm();

create or replace view lead_evidence as
select j.fair_id, j.firm_id, s.user_id, 'application' as kind, s.id as source_id, s.sent_at as at,
  null::int as stand_id, null::int as by_id
from job_solicitation s join job j on j.id = s.job_id
where s.withdrawn_at is null and s.emptied_at is null and (not s.is_anonymous or s.revealed_at is not null)
union all
select c.fair_id, b.firm_id, p.user_id, 'conversation', c.id, w.at, b.stand_id, null
from conversation_side b join conversation c on c.id = b.conversation_id
  join conversation_side p on p.conversation_id = b.conversation_id and p.side <> b.side and p.user_id is not null
  cross join lateral (select m.created_at as at from direct_message m
    where m.conversation_id = c.id and m.side = p.side and m.kind = 'text' and not m.is_withheld order by m.id limit 1) w
where b.firm_id is not null
union all
select r.fair_id, k.receiver_firm_id, k.caller_id, 'call', k.room_id, k.accepted_at, null, k.receiver_id
from visio_call k join visio_room r on r.id = k.room_id
where k.accepted_at is not null and k.receiver_firm_id is not null and k.caller_id is not null
  and k.caller_firm_id is distinct from k.receiver_firm_id
union all
select r.fair_id, k.caller_firm_id, k.receiver_id, 'call', k.room_id, k.accepted_at, null, k.caller_id
from visio_call k join visio_room r on r.id = k.room_id
where k.accepted_at is not null and k.caller_firm_id is not null and k.receiver_id is not null
  and k.caller_firm_id is distinct from k.receiver_firm_id
union all
select w.fair_id, w.firm_id, w.user_id, 'queue', w.id, w.talk_began_at, w.stand_id, w.contact_id
from waiting_place w where w.state in ('talking', 'served')
union all
select n.fair_id, n.firm_id, n.user_id, 'card', n.id, n.given_at, n.stand_id, null
from consent n where n.purpose = 'card' and n.withdrawn_at is null and n.source <> 'scan'
union all
select n.fair_id, n.firm_id, n.user_id, 'scan', n.id, n.at, n.stand_id, n.scanned_by
from lead_scan n where n.withdrawn_at is null
union all
select v.fair_id, v.firm_id, v.user_id, v.kind, v.id, v.at, v.stand_id, null
from lead_visit v
where exists (select from consent n where n.firm_id = v.firm_id and n.fair_id = v.fair_id and n.user_id = v.user_id
  and n.purpose = 'visits' and n.withdrawn_at is null)
union all
select n.fair_id, n.firm_id, n.user_id, 'bookmark', b.id, b.created_at, st.id, null
from consent n join bookmark b on b.user_id = n.user_id and b.firm_id = n.firm_id and b.created_at >= n.given_at
  left join stand_resource sr on sr.id = b.stand_resource_id
  join stand st on st.id = coalesce(b.stand_id, sr.stand_id) and st.firm_id = n.firm_id and st.fair_id = n.fair_id
where n.purpose = 'visits' and n.withdrawn_at is null and n.version <> '1'
union all
select n.fair_id, n.firm_id, n.user_id, 'session', a.id, a.entered_at, null, null
from consent n join conference_attendance a on a.user_id = n.user_id and a.entered_at >= n.given_at and not a.is_team
  join conference o on o.id = a.conference_id and o.firm_id = n.firm_id and o.fair_id = n.fair_id
where n.purpose = 'visits' and n.withdrawn_at is null and n.version <> '1';
-- What is kept no longer touches the contacts of whose it was.
create or replace function lead_of_bookmark() returns trigger language plpgsql as $$
begin
  perform lead_touched(n.firm_id, n.fair_id, n.user_id)
  from stand st join consent n on n.fair_id = st.fair_id and n.firm_id = coalesce(new.firm_id, old.firm_id)
    and n.user_id = coalesce(new.user_id, old.user_id)
    and n.purpose = 'visits' and n.withdrawn_at is null and n.version <> '1'
  where st.id = coalesce(new.stand_id, old.stand_id,
    (select sr.stand_id from stand_resource sr where sr.id = coalesce(new.stand_resource_id, old.stand_resource_id)));
  return null;
end $$;
-- Whose contact rests on less since is counted again, and whoever is none any more is told as withdrawn.
update lead l set is_pending = true
from bookmark b left join stand_resource sr on sr.id = b.stand_resource_id
  join stand st on st.id = coalesce(b.stand_id, sr.stand_id)
where b.firm_id is null and l.user_id = b.user_id and l.firm_id = st.firm_id and l.fair_id = st.fair_id
  and l.withdrawn_at is null;
