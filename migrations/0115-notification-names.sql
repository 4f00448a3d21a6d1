-- Whom the words of a notification name: it goes with them.
alter table notification add column named_id int references app_user on delete cascade;
create index notification_named on notification (named_id) where named_id is not null;

-- What was told before: of calls the subject says who, of messages the conversation does.
update notification n set named_id = u.id from app_user u
  where n.kind in ('call_missed', 'call_refused', 'call_failed') and n.subject = 'caller:' || u.id;
delete from notification where kind in ('call_missed', 'call_refused', 'call_failed') and named_id is null;
update notification n set named_id = s.user_id from conversation_side s
  where n.kind in ('message_received', 'booth_message_received') and n.subject = 'conversation:' || s.conversation_id
    and s.user_id is not null and s.user_id <> n.user_id
    and not exists (select from conversation_side booth where booth.conversation_id = s.conversation_id
      and booth.firm_id is not null and n.kind = 'message_received');
update notification n set named_id = o.offered_by_id from role_offer o
  where n.kind = 'role_offered' and n.cause = 'offer:' || o.id;

-- A card or a profile about which somebody called or waited, of a person who is gone by now.
update visio_call set context_kind = null, context_id = null, context_title = null
  where context_kind in ('card', 'profile') and not exists (select from app_user u where u.id = context_id);
update waiting_place set context_kind = null, context_id = null, context_title = null
  where context_kind in ('card', 'profile') and not exists (select from app_user u where u.id = context_id);
