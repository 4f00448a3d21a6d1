-- What is read with almost every call of a visitor joins a dozen tables, and planning that takes ten times as long as reading it.
-- Within a function the plan is made once for each connection, for all values alike, and the statements around it are planned
-- as if it were one table.

-- Of one conversation, or of all (null): those that somebody reads, and on which side.
create function read_by(reader int, one int) returns table (conversation_id int, side smallint)
  language plpgsql stable rows 20 set plan_cache_mode = force_generic_plan as $$
begin
  if one is null then
    return query select r.conversation_id, r.side from conversation_reader r where r.user_id = reader;
  else
    return query select r.conversation_id, r.side from conversation_reader r where r.user_id = reader and r.conversation_id = one;
  end if;
end $$;

-- Of the contacts of a booth those who are there.
create function staff_present(stand int) returns table (user_id int, is_busy boolean, expected_until timestamptz)
  language plpgsql stable rows 3 set plan_cache_mode = force_generic_plan as $$
begin
  return query select p.user_id, p.is_busy, p.expected_until from stand_present p where p.stand_id = stand;
end $$;
