-- Whom somebody has blocked: between two people it holds in every fair, whatever becomes of a conversation. Only a booth, and who
-- has blocked one, still blocks in its conversation.
create table person_block (
  user_id int not null references app_user on delete cascade,
  blocked_id int not null references app_user on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index person_block_blocked on person_block (blocked_id);

insert into person_block (user_id, blocked_id, created_at)
select x.user_id, y.user_id, min(x.blocked_at)
from conversation_side x join conversation_side y on y.conversation_id = x.conversation_id and y.side <> x.side
where x.blocked_at is not null and x.user_id <> y.user_id
group by x.user_id, y.user_id;
update conversation_side x set blocked_at = null from conversation_side y
where y.conversation_id = x.conversation_id and y.side <> x.side and x.blocked_at is not null and x.user_id <> y.user_id;

-- Of whom somebody is hidden whom they have blocked.
create or replace view presence_hidden as select user_id, blocked_id as from_id from person_block;
