-- Whether whoever agreed to be recorded, or did not, spoke there: their no stays one once their card is taken off.
alter table recording_consent add column is_speaker boolean not null default false;
update recording_consent rc set is_speaker = true
where exists (select from conference_speaker cs join speaker s on s.id = cs.speaker_id
  where cs.conference_id = rc.conference_id and s.user_id = rc.user_id);
