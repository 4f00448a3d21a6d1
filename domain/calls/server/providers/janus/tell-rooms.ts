import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Signal } from '../../../contract/connection.ts'
import { moment } from '../../call-columns.ts'
import { isConnected, pushToRoom } from '../../connected.ts'
import { tellPerson } from '../../tell-person.ts'
import type { Feed } from './feeds.ts'

type Surroundings = Pick<Context, 'db' | 'services'>

/** Everybody in a room with an engine is told that it does not answer, or does again. */
export async function tellEngine(isAvailable: boolean, surroundings: Surroundings): Promise<void> {
  const all = await many<{ person: number; room: string }>(surroundings.db)`
    select k.user_id as person, r.uniqid as room
    from visio_connection k join visio_room r on r.id = k.room_id
    where r.kind <> 'call' and ${isConnected(moment(surroundings))}`
  for (const { person, room } of all)
    await tellPerson(person, [{ state: 'engine', room, isAvailable }], surroundings)
}

export const tellPublished = (
  state: 'publish' | 'unpublish',
  { room, uniqid, user, connection }: Pick<Feed, 'room' | 'uniqid' | 'user' | 'connection'>,
  surroundings: Surroundings,
) => pushToRoom(room, { state, room: uniqid, user, connection }, surroundings)

/** What the engine says to a page, of what that sends or of what it gets of another. */
export const tellPage = (
  { uniqid, user, connection, source }: Pick<Feed, 'uniqid' | 'user' | 'connection' | 'source'>,
  signal: Signal,
  surroundings: Surroundings,
) =>
  tellPerson(
    user,
    [{ state: 'signal', room: uniqid, from: source ?? connection, to: connection, number: null, signal }],
    surroundings,
  )
