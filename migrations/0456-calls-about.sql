-- What somebody who waited for this call wants to talk about, in their words.
alter table visio_call add column about text not null default '' check (char_length(about) <= 200);
