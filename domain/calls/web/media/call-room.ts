import type { Api } from '#platform/web/api/client.ts'
import { ProblemError } from '#platform/web/api/client.ts'
import type { Hub } from '#platform/web/hub/hub.ts'
import {
  closeConnection,
  renewalSeconds,
  renewConnection,
  sendSignals,
  type VisioAccess,
  visioAccess,
} from '../../contract/connection.ts'
import { type VisioUpdate, visioTopic } from '../../contract/updates.ts'
import type { Room, RoomEvents } from './room.ts'
import type { Muted } from './video-room.ts'

/** Refused for good: neither for want of a network nor for the moment. */
export const isRefused = (error: unknown): error is ProblemError =>
  error instanceof ProblemError && error.status >= 400 && error.status < 500 && error.status !== 429

export const codeOf = (error: unknown) => (error instanceof ProblemError ? error.problem.message_code : null)

const notMuted: Muted = { microphone: false, camera: false }

/** A token is asked for again before it runs out. */
const spare = 30_000

/** What was got when one came in. */
export type RoomCome = { access: VisioAccess; muted: Muted; isWatching?: boolean }

export type RoomOptions = {
  api: Api
  hub: Pick<Hub, 'listen'>
  userId: number
  /** Its unique id; null where it is made when somebody first comes in. */
  room: string | null
  /** How one comes in; unless said, by the access token of the room. */
  enter?: () => Promise<RoomCome>
}

/** The room of a call, or of a booth: signals by the server, what happens there by the hub. */
export function openRoom({ api, hub, userId, room: known, enter }: RoomOptions): Room {
  let room = known
  const early: VisioUpdate[] = []
  let access: VisioAccess | null = null
  let ends = 0
  let sent = 0
  let events: RoomEvents | null = null

  const keep = (next: VisioAccess) => {
    access = next
    room = next.sessionId
    ends = Date.now() + next.expiresIn * 1_000 - spare
    return next
  }
  const token = async (now: VisioAccess) =>
    Date.now() < ends
      ? now
      : keep(await api.call(visioAccess, { body: { room: now.sessionId, connection: now.connection } }))

  const take = (update: VisioUpdate) => {
    if (update.state === 'talk') return
    if (room === null) return void early.push(update)
    if (update.room !== room) return
    if (update.state === 'engine') return events?.engine?.(update.isAvailable)
    if (!('connection' in update || 'from' in update)) return
    if (!access) return void early.push(update)
    const own = access.connection
    if (update.state === 'publish') events?.published?.(update.connection, true)
    else if (update.state === 'unpublish') events?.published?.(update.connection, false)
    else if (update.state === 'media') {
      const { connection, microphone, camera, screen } = update
      events?.sends?.(connection, { microphone, camera, screen })
    } else if (update.state === 'signal') {
      if (update.to === own) events?.signal(update.from, update.signal)
    } else if (update.state === 'join') {
      if (update.user !== userId) events?.joined(update)
      else if (own && update.replaces === own) events?.gone('elsewhere')
    } else if (update.connection !== own) {
      if (update.state === 'leave' || update.state === 'kick') events?.left(update.connection)
    } else if (update.state === 'leave') events?.lost()
    else if (update.state === 'kick') events?.gone('let_out')
    else if (update.state === 'mute' || update.state === 'unmute')
      events?.muted(update.state === 'mute', update.kind)
  }

  const renew = async () => {
    const now = access
    if (!now) return
    try {
      await api.call(renewConnection, { params: { connection: now.connection } })
    } catch (error) {
      if (isRefused(error) && access === now) events?.gone('dropped')
    }
  }

  const come = async (): Promise<RoomCome> =>
    enter ? enter() : { access: await api.call(visioAccess, { body: { room: room ?? '' } }), muted: notMuted }

  return {
    listen: hearing => {
      events = hearing
      const leave = hub.listen(visioTopic(userId), {
        update: ({ data }) => take(data as VisioUpdate),
        resync: hearing.heard,
      })
      const timer = setInterval(() => void renew(), renewalSeconds * 1_000)
      return () => {
        events = null
        clearInterval(timer)
        leave()
      }
    },
    enter: async () => {
      access = null
      const { access: next, muted, isWatching = false } = await come()
      const entry = keep(next)
      sent = 0
      const there = new Set(entry.peers.map(({ connection }) => connection))
      const isMet = (update: VisioUpdate) => update.state === 'join' && there.has(update.connection)
      // Who has come meanwhile is met after those who were there.
      setTimeout(() => {
        for (const update of early.splice(0)) if (!isMet(update)) take(update)
      })
      return { ...entry, muted, isWatching }
    },
    read: async () => {
      const now = access
      if (!now) throw new Error('Not in the room yet.')
      return api.call(visioAccess, { body: { room: now.sessionId, connection: now.connection } })
    },
    closing: () => {
      if (!access) return
      const params = { connection: access.connection }
      void api.call(closeConnection, { params, isKeptAlive: true }).catch(() => undefined)
    },
    send: async (to, signals) => {
      const now = access && (await token(access))
      if (!now) return
      try {
        await api.call(sendSignals, {
          params: { room: now.sessionId },
          body: { token: now.token, to, first: sent + 1, signals: [...signals] },
        })
        if (access?.connection === now.connection) sent += signals.length
      } catch (error) {
        const code = codeOf(error)
        if (code === 'signal_order') events?.lost()
        if (code === 'connection_gone') events?.gone('dropped')
        if (code === 'visio_token_expired') ends = 0
        throw code === 'visio_token_expired' ? new Error(code) : error
      }
    },
  }
}
