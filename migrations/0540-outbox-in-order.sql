-- The outbox of a large fair has a mail or more of each who came: a page of it in the order of recipients or subjects folds and sorts
-- none of the others. As much of a subject as tells it from others, since an entry of an index has its limit.
create index outbox_mail_by_recipient on outbox_mail (left(fold(recipient), 200), id);
create index outbox_mail_by_subject on outbox_mail (left(fold(subject), 200), id);
