-- Whose a mail is, at whichever of their addresses: it goes with their account. That of what is to outlive it is nobody's.
alter table outbox_mail add column user_id int references app_user (id) on delete cascade;
create index outbox_mail_user on outbox_mail (user_id) where user_id is not null;
update outbox_mail m set user_id = u.id from app_user u where lower(u.email) = lower(m.recipient);

-- Of what was sent nobody has to know who is called how, and who answers whom.
update outbox_mail set recipient_name = null, reply_to = null
where state = 'sent' and num_nonnulls(recipient_name, reply_to) > 0;
