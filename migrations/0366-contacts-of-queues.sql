-- Who is received out of a queue is a contact of the day: written to, as the conversation says, or called, once for a place.
alter table waiting_place add column is_call_counted boolean not null default false;
-- Also because the contacts of the day are used up, theirs or the booth's.
alter table waiting_place drop constraint waiting_place_closed_because_check,
  add constraint waiting_place_closed_because_check
    check (closed_because in ('booth', 'unstaffed', 'not_allowed', 'daily_limit'));
