-- What is reported again while the report waits, with the last of the conversation then: of reason and note what was not said yet.
alter table message_report add column repeats jsonb not null default '[]'
  check (jsonb_typeof(repeats) = 'array' and jsonb_array_length(repeats) <= 20);
