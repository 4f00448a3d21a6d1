-- Whoever answers has it from a colleague, and has not opened it since.
alter table conversation_side add column is_handed_over boolean not null default false;
-- Something waits with whoever answers, and they were not there when it was looked for last, nor since then.
alter table conversation_side add column taker_away_since timestamptz;
create index conversation_side_taken_waiting on conversation_side (waiting_id)
  where waiting_id is not null and taken_by_id is not null;
