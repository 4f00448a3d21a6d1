import { type RawBuilder, sql } from 'kysely'
import type { ChatRoomUse } from '#platform/server/chat-room-use.ts'
import { declared } from '#platform/server/domains.ts'

type Sql = RawBuilder<unknown>

/** Where a room `r` is. */
export const roomKind = sql`case when r.conference_id is not null
    then case when r.is_team then 'team' else 'session' end
  when r.stand_id is not null then 'booth' when r.fair_hall_id is not null then 'hall' else 'lobby' end`

/** What the domain whose record the room `r` belongs to says of it; `otherwise` of all that belong to a place. */
export const asUsed = (say: (use: ChatRoomUse) => Sql, otherwise: Sql): Sql => sql`case ${roomKind}
  ${sql.join(
    declared('chatRooms').map(use => sql`when ${sql.lit(use.kind)} then ${say(use)}`),
    sql` `,
  )} else ${otherwise} end`

/** Of a room that belongs to a record. */
export const declaredFor = (kind: string): ChatRoomUse | undefined =>
  declared('chatRooms').find(use => use.kind === kind)
