-- Whether the answer to an application is promised, as its fair had it when it was sent; otherwise its day is a wish.
alter table job_solicitation add column is_promised boolean not null default true;
drop index job_solicitation_due;
create index job_solicitation_due on job_solicitation (answer_due_at)
  where answered_at is null and withdrawn_at is null and overdue_told_at is null and is_promised;
