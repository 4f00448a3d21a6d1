-- Sessions take place in years that are written with four digits, wherever they are: a year is spared at either end for the
-- clocks of the world and the change of day. What a repeat took beyond that has no time any more.
update conference set begin_at = null, end_at = null, version = version + 1
where begin_at < '0002-01-01 00:00Z' or end_at >= '9999-01-01 00:00Z';
alter table conference add constraint conference_years
  check (begin_at >= '0002-01-01 00:00Z'::timestamptz and end_at < '9999-01-01 00:00Z'::timestamptz);
