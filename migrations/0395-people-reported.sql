-- A person is reported by the conversation one has with them, also where nothing was written: in a call, at a booth.
alter table message_report
  add conversation_id int references conversation on delete cascade,
  -- whom the report is about
  add side smallint check (side in (1, 2)),
  -- the last of the conversation when it was reported: what is written later is not read
  add latest_id int not null default 0,
  alter message_id drop not null;
update message_report t set conversation_id = m.conversation_id, side = m.side,
    latest_id = (select max(l.id) from direct_message l where l.conversation_id = m.conversation_id)
  from direct_message m where m.id = t.message_id;
alter table message_report alter conversation_id set not null, alter side set not null,
  alter latest_id drop default;
create index message_report_conversation on message_report (conversation_id);
-- Once it is settled they may be reported again.
create unique index conversation_report_once on message_report (conversation_id, reporter_id)
  where message_id is null and settled_at is null;
