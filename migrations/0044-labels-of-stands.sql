-- What the organizer's list calls a booth (`C1204`, `3-A05`), beside the number of its place; empty: its hall and place.
alter table stand add column label text check (length(label) between 1 and 20);
create unique index stand_label_taken on stand (fair_id, fold(regexp_replace(label, '\s+', '', 'g')))
  where label is not null and trashed_at is null;

-- What stands on the sign of a booth, and of a place. A letter that ends in a digit is kept apart from the number:
-- `H1-11` and `H11-1` are two booths.
create function stand_label(label text, letter text, number int) returns text
  language sql immutable parallel safe
  as $$ select case when number is null then null else coalesce(label, letter || case when letter ~ '[0-9]$' then '-' else '' end || number) end $$;
