-- An exhibitor that was taken out of a fair alone, and came again, may lie in its trash twice once the fair does: by itself,
-- for its own days, and as one that comes back with the fair.
alter table trash drop constraint trash_firm_once,
  add constraint trash_firm_once unique (fair_id, firm_id, is_with_fair);
