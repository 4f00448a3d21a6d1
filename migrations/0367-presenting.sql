-- Who presents in a conference, as long as the fair has let them in, and on which booth.
create view presenting as
select p.conference_id, p.firm_id, p.stand_id
from presentation p join fair_firm ff on ff.fair_id = p.fair_id and ff.firm_id = p.firm_id
where ff.is_validated = 1;
