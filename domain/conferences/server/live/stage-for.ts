import { sql } from 'kysely'
import { isConnected, roomTraits, videoProvider, visioMoment } from '#domain/calls/server/index.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { formats } from '../../contract/choices.ts'
import { isOver } from '../../contract/entry.ts'
import type { ShownStageRoom } from '../../contract/live.ts'
import { mayStart } from '../../contract/on-air.ts'
import { assertInside, type EntryFor } from '../entry-for.ts'

type Found = {
  format: (typeof formats)[number]
  isStartedBySpeakers: boolean
  isParticipantListVisible: boolean
  liveAt: string | null
  endedAt: string | null
  room: number | null
  own: ShownStageRoom['own']
  people: number
  onStage: number
}

/** Connections `k` of the team of the conference `c` that show themselves or speak. */
export const isTeamOnStage = (context: Pick<Context, 'services'>) => sql`exists (
  select from visio_room r join visio_connection k on k.room_id = r.id
  where r.conference_id = c.id and k.is_team and k.may_publish and ${isConnected(visioMoment(context))})`

const factsOf = (id: number, context: Context) => {
  const isThere = sql`(k.room_id = r.id and ${isConnected(visioMoment(context))})`
  return maybeOne<Found>(context.db)`
    select c.format, c.is_started_by_speakers as "isStartedBySpeakers",
      c.is_participant_list_visible as "isParticipantListVisible", ${instant('c.live_at')} as "liveAt",
      ${instant('c.ended_at')} as "endedAt", r.id as room,
      (select case when k.may_publish then 'publisher' else 'viewer' end from visio_connection k
        where ${isThere} and k.user_id = ${context.actor.userId}) as own,
      (select count(*)::int from visio_connection k where ${isThere}) as people,
      (select count(*)::int from visio_connection k where ${isThere} and k.is_team and k.may_publish)
        as "onStage"
    from conference c left join visio_room r on r.conference_id = c.id
    where c.id = ${id} and c.mode = 'live' and c.hosting = 'integrated'`
}

/** Whether somebody comes to the stage now: the audience while it is on air, the team to rehearse and to look back too. */
function isOpenFor({ entered, isTeam }: EntryFor, { endedAt }: Found, now: number): boolean {
  const { state, begin, fairStatus: status } = entered
  if (state === 'live') return isTeam ? status !== fairStatus.closed : status === fairStatus.open
  if (!isTeam || state === 'cancelled') return false
  if (status === fairStatus.finished || status === fairStatus.closed) return false
  const ended = endedAt === null ? null : Date.parse(endedAt)
  return !isOver(entered, now) || mayStart({ state, begin, endedAt: ended }, now)
}

/** Starts and stops it. */
export const directs = (
  { isDesk, isTeam }: Pick<EntryFor, 'isDesk' | 'isTeam'>,
  { isStartedBySpeakers }: { isStartedBySpeakers: boolean },
) => isDesk || (isTeam && isStartedBySpeakers)

/** The stage of a conference for somebody who may enter; none of what takes place elsewhere. */
export async function shownRoomOf(
  id: number,
  inside: EntryFor,
  context: Context,
): Promise<ShownStageRoom | null> {
  const { services } = context
  const found = await factsOf(id, context)
  if (!found) return null
  const { format, own, people, onStage, liveAt, endedAt } = found
  const provider = videoProvider(services.settings, format)
  const { maxViewers: most, kept } = provider?.capabilities ?? { maxViewers: 0, kept: 0 }
  return {
    provider: provider?.name ?? null,
    role: inside.isTeam || format === 'workshop' ? 'publisher' : 'viewer',
    isOpen: provider !== null && isOpenFor(inside, found, services.now().getTime()),
    isFull: own === null && people >= (inside.isTeam ? most : most - kept),
    most,
    own,
    onStage,
    mayDirect: directs(inside, found),
    liveAt,
    endedAt,
  }
}

export type StageFor = Awaited<ReturnType<typeof stageFor>>

/** @throws 401, 403 for whom is not let in, 404 for what takes place elsewhere, 409 where this server has no engine for it */
export async function stageFor(id: number, context: Context) {
  const inside = await assertInside(id, context)
  const found = await factsOf(id, context)
  if (!found) throw notFound()
  const traits = roomTraits(found.format, context)
  if (!traits) throw conflict('no_engine')
  return {
    inside,
    found,
    traits,
    isOpen: isOpenFor(inside, found, context.services.now().getTime()),
  }
}
