-- What a file said of each, the last time it was read: by it an import knows what has changed here and what in the file.
alter table conference_program add column imported jsonb, add column import_choices jsonb not null default '{}';
alter table conference_room add column imported jsonb;
alter table conference_track add column imported jsonb;
alter table speaker add column imported jsonb;

-- Imports of programmes are undone as others are, by their rows; for longer, and of what nobody has touched since.
alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check check (kind in ('stands', 'people', 'programme'));
alter table programme_import drop column before;
alter table programme_import add column run_id int not null references import_run (id) on delete cascade;
alter table programme_import add column file_name text not null default '' check (char_length(file_name) <= 200);
create index programme_import_run on programme_import (run_id);

select is_kept_by_import(name, 'id') from unnest(array['conference_program', 'conference_track', 'conference_room', 'speaker',
  'conference', 'conference_document']) name;
select is_kept_by_import('conference_speaker', 'conference_id', 'speaker_id');
