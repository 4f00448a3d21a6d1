-- Who writes with whom in a fair: two people, or a person with the booth of a firm. What each side has of it stands in a
-- row of its own: a booth's staff share theirs.
create table conversation (
  id int generated always as identity primary key,
  uuid uuid not null default gen_random_uuid() constraint conversation_uuid_taken unique,
  fair_id int not null references fair on delete cascade,
  kind text not null check (kind in ('people', 'booth')),
  -- who with whom, so that they have one; none once one of them is erased
  pair text,
  created_at timestamptz not null default now(),
  constraint conversation_once unique (fair_id, pair)
);

create table conversation_side (
  conversation_id int not null references conversation on delete cascade,
  -- 1 opened it, 2 is whom they wrote to
  side smallint not null check (side in (1, 2)),
  user_id int references app_user on delete set null,
  -- of a booth: another firm that is given the stand does not get what was written to the first
  stand_id int references stand on delete set null,
  firm_id int references firm on delete set null,
  -- messages: the last that this side sees, up to which it has got them, and up to which it has read them
  last_id int,
  delivered_id int not null default 0,
  read_id int not null default 0,
  read_at timestamptz,
  unread int not null default 0,
  is_archived boolean not null default false,
  -- from then on this side hears nothing of the other
  blocked_at timestamptz,
  -- of a booth: the first message that nobody has answered, and who answers
  waiting_id int,
  taken_by_id int references app_user on delete set null,
  taken_at timestamptz,
  primary key (conversation_id, side),
  check (num_nonnulls(user_id, firm_id) <= 1)
);
create index conversation_side_user on conversation_side (user_id);
create index conversation_side_firm on conversation_side (firm_id);
create index conversation_side_stand on conversation_side (stand_id);
create index conversation_side_taken_by on conversation_side (taken_by_id);

create table direct_message (
  id int generated always as identity primary key,
  conversation_id int not null references conversation on delete cascade,
  -- made by whoever sends it, so that it is kept once however often it is sent
  uuid uuid not null default gen_random_uuid(),
  -- what is not a text is a line about the conversation
  kind text not null default 'text' check (kind in ('text', 'taken', 'handed_over')),
  side smallint not null check (side in (1, 2)),
  author_id int references app_user on delete set null,
  -- to whom it was handed over; the text is then a note for the booth's staff
  colleague_id int references app_user on delete set null,
  text text not null default '' check (char_length(text) <= 5000),
  file_id int references media_object on delete set null,
  -- where it was written from, as it was called then
  context_kind text,
  context_id int,
  context_title text,
  -- whom it was written to had blocked its author: nobody but the author's side sees it
  is_withheld boolean not null default false,
  -- not the transaction's: whoever waited for the conversation writes after the one before
  created_at timestamptz not null default clock_timestamp(),
  constraint direct_message_sent_once unique (author_id, uuid),
  check (num_nonnulls(context_kind, context_id, context_title) in (0, 3))
);
create index direct_message_thread on direct_message (conversation_id, id);
create index direct_message_context on direct_message (context_kind, context_id) where context_kind is not null;
create index direct_message_colleague on direct_message (colleague_id) where colleague_id is not null;
create unique index direct_message_file on direct_message (file_id);

-- How many conversations somebody, or a firm, has begun in a fair on a day.
create table contact_count (
  fair_id int not null references fair on delete cascade,
  day date not null,
  user_id int references app_user on delete cascade,
  firm_id int references firm on delete cascade,
  count int not null check (count > 0),
  constraint contact_count_once unique nulls not distinct (fair_id, day, user_id, firm_id),
  check (num_nonnulls(user_id, firm_id) = 1)
);
create index contact_count_user on contact_count (user_id);
create index contact_count_firm on contact_count (firm_id);

-- What those who run the fair may read of a conversation that is not theirs.
create table message_report (
  id int generated always as identity primary key,
  message_id int not null references direct_message on delete cascade,
  reporter_id int references app_user on delete set null,
  reason text not null check (reason in ('spam', 'insult', 'harassment', 'other')),
  note text not null default '' check (char_length(note) <= 1000),
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  settled_by_id int references app_user on delete set null,
  constraint message_report_once unique (message_id, reporter_id)
);
create index message_report_reporter on message_report (reporter_id);
create index message_report_settled_by on message_report (settled_by_id);

create table ready_answer (
  id int generated always as identity primary key,
  stand_id int not null references stand on delete cascade,
  title text not null,
  text text not null check (char_length(text) <= 5000),
  rank int not null default 0
);
create index ready_answer_stand on ready_answer (stand_id, rank);

-- What a firm has written for its booth does not stay there for another.
create function stand_drops_ready_answers() returns trigger language plpgsql as $$
begin
  delete from ready_answer where stand_id = new.id;
  return null;
end $$;
create trigger stand_drops_ready_answers after update of firm_id on stand for each row
  when (old.firm_id is distinct from new.firm_id) execute function stand_drops_ready_answers();

-- Somebody is to be reached in a fair: let in by it, or one of those who run it, with an account that is open.
create function takes_part(u app_user, fair int) returns boolean language sql stable as $$
  select u.is_validated = 1 and not u.is_closed and u.email_confirmed_at is not null
    and (exists (select from fair_user m where m.fair_id = fair and m.user_id = u.id and m.is_validated = 1)
      or exists (select from fair_organizer o where o.fair_id = fair and o.user_id = u.id)
      or 'ROLE_SUPER_ADMIN' = any(u.roles)
      or ('ROLE_SUPER_ORGANIZER' = any(u.roles)
        and (not u.is_held or exists (select from super_organizer_fair s where s.fair_id = fair and s.app_user_id = u.id))))
$$;

-- Who reads a conversation, and on which side: the person, or whoever works on the booth for the firm that was written to.
-- Its administrators keep what was written to it when the stand is gone. Nobody reads both sides.
create view conversation_reader as
select s.conversation_id, s.side, u.id as user_id
from conversation_side s join conversation c on c.id = s.conversation_id join app_user u on u.id = s.user_id
where takes_part(u, c.fair_id)
union all
select s.conversation_id, s.side, u.id as user_id
from conversation_side s join conversation c on c.id = s.conversation_id
  join fair_firm ff on ff.fair_id = c.fair_id and ff.firm_id = s.firm_id and ff.is_validated = 1
  join app_user u on u.firm_id = s.firm_id
where takes_part(u, c.fair_id)
  and (u.is_firm_admin or exists (
    select from stand st where st.id = s.stand_id and st.firm_id = s.firm_id and st.trashed_at is null
      and (exists (select from stand_contact p where p.stand_id = st.id and p.user_id = u.id)
        or exists (select from stand_admin p where p.stand_id = st.id and p.user_id = u.id))))
  and not exists (select from conversation_side o where o.conversation_id = s.conversation_id and o.user_id = u.id);
