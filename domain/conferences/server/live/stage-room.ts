import { sql } from 'kysely'
import {
  comeIn,
  leaveRoom,
  lockedRoom,
  type Moderation,
  moderateRoom,
  participantsOf,
} from '#domain/calls/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { changePublisher, enterStageRoom, StageRole, StageRoom } from '../../contract/live.ts'
import { type StageFor, stageFor } from './stage-for.ts'
import { ownWord } from './word.ts'

/** People of the audience who are in and wish to be named. */
const shownIn = async (id: number, { db, services }: Context) => {
  const rows = await many<{ person: number }>(db)`
    select user_id as person from conference_attendance where conference_id = ${id} and is_shown
      and left_at is null and until > ${services.now().toISOString()}::timestamptz`
  return new Set(rows.map(({ person }) => person))
}

/**
 * Who is on stage is named to all; who only looks to the team, and to all where the conference says so and they wish it
 * themselves.
 */
async function roomAs(
  id: number,
  { inside, found, traits }: StageFor,
  room: number | null,
  context: Context,
): Promise<StageRoom> {
  const { most, mostPublishing, apiKey, isMuteEnforced } = traits
  const all = await participantsOf(room, sql`k.is_team`, context)
  const shown = !inside.isTeam && found.isParticipantListVisible ? await shownIn(id, context) : new Set()
  return {
    participants: inside.isTeam
      ? all
      : all.filter(({ isPublishing, person }) => isPublishing || shown.has(person.id)),
    people: all.length,
    most,
    mostPublishing,
    apiKey,
    isMuteEnforced,
    mayModerate: inside.isDesk,
  }
}

export async function readStageRoomOf(id: number, context: Context): Promise<StageRoom> {
  const stage = await stageFor(id, context)
  return roomAs(id, stage, stage.isOpen ? stage.found.room : null, context)
}

/** @throws 403, 404, 409 where it is not open, or there is no room; of many at once no more come in than it takes */
export async function enterStage(
  id: number,
  role: StageRole,
  context: Context,
): Promise<ResponseOf<typeof enterStageRoom>> {
  const stage = await stageFor(id, context)
  const { inside, found, isOpen } = stage
  if (!isOpen) throw conflict('stage_closed')
  const entry = await lockedRoom(
    { kind: found.format, fair: inside.fair, column: 'conference_id', id },
    context,
  )
  const wishesToPublish =
    role === 'publisher' && (inside.isTeam || found.format === 'workshop' || (await ownWord(id, context)))
  const { access, isPublishing } = await comeIn(entry, { isTeam: inside.isTeam, wishesToPublish }, context)
  return {
    ...(await roomAs(id, stage, entry.room, context)),
    role: isPublishing ? 'publisher' : 'viewer',
    access,
  }
}

const roomOf = async (id: number, { db }: Context) =>
  (await maybeOne<{ room: number }>(db)`select id as room from visio_room where conference_id = ${id}`)
    ?.room ?? null

/** Also by whoever may no longer come in. @throws 404 */
export async function leaveStage(id: number, context: Context): Promise<void> {
  await reachRow(implementationOf('conferences'), id, 'R', context)
  await leaveRoom(await roomOf(id, context), context)
}

type Change = BodyOf<typeof changePublisher>

/** What is asked for, one after the other; whoever is let out need not be muted. */
function asked({ isOut, isMuted, isCameraMuted }: Change): Moderation[] {
  if (isOut) return [{ action: 'kick', kind: 'microphone' }]
  const muting = (kind: Moderation['kind'], isSo: boolean | undefined): Moderation[] =>
    isSo === undefined ? [] : [{ action: isSo ? 'mute' : 'unmute', kind }]
  return [...muting('microphone', isMuted), ...muting('camera', isCameraMuted)]
}

/** @throws 403 for whoever does not moderate here, 409 for who is not there any more */
export async function changePublisherOf(
  { id, connection }: { id: number; connection: string },
  change: Change,
  context: Context,
): Promise<StageRoom> {
  const stage = await stageFor(id, context)
  const { inside, found } = stage
  if (!inside.isDesk) throw forbidden()
  for (const moderation of asked(change)) {
    const { action, kind } = moderation
    const user = await moderateRoom(found.room, connection, moderation, context)
    const entry = { action, resource: 'conferences', resourceId: id, fair: inside.fair }
    await audit({ ...entry, details: { user, kind } }, context)
  }
  return roomAs(id, stage, found.room, context)
}
