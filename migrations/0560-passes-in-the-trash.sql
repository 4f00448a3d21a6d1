-- A pass that nobody has lies in the trash like what else is taken out of a programme.
alter table trash drop constraint trash_kind_check, add constraint trash_kind_check check (kind in
  ('firm', 'hall', 'conference', 'fair', 'conference_program', 'conference_track', 'conference_room', 'speaker',
  'pass', 'person'));
