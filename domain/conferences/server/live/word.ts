import { type RawBuilder, sql } from 'kysely'
import {
  isConnected,
  isPlaceOnStage,
  letGo,
  moderateRoom,
  videoProvider,
  visioMoment,
} from '#domain/calls/server/index.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict } from '#platform/server/refusal.ts'
import type { formats } from '../../contract/choices.ts'
import type { wordRefusals } from '../../contract/desk.ts'
import { ringStageSoon } from '../stage/ring-stage.ts'

/** Condition that the hand `h` has the word: it was given since the session is on air. */
export const hasWord: RawBuilder<boolean> = sql`coalesce((select c.state = 'live' and h.word_at >= c.live_at
  from conference c where c.id = h.conference_id), false)`

type Refusal = (typeof wordRefusals)[number]
type Stage = {
  format: (typeof formats)[number]
  isHere: boolean
  isLive: boolean
  fair: number
  room: number | null
  publishers: number
  teamPublishing: number
}

const stageOf = (id: number, context: Context) => {
  const isOnStage = sql`k.room_id = r.id and k.may_publish and ${isConnected(visioMoment(context))}`
  return one<Stage>(context.db)`
    select c.format, c.mode = 'live' and c.hosting = 'integrated' as "isHere", c.state = 'live' as "isLive",
      c.fair_id as fair, r.id as room,
      (select count(*)::int from visio_connection k where ${isOnStage}) as publishers,
      (select count(*)::int from visio_connection k where ${isOnStage} and k.is_team) as "teamPublishing"
    from conference c left join visio_room r on r.conference_id = c.id where c.id = ${id}`
}

function refusalIn(stage: Stage, isOnStage: boolean, { services }: Context): Refusal | null {
  const provider = stage.isHere ? videoProvider(services.settings, stage.format) : null
  if (!provider) return 'word_elsewhere'
  if (!stage.isLive) return 'word_not_on_air'
  return isOnStage || isPlaceOnStage(provider, stage, false) ? null : 'word_full'
}

export const wordRefusalOf = async (id: number, context: Context): Promise<Refusal | null> =>
  refusalIn(await stageOf(id, context), false, context)

type Hand = { hasWord: boolean; isBrought: boolean }
type Connection = { connection: string; isOnStage: boolean; isMuted: boolean }

const connectionOf = (room: number | null, user: number, context: Context) =>
  maybeOne<Connection>(context.db)`
    select k.id as connection, k.may_publish as "isOnStage", k.is_muted as "isMuted" from visio_connection k
    where k.room_id = ${room} and k.user_id = ${user} and not k.is_team
      and ${isConnected(visioMoment(context))}`

const handOf = (id: number, user: number, { db, services }: Context) => {
  const now = sql`${services.now().toISOString()}::timestamptz`
  return maybeOne<Hand>(db)`
    select ${hasWord} as "hasWord", h.is_brought as "isBrought" from conference_hand h
    where h.conference_id = ${id} and h.user_id = ${user} and (h.until > ${now} or ${hasWord}) for update`
}

/** Whoever came on the stage by it leaves it; whoever was there before is silent again. */
export async function takeWordBack(id: number, user: number, context: Context): Promise<boolean> {
  const hand = await handOf(id, user, context)
  if (!hand?.hasWord) return false
  const { room } = await stageOf(id, context)
  await sql`
    delete from conference_hand where conference_id = ${id} and user_id = ${user}`.execute(context.db)
  const there = await connectionOf(room, user, context)
  if (there && hand.isBrought) await letGo(sql`k.id = ${there.connection}::uuid`, context)
  else if (there?.isOnStage && !there.isMuted)
    await moderateRoom(room, there.connection, { action: 'mute', kind: 'microphone' }, context)
  await ringStageSoon(id, context)
  return true
}

/** @throws 409 for a hand that is down, and where the word cannot be given */
async function give(id: number, user: number, context: Context): Promise<boolean> {
  const hand = await handOf(id, user, context)
  if (!hand) throw conflict('hand_down')
  if (hand.hasWord) return false
  const stage = await stageOf(id, context)
  const there = await connectionOf(stage.room, user, context)
  const refusal = refusalIn(stage, there?.isOnStage ?? false, context)
  if (refusal) throw conflict(refusal)
  await sql`
    update conference_hand set word_at = ${context.services.now().toISOString()}::timestamptz,
      is_brought = ${!there?.isOnStage}
    where conference_id = ${id} and user_id = ${user}`.execute(context.db)
  if (there?.isOnStage && there.isMuted)
    await moderateRoom(stage.room, there.connection, { action: 'unmute', kind: 'microphone' }, context)
  await ringStageSoon(id, context)
  return true
}

/** By whoever is at the desk, which is asked before. */
export async function decideAboutWord(
  { id, user }: { id: number; user: number },
  isGiven: boolean,
  context: Context,
): Promise<void> {
  const isChanged = isGiven ? await give(id, user, context) : await takeWordBack(id, user, context)
  if (!isChanged) return
  const { fair } = await stageOf(id, context)
  const action = isGiven ? 'give_word' : 'take_word'
  await audit({ action, resource: 'conferences', resourceId: id, fair, details: { user } }, context)
}

/** Whether the caller may show themselves although the format is not theirs to. */
export const ownWord = async (id: number, { db, actor }: Context): Promise<boolean> =>
  Boolean(
    await maybeOne(db)`
      select 1 from conference_hand h
      where h.conference_id = ${id} and h.user_id = ${actor.userId} and ${hasWord}`,
  )
