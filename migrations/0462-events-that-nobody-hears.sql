-- Two events are told no more, since nobody heard them: what waits of them would wait for ever, and hold up its subject.
delete from queued_job where kind in ('event:fair.status_changed', 'event:conversation.taken');
