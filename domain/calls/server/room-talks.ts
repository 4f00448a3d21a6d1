import { beginTalk, endTalk } from '#domain/presence/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { moment } from './call-columns.ts'
import { isConnected } from './connected.ts'
import { tellPerson } from './tell-person.ts'

type Changed = { userId: number; cause: string; isTalking: boolean }

const kind = 'room'

/**
 * Whoever is in a video room with somebody else is busy, as in a call, but for those who look at a stage. Alone one waits
 * there, and is still free for a call. Talks end by themselves after hours: those that go on are begun again before.
 */
export async function settleRoomTalks(surroundings: Pick<Context, 'db' | 'services'>): Promise<void> {
  const { db } = surroundings
  const changed = await many<Changed>(db)`
    with inside as (
      select k.user_id, ${`${kind}:`} || k.room_id as cause, count(*) over (partition by k.room_id) as people
      from visio_connection k join visio_room r on r.id = k.room_id
      where r.kind <> 'call' and (r.kind <> 'plenary' or k.may_publish)
        and ${isConnected(moment(surroundings))}),
    talking as (select user_id, cause from inside where people > 1),
    told as (select user_id, cause, since from presence_talk where split_part(cause, ':', 1) = ${kind})
    select user_id as "userId", cause, talking.cause is not null as "isTalking"
    from talking full join told using (user_id, cause)
    where talking.user_id is null or told.since is null or told.since < now() - interval '4 hours'
    order by user_id, cause`
  for (const { isTalking, ...talk } of changed) {
    await (isTalking ? beginTalk : endTalk)(db, talk)
    await tellPerson(talk.userId, [{ state: 'talk', isTalking }], surroundings)
  }
}
