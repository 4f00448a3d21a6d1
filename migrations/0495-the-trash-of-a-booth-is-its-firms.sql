-- What a firm removed from its booth is that firm's: whoever has the booth afterwards neither reads it nor puts it back, and
-- its files go after their days like those of others. Firms that are merged take it along.
alter table stand_trash add column firm_id int references firm (id) on delete cascade;
-- Of a booth that has changed firms since, its files tell; where nothing is told, it is of whose the booth is.
delete from stand_trash t using stand st, media_object m
where st.id = t.stand_id and m.id in (t.media_id, t.still_id) and m.firm_id is not null and m.firm_id <> st.firm_id;
update stand_trash t set firm_id = st.firm_id from stand st where st.id = t.stand_id;
alter table stand_trash alter column firm_id set not null;
create index stand_trash_firm on stand_trash (firm_id);
