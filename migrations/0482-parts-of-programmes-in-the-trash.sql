-- What a programme is arranged by lies in the trash as rows, with what is its own and which sessions it belonged to.
alter table trash drop constraint trash_kind_check, add constraint trash_kind_check check (kind in
  ('firm', 'hall', 'conference', 'fair', 'conference_program', 'conference_track', 'conference_room', 'speaker',
  'person'));
