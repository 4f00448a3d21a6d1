import { sql } from 'kysely'

/** Accounts of whoever moderates the conference `c` or speaks there, as rows of `person`. */
export const conferenceTeam = sql`
  select c.moderator_id as person where c.moderator_id is not null
  union select s.user_id from conference_speaker cs join speaker s on s.id = cs.speaker_id
    where cs.conference_id = c.id and s.user_id is not null and s.state <> 'declined'`
