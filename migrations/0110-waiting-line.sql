-- Who waits before whom, without those who waited there on other days.
create index waiting_place_line on waiting_place (stand_id, turn) where state = 'waiting';
