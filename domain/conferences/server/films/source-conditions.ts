import { sql } from 'kysely'

/** Condition: by the source `s` the conference `c` is seen as it goes on: its own, else its room’s. */
export const isSourceOf = sql`(not s.is_replay and (s.conference_id = c.id
  or (s.conference_room_id = c.conference_room_id
    and not exists (select from conference_source own
      where own.conference_id = c.id and not own.is_replay))))`

/** Condition: a film was linked by which the conference `c` can be seen again: its own, or what its room shows. */
export const isLinkedTo = sql`exists (select from conference_source s where s.kind <> 'tool'
  and (s.conference_id = c.id or (s.conference_room_id = c.conference_room_id and not s.is_replay)))`

/** Condition: what goes on in the conference `c` is nowhere but in other tools. */
export const isInTools = sql`coalesce((select bool_and(s.kind = 'tool') from conference_source s
  where ${isSourceOf}), false)`

/** Condition: the conference `c` goes on in a room of this server, or in another tool: into both one comes as oneself. */
export const isInRoom = sql`(c.mode = 'live' and (c.hosting = 'integrated' or ${isInTools}))`
