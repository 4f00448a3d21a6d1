import { sql } from 'kysely'
import type { Actor } from '#platform/server/actor.ts'
import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'
import type { GatheredTopic, NamedSubscription } from '#platform/server/hub/topic.ts'
import type { HubUpdate } from '#platform/server/hub/update.ts'
import { callingPath, statusPath } from '../contract/paths.ts'
import { mostPresent, type PresenceBatch } from '../contract/presence.ts'
import { presenceType } from './person-news.ts'
import { isHiddenFrom } from './person-status.ts'
import { isFairShared } from './shared-fair.ts'
import { presenceTopic } from './topic.ts'

type Db = Database['kysely']
type Somebody = { fair: number; id: number; status: string | null }

/** Somebody is named once for each fair: leaving one of two is no leaving of the other. */
const named = ({ fair, id }: Omit<Somebody, 'status'>, active: boolean): NamedSubscription => ({
  subscriber: `/fairs/${fair}/users/${id}`,
  payload: { id },
  active,
})

/** What a batch says, made once for all who hear it. */
function everybodyOf({ topics: [topic = ''], type, data }: HubUpdate): Somebody[] {
  if (type !== presenceType) return []
  const fair = Number(topic.split(':')[1])
  const { on, off }: PresenceBatch = JSON.parse(data)
  return [
    ...off.map(id => ({ fair, id, status: null })),
    ...on.map(({ id, status }) => ({ fair, id, status })),
  ]
}

/** Whoever runs everything takes part in all fairs. */
const fairsMost = 50

/** The fairs in which somebody takes part, those that begin last first. */
const gather = async (actor: Actor, db: Db): Promise<string[]> =>
  (
    await many<{ topic: string }>(db)`
      select ${`${presenceTopic.name}:`} || f.id as topic from fair f where ${isFairShared(sql`f.id`, actor)}
      order by f.start_date desc nulls last, f.id desc limit ${fairsMost}`
  ).map(({ topic }) => topic)

const listPresent = (actor: Actor, db: Db) => many<Somebody>(db)`
  select p.fair_id as fair, p.user_id as id, p.status from presence_person p
  where p.fair_id in (select f.id from fair f where ${isFairShared(sql`f.id`, actor)})
    and not ${isHiddenFrom(sql`p.user_id`, sql`${actor.userId}`)}
  order by p.fair_id, p.user_id limit ${mostPresent}`

/** Who is there, in the fairs of whoever hears it; whoever hears it is there themselves. */
export const statusTopic: GatheredTopic = {
  path: statusPath,
  gather,
  say: update => everybodyOf(update).map(one => named(one, one.status !== null)),
  list: async (actor, db) => (await listPresent(actor, db)).map(one => named(one, true)),
}

/** Who of them is talking. */
export const callingTopic: GatheredTopic = {
  path: callingPath,
  gather,
  say: update => everybodyOf(update).map(one => named(one, one.status === 'busy')),
  list: async (actor, db) =>
    (await listPresent(actor, db)).filter(({ status }) => status === 'busy').map(one => named(one, true)),
}
