-- What a file is for: it decides who may read a private one. Names are those that the domains declare.
alter table media_object add column use text not null default 'picture';
alter table media_object drop constraint media_object_type_check;
-- 5 is sound
alter table media_object add constraint media_object_type_known check (type between 1 and 5);

-- Nothing that is shown becomes another: what is cached stays good.
alter table media_object disable trigger user;
update media_object m set use = told.use
from (
  select id, case
    when id in (select logo_id from firm union all select logo_id from stand) then 'logo'
    when id in (select poster_id from stand) then 'poster'
    when id in (select media_id from stand_resource) then 'brochure'
    when file_path in (select video->>'image' from stand) then 'still'
    when type in (2, 3) then 'document'
    when type = 4 then 'video'
    else 'picture'
  end as use
  from media_object
) told
where told.id = m.id and told.use <> 'picture';
alter table media_object enable trigger user;
