-- When the queue was last looked after: while nobody did, as while the server was away, nobody's time runs out.
alter table waiting_queue add column looked_at timestamptz;
