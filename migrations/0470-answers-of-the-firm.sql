-- Ready answers are the firm's: all its booths, in all fairs, have them; one may be for one booth alone.
alter table ready_answer add firm_id int references firm on delete cascade;
update ready_answer a set firm_id = st.firm_id from stand st where st.id = a.stand_id;
delete from ready_answer where firm_id is null;
alter table ready_answer alter firm_id set not null, alter stand_id drop not null;

-- What its booths say under one title in other words goes on applying where it was written; all else everywhere.
update ready_answer set stand_id = null
where (firm_id, text) in (
    select firm_id, text from ready_answer group by firm_id, text having count(distinct stand_id) > 1)
  or (firm_id, title) not in (
    select firm_id, title from ready_answer group by firm_id, title
    having count(distinct text) > 1 and count(distinct stand_id) > 1);
delete from ready_answer where id not in (select min(id) from ready_answer group by firm_id, text);

-- They stay with the firm when a booth becomes another's, or goes.
drop trigger stand_drops_ready_answers on stand;
drop function stand_drops_ready_answers();
alter table ready_answer drop constraint ready_answer_stand_id_fkey,
  add foreign key (stand_id) references stand on delete set null;
drop index ready_answer_stand;
create index ready_answer_firm on ready_answer (firm_id, rank);
create index ready_answer_stand on ready_answer (stand_id);
