import { sql } from 'kysely'
import { presenceStatus } from '#domain/presence/server/index.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { conversationLeft } from '../contract/events.ts'
import { pushToSides } from './push.ts'
import type { ConversationSide } from './side.ts'
import { isWrittenIn, lockConversation } from './thread.ts'

/** Minutes for which a message waits with whoever answers, or since they have the conversation, where they are not there. */
const waitingMinutes = 5
/** Seconds between the look that missed them first and the one that frees it: while the server was away, everybody was. */
const awaySeconds = 50

/** Sides `s` of booths with whose taker somebody waits, by a message `m`. */
const waiting = sql`conversation_side s join conversation c on c.id = s.conversation_id
  join fair f on f.id = c.fair_id and f.is_using_direct_message_module and ${isWrittenIn}
  join direct_message m on m.id = s.waiting_id and s.taken_by_id is not null`

const isAway = sql`(${presenceStatus(sql`s.taken_by_id`, sql`c.fair_id`)} = 'offline')`

const isLeft = sql`s.taker_away_since < clock_timestamp() - make_interval(secs => ${awaySeconds})
  and greatest(m.created_at, s.taken_at) < clock_timestamp() - make_interval(mins => ${waitingMinutes})
  and ${isAway}`

const lookForTakers = ({ database }: Services) =>
  database.transaction(db =>
    sql`
    update conversation_side s set taker_away_since = case when seen.is_away then clock_timestamp() end
    from (
      select s.conversation_id, s.side, ${isAway} as is_away from ${waiting}
      where (s.taker_away_since is null) = ${isAway}
      order by s.conversation_id, s.side for update of s skip locked) seen
    where s.conversation_id = seen.conversation_id and s.side = seen.side`.execute(db),
  )

type Left = { uuid: string; fair: number; side: ConversationSide; message: number; taken: string }

const freeOne = (id: number, services: Services) =>
  services.database.transaction(async db => {
    await lockConversation(id, { db })
    const left = await maybeOne<Left>(db)`
      update conversation_side s set taken_by_id = null, taken_at = null, taker_away_since = null,
        is_handed_over = false
      from (
        select c.uuid, c.fair_id as fair, s.side, s.waiting_id as message, ${instant('s.taken_at')} as taken
        from ${waiting}
        where s.conversation_id = ${id} and ${isLeft}) gone
      where s.conversation_id = ${id} and s.side = gone.side
      returning gone.uuid, gone.fair, gone.side, gone.message, gone.taken`
    if (!left) return
    const { uuid, fair, side, message, taken } = left
    await pushToSides(id, [1, 2], { type: 'changed', conversation: uuid }, { db })
    await emit({ db, services }, conversationLeft, { conversation: id, fair, message, side, taken })
  })

/** What waits with somebody who has gone, or is seen by nobody, waits for all who work on the booth again. */
export async function freeLeft(services: Services): Promise<void> {
  await lookForTakers(services)
  const left = await many<{ id: number }>(services.database.kysely)`
    select c.id from ${waiting} where ${isLeft} order by s.waiting_id`
  for (const { id } of left) await freeOne(id, services)
}
