-- A cluster admin follows, in one fair, what was assigned to them there: halls, stands, firms.
alter table cluster drop constraint cluster_one;
alter table cluster add column fair_id int references fair (id) on delete cascade,
  add column stand_id int references stand (id) on delete cascade;
update cluster c set fair_id = h.fair_id from fair_hall h where h.id = c.fair_hall_id;
-- A firm was assigned wherever both take part.
insert into cluster (user_id, fair_id, firm_id)
select distinct c.user_id, ff.fair_id, c.firm_id from cluster c join fair_firm ff on ff.firm_id = c.firm_id
join fair_user fu on fu.fair_id = ff.fair_id and fu.user_id = c.user_id where c.fair_id is null;
delete from cluster where fair_id is null;
delete from cluster c using cluster same
where same.id < c.id and (same.user_id, same.fair_id) = (c.user_id, c.fair_id)
  and (same.fair_hall_id, same.firm_id) is not distinct from (c.fair_hall_id, c.firm_id);
alter table cluster alter column fair_id set not null,
  add constraint cluster_one check (num_nonnulls(fair_hall_id, stand_id, firm_id) = 1),
  add constraint cluster_taken unique nulls not distinct (user_id, fair_id, fair_hall_id, stand_id, firm_id);
drop index cluster_user;
create index cluster_fair on cluster (fair_id);
create index cluster_hall on cluster (fair_hall_id);
create index cluster_stand on cluster (stand_id);
create index cluster_firm on cluster (firm_id);

-- Which stands, firms and participations in fairs that comes to: the one definition of scope C.
create view watched_stand as
select c.user_id, c.fair_id, s.id as stand_id, s.firm_id from cluster c
  join stand s on s.fair_id = c.fair_id and s.fair_hall_id = c.fair_hall_id where s.trashed_at is null
union all
select c.user_id, c.fair_id, s.id, s.firm_id from cluster c join stand s on s.id = c.stand_id where s.trashed_at is null
union all
select c.user_id, c.fair_id, s.id, s.firm_id from cluster c
  join stand s on s.firm_id = c.firm_id and s.fair_id = c.fair_id where s.trashed_at is null;

create view watched_firm as
select user_id, fair_id, firm_id from cluster where firm_id is not null
union all
select user_id, fair_id, firm_id from watched_stand where firm_id is not null;

create view watched_participation as
select w.user_id, ff.id as fair_firm_id from watched_firm w
  join fair_firm ff on ff.fair_id = w.fair_id and ff.firm_id = w.firm_id;
