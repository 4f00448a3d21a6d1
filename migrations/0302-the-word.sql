-- Who raised a hand is given the word: they speak on the stage until it is taken back.
alter table conference_hand
  add column word_at timestamptz,
  -- They came on the stage by it, and leave it with it.
  add column is_brought boolean not null default false;
