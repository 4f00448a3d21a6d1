-- Days of a programme that were repeated are taken back by what the repeat has made, as an import is undone.
alter table import_run drop constraint import_run_kind_check;
alter table import_run add constraint import_run_kind_check check (kind in ('stands', 'people', 'programme', 'repeat'));
