-- Its plans are kept from when the table was empty, until statistics are taken: with the updates of a first minute in it,
-- each placing would read them all.
alter function place_hub_updates(int) set enable_seqscan = off;
