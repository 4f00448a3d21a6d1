-- Names of a brochure in other languages: { "en": "Who we are" }. `title` stands for those that are not named.
alter table stand_resource add column titles jsonb not null default '{}';

-- Uploads of a firm are counted against its share.
create index media_object_firm_size on media_object (firm_id) include (size) where firm_id is not null;
