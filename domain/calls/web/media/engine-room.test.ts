import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EngineRoom } from './engine-room.ts'
import type { RoomEntry, RoomEvents } from './room.ts'
import type { Sending } from './video-room.ts'

const nothing: Sending = { microphone: false, camera: false, screen: false }
const ines = { connection: 'page-of-ines', user: 8 }
const malik = { connection: 'page-of-malik', user: 9 }
const maud = { connection: 'page-of-maud', user: 10 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A room in which these are when one comes in, each with what they say they send; nothing of it comes in yet. */
async function inside(there: readonly (typeof ines & { sending: Sending })[]) {
  let events: RoomEvents | undefined
  const entry: RoomEntry = {
    connection: 'own-page',
    iceServers: [],
    peers: there.map(one => ({ connection: one.connection, user: one.user, isEarlier: true })),
    engine: {
      isAvailable: true,
      mostPublishing: 12,
      feeds: there.map(({ connection, sending }) => ({ connection, isPublishing: false, ...sending })),
    },
    muted: { microphone: false, camera: false },
    isWatching: false,
  }
  const room = new EngineRoom({
    isRefused: () => false,
    room: {
      listen: heard => {
        events = heard
        return () => {}
      },
      enter: async () => entry,
      read: async () => entry,
      closing: () => {},
      send: async () => {},
    },
  })
  await room.start({ microphone: false, camera: false })
  events?.heard()
  await vi.waitUntil(() => room.view().stage === 'inside')
  const seen = () => {
    const { arriving, listeners } = room.view()
    return { arriving, listeners }
  }
  return { room, events, seen }
}

it('whoever sends something that does not come in yet is about to be heard; who sends nothing listens', async () => {
  const { room, seen } = await inside([
    { ...ines, sending: { ...nothing, microphone: true } },
    { ...malik, sending: nothing },
  ])
  expect(seen()).toEqual({ arriving: [ines.user], listeners: [malik.user] })
  room.close()
})

it('whoever has just come is neither before they have said what they send', async () => {
  const { room, events, seen } = await inside([])
  events?.joined({ ...maud, replaces: null })
  expect(seen()).toEqual({ arriving: [], listeners: [] })
  events?.sends?.(maud.connection, { ...nothing, camera: true })
  expect(seen()).toEqual({ arriving: [maud.user], listeners: [] })
  events?.sends?.(maud.connection, nothing)
  expect(seen()).toEqual({ arriving: [], listeners: [maud.user] })
  room.close()
})
