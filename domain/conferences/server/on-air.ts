import { sql } from 'kysely'
import { videoProvider } from '#domain/calls/server/index.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { conflict, forbidden } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { type Input, implementationOf, type Row } from '#platform/server/resource/registry.ts'
import type { ConferenceState, formats, hostings } from '../contract/choices.ts'
import { overrunMinutes } from '../contract/entry.ts'
import { type Air, mayStart } from '../contract/on-air.ts'
import { entryFor } from './entry-for.ts'
import { directs, isTeamOnStage } from './live/stage-for.ts'
import { ringStageSoon } from './stage/ring-stage.ts'

type Found = Air & {
  hosting: (typeof hostings)[number]
  format: (typeof formats)[number]
  isStartedBySpeakers: boolean
}

type Change = { state: ConferenceState; live_at?: string; ended_at: string | null }

/** What becomes of it, or nothing where it is so already. @throws 403 for whoever does not direct it, 409 in a wrong order */
async function changeOf(id: number, isLive: boolean, context: Context): Promise<Change | null> {
  const { db, services } = context
  const { entered, isDesk, isTeam, entry } = await entryFor(id, context)
  const found = await one<Found>(db)`
    select state, (extract(epoch from begin_at) * 1000)::float8 as begin,
      (extract(epoch from ended_at) * 1000)::float8 as "endedAt", hosting, format,
      is_started_by_speakers as "isStartedBySpeakers"
    from conference where id = ${id} for update`
  if (!entry.may && entry.reason === 'module_disabled') throw forbidden('module_disabled')
  if (!directs({ isDesk, isTeam }, found)) throw forbidden('field_forbidden')
  if (isLive === (found.state === 'live')) {
    if (isLive || found.state === 'ended') return null
    throw conflict('state_conflict')
  }
  const now = services.now()
  if (!isLive) return { state: 'ended', ended_at: now.toISOString() }
  if (!mayStart(found, now.getTime())) throw conflict('state_conflict')
  if (found.hosting === 'integrated') {
    if (entered.fairStatus !== fairStatus.open) throw conflict('stage_fair_closed')
    if (!videoProvider(services.settings, found.format)) throw conflict('no_engine')
  }
  return { state: 'live', live_at: now.toISOString(), ended_at: null }
}

/** What `isLive` of a record stands for: it starts and stops. @throws 403, 409 */
export async function airOf(
  { isLive, ...input }: Input,
  current: Row | null,
  context: Context,
): Promise<Input> {
  if (!current) {
    if (isLive) throw conflict('state_conflict')
    return input
  }
  const change = await changeOf(current.id, isLive === true, context)
  if (change) await ringStageSoon(current.id, context)
  return { ...input, ...change }
}

/** By whoever directs it, with whatever role they are in the fair. @throws 403, 404, 409 */
export async function setOnAirOf(
  id: number,
  isLive: boolean,
  context: Context,
): Promise<{ state: ConferenceState }> {
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const change = await changeOf(id, isLive, context)
  if (!change) return { state: isLive ? 'live' : 'ended' }
  const { state, live_at: liveAt, ended_at: endedAt } = change
  const { fair } = await one<{ fair: number }>(context.db)`
    update conference set state = ${state}, version = version + 1,
      live_at = coalesce(${liveAt ?? null}::timestamptz, live_at), ended_at = ${endedAt}::timestamptz
    where id = ${id} returning fair_id as fair`
  await ringStageSoon(id, context)
  await audit({ action: isLive ? 'start' : 'stop', resource: 'conferences', resourceId: id, fair }, context)
  return { state }
}

/** What nobody has ended and nobody is on ends by itself, half an hour after its end. */
export async function endByClock(context: Pick<Context, 'db' | 'services'>): Promise<void> {
  const { db, services } = context
  const now = sql`${services.now().toISOString()}::timestamptz`
  const ended = await sql<{ id: number }>`
    update conference c set state = 'ended', ended_at = ${now}, version = version + 1
    where c.state = 'live' and not ${isTeamOnStage(context)}
      and coalesce(c.end_at + make_interval(mins => ${overrunMinutes}),
        c.live_at + interval '1 day') <= ${now}
    returning c.id`.execute(db)
  for (const { id } of ended.rows) await ringStageSoon(id, context)
}
