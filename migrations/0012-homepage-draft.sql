-- The homepage as its editors have kept it and not published yet.
alter table fair add column homepage_draft jsonb;
