import { sql } from 'kysely'
import { isInFair, seesFair } from '#domain/messaging/server/index.ts'
import { ownStand, shownStand, worksOnStand } from '#domain/stands/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden, notFound } from '#platform/server/refusal.ts'
import type { RoomUse } from '#platform/server/room-use.ts'
import type { BoothRoom, boothRoom, enterBoothRoom, moderateBoothRoom } from '../contract/booth-room.ts'
import { isCalledIn } from './callable.ts'
import { comeIn, leaveRoom, lockedRoom, moderateRoom, participantsOf, roomTraits } from './rooms.ts'

type Booth = {
  stand: number
  fair: number
  name: string | null
  room: number | null
  uniqid: string | null
  mayModerate: boolean
  isModuleOn: boolean
  isCalled: boolean
}

/** Whether a stand `st` is there for the person `u`: shown, or they work on it. */
const isThere = sql`(st.trashed_at is null and (${worksOnStand} or exists (
  select 1 from fair_hall h, firm fi where h.id = st.fair_hall_id and fi.id = st.firm_id and ${shownStand})))`

/** The room of a booth stays open to those who see the booth and may be called. */
export const boothRooms: RoomUse = {
  kinds: ['booth'],
  mayStay: sql`(${isCalledIn} and takes_part(u, r.fair_id) and ${seesFair(sql`r.fair_id`)} and ${isThere})`,
}

/** @throws 404 for a booth that the caller does not see, 403 where nobody is called */
async function boothFor(id: number, context: Context): Promise<Booth> {
  const found = await maybeOne<Booth>(context.db)`
    select st.id as stand, st.fair_id as fair,
      (select name from firm where id = st.firm_id) as name, r.id as room, r.uniqid,
      ${ownStand(context.actor)} as "mayModerate",
      f.is_using_visio as "isModuleOn", ${isCalledIn} as "isCalled"
    from stand st join fair f on f.id = st.fair_id join app_user u on u.id = ${context.actor.userId}
      left join visio_room r on r.stand_id = st.id
    where st.id = ${id} and ${isInFair(sql`st.fair_id`, context)} and takes_part(u, st.fair_id)
      and (${isThere} or ${ownStand(context.actor)})`
  if (!found) throw notFound()
  if (!found.isModuleOn) throw forbidden('module_disabled')
  if (!found.isCalled) throw forbidden('calls_not_open')
  return found
}

/** What the room is for whoever reads it. */
function traitsOf(context: Context) {
  const traits = roomTraits('booth', context)
  if (!traits) throw conflict('no_engine')
  const { most, apiKey, isMuteEnforced } = traits
  return { most, apiKey, isMuteEnforced }
}

export async function readBoothRoom(id: number, context: Context): Promise<ResponseOf<typeof boothRoom>> {
  const { stand, name, room, uniqid, mayModerate } = await boothFor(id, context)
  const participants = await participantsOf(room, worksOnStand, context)
  return { uniqid, stand, name, participants, mayModerate, ...traitsOf(context) }
}

/** @throws 403 for whoever was let out, 409 where there is no room; of many at once no more come in than it takes */
export async function enterBooth(id: number, context: Context): Promise<ResponseOf<typeof enterBoothRoom>> {
  const { stand, name, fair, mayModerate } = await boothFor(id, context)
  const entry = await lockedRoom({ kind: 'booth', fair, column: 'stand_id', id: stand }, context)
  const { access } = await comeIn(entry, { isTeam: mayModerate, wishesToPublish: true }, context)
  const participants = await participantsOf(entry.room, worksOnStand, context)
  return { uniqid: entry.uniqid, stand, name, participants, mayModerate, access, ...traitsOf(context) }
}

export async function leaveBooth(id: number, context: Context): Promise<void> {
  const { room } = await boothFor(id, context)
  await leaveRoom(room, context)
}

/** @throws 403 for whoever neither works on the booth nor runs the fair, 409 for who is not there any more */
export async function moderateBooth(
  id: number,
  { connection, action, kind = 'microphone' }: BodyOf<typeof moderateBoothRoom>,
  context: Context,
): Promise<BoothRoom> {
  const { stand, name, fair, room, uniqid, mayModerate } = await boothFor(id, context)
  if (!mayModerate) throw forbidden()
  if (room === null || uniqid === null) throw conflict('peer_gone')
  const user = await moderateRoom(room, connection, { action, kind }, context)
  const details = { user, ...(kind === 'camera' && action !== 'kick' && { kind }) }
  await audit({ action, resource: 'visio_rooms', resourceId: room, fair, details }, context)
  return {
    uniqid,
    stand,
    name,
    participants: await participantsOf(room, worksOnStand, context),
    mayModerate,
    ...traitsOf(context),
  }
}
