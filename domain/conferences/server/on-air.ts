import { runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import type { ConferenceState } from '../contract/choices.ts'
import { resumeMinutes, teamDoorsMinutes } from '../contract/entry.ts'

type Air = { state: ConferenceState; begin: number | null; endedAt: number | null }

/** Whether it may go on air: from half an hour before it begins, and again within a quarter of an hour after it was ended. */
export const mayStart = ({ state, begin, endedAt }: Air, now: number): boolean =>
  (state === 'scheduled' && (begin === null || now >= begin - teamDoorsMinutes * 60_000)) ||
  (state === 'ended' && endedAt !== null && now <= endedAt + resumeMinutes * 60_000)

/**
 * What `isLive` stands for: it starts and stops. By those who run the fair and whoever moderates. @throws 409 in a wrong order
 */
export async function airOf(
  { isLive, ...input }: Input,
  current: Row | null,
  fair: number | null,
  { db, actor, services }: Context,
): Promise<Input> {
  if (!current) {
    if (isLive) throw conflict('state_conflict')
    return input
  }
  if (!runsFair(actor, fair) && idOf(current.moderator) !== actor.userId) throw forbidden('field_forbidden')
  const air = await maybeOne<Air>(db)`
    select state, (extract(epoch from begin_at) * 1000)::float8 as begin,
      (extract(epoch from ended_at) * 1000)::float8 as "endedAt"
    from conference where id = ${current.id}`
  const now = services.now()
  if (!air) throw conflict('state_conflict')
  if (isLive && !mayStart(air, now.getTime())) throw conflict('state_conflict')
  if (!isLive && air.state !== 'live') throw conflict('state_conflict')
  return isLive
    ? { ...input, state: 'live', live_at: now.toISOString(), ended_at: null }
    : { ...input, state: 'ended', ended_at: now.toISOString() }
}
