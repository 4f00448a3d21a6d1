-- The dates as they were set, and as the renewal wrote them last: a fair of the 31st comes back to it after a shorter month.
alter table fair
  -- { "first": [start, end], "now": [start, end] }; what was said of other dates than those of the fair counts no more
  add column renewal jsonb check (jsonb_typeof(renewal) = 'object');
