import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storageOf } from '#platform/web/testing/page.tsx'
import { MediaRoom } from './media-room.ts'
import type { RoomEntry, RoomEvents } from './room.ts'
import type { MediaStage } from './video-room.ts'

/** Carries nothing: what all carriers have in common is left. */
class Bare extends MediaRoom {
  connected = false
  hopelessNow = false
  entries = 0
  seenEntries = 0
  restarts = 0
  protected ownChanged() {}
  protected entered() {
    this.entries += 1
  }
  protected hearing() {
    return { joined: () => {}, signal: () => {} }
  }
  protected override seen() {
    this.seenEntries += 1
  }
  protected restart() {
    this.restarts += 1
  }
  protected isConnected() {
    return this.connected
  }
  protected isHopeless() {
    return this.hopelessNow
  }
  protected traits() {
    return { isOut: false, onlyWatches: false, arriving: [], listeners: [] }
  }
}

class Track {
  enabled = true
  readyState = 'live'
  onended = null
  constructor(readonly kind: string) {}
  stop() {
    this.readyState = 'ended'
  }
}

const entryOf = (more: Partial<RoomEntry> = {}): RoomEntry => ({
  connection: 'own',
  iceServers: [],
  peers: [],
  engine: null,
  muted: { microphone: false, camera: false },
  isWatching: false,
  ...more,
})

let windowHears: Record<string, () => void>
let tracks: Track[]
beforeEach(() => {
  vi.useFakeTimers()
  storageOf('localStorage')
  windowHears = {}
  tracks = []
  vi.stubGlobal('addEventListener', (name: string, listener: () => void) => {
    windowHears[name] = listener
  })
  vi.stubGlobal('removeEventListener', (name: string) => {
    delete windowHears[name]
  })
  vi.stubGlobal('navigator', {
    mediaDevices: {
      getUserMedia: async (wish: object) => {
        const given = Object.keys(wish).map(kind => new Track(kind))
        tracks.push(...given)
        return { getTracks: () => given }
      },
    },
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A room whose server answers as said, the last answer for ever. */
async function start(...answers: (RoomEntry | 'unreached' | 'refused')[]) {
  let events: RoomEvents | undefined
  let asked = 0
  let left = 0
  const closing = vi.fn()
  const room = new Bare({
    isRefused: error => error === 'refused',
    room: {
      listen: heard => {
        events = heard
        return () => {
          left += 1
        }
      },
      enter: async () => {
        asked += 1
        const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? entryOf()
        if (typeof answer === 'string') throw answer
        return answer
      },
      read: async () => entryOf(),
      closing,
      send: async () => {},
    },
  })
  await room.start({ microphone: true, camera: true })
  const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
  events?.heard()
  await pass()
  return {
    room,
    closing,
    pass,
    events: events as RoomEvents,
    asked: () => asked,
    left: () => left,
    stage: (): MediaStage => room.view().stage,
    sending: () => room.view().sending,
    live: () => tracks.filter(({ readyState }) => readyState === 'live').length,
  }
}

it('somebody comes in with their devices once the room is heard, and what is shown is the same until something changes', async () => {
  const { room, stage, sending } = await start(entryOf())
  expect([stage(), sending()]).toEqual(['inside', { microphone: true, camera: true, screen: false }])
  const { view } = room
  expect(view()).toBe(view())
  const watched = vi.fn()
  const leave = room.subscribe(watched)
  await room.setCamera(false)
  expect(watched).toHaveBeenCalled()
  leave()
  watched.mockClear()
  await room.setMicrophone(false)
  expect(watched).not.toHaveBeenCalled()
})

it('without the network one goes on trying to come in; refused for good, one stops and lets go of the devices', async () => {
  const { asked, stage, pass, live, room } = await start('unreached', 'unreached', entryOf())
  expect([stage(), asked()]).toEqual(['entering', 1])
  await pass(4_000)
  expect([stage(), asked()]).toEqual(['inside', 3])
  room.close()

  const other = await start('refused')
  expect([other.stage(), other.room.view().refusal, other.live()]).toEqual(['refused', 'refused', 0])
  await other.pass(60_000)
  expect([other.asked(), live()]).toEqual([1, 0])
})

it('whoever closes the page while they are coming in is not in the room afterwards', async () => {
  const { room, pass, stage, asked, live } = await start('unreached', entryOf())
  room.close()
  await pass(60_000)
  expect([stage(), asked(), live(), Object.keys(windowHears)]).toEqual(['closed', 1, 0, []])
})

it.each(['elsewhere', 'let_out', 'dropped'] as const)(
  'whoever is %s has neither camera nor microphone open',
  async why => {
    const { events, stage, live, left } = await start(entryOf())
    events.gone(why)
    expect([stage(), live(), left()]).toEqual([why, 0, 1])
  },
)

it('what a moderator has muted stays off until its person opens it again themselves', async () => {
  const { room, events, sending, pass } = await start(entryOf())
  events.muted(true, 'microphone')
  events.muted(true, 'camera')
  await pass()
  expect(sending()).toEqual({ microphone: false, camera: false, screen: false })
  await room.setMicrophone(true)
  await room.setCamera(true)
  await room.shareScreen(true)
  expect(sending()).toEqual({ microphone: false, camera: false, screen: false })
  events.muted(false, 'microphone')
  await pass()
  expect([sending().microphone, room.view().muted]).toEqual([false, { microphone: false, camera: true }])
  await room.setMicrophone(true)
  expect(sending()).toMatchObject({ microphone: true, camera: false })
})

it('a moderator’s mute also holds back what the browser is about to give', async () => {
  const { room, events, sending, pass } = await start(entryOf())
  await room.setCamera(false)
  const opening = room.setCamera(true)
  events.muted(true, 'camera')
  await opening
  await pass()
  expect(sending().camera).toBe(false)
})

it('whoever was muted before they came in again is still', async () => {
  const { events, sending, pass } = await start(
    entryOf(),
    entryOf({ muted: { microphone: true, camera: false } }),
  )
  expect(sending().microphone).toBe(true)
  events.lost()
  await pass()
  expect(sending()).toMatchObject({ microphone: false, camera: true })
})

it('whoever only watches sends nothing, and nothing that they press changes that', async () => {
  const { room, sending, live } = await start(entryOf({ isWatching: true }))
  await room.setMicrophone(true)
  await room.setCamera(true)
  expect([sending(), live(), room.view().onlyWatches]).toEqual([
    { microphone: false, camera: false, screen: false },
    0,
    true,
  ])
})

it('when the line is heard again, whoever is connected looks who is there, and whoever is not comes in anew', async () => {
  const { room, events, asked, pass } = await start(entryOf())
  room.connected = true
  events.heard()
  await pass()
  expect([asked(), room.seenEntries]).toEqual([1, 1])
  room.connected = false
  events.heard()
  await pass()
  expect([asked(), room.entries]).toEqual([2, 2])
})

it('where no way is found one comes in anew, but not again and again at once', async () => {
  const { room, asked, pass } = await start(entryOf())
  room.hopelessNow = true
  await pass(14_000)
  expect(asked()).toBe(1)
  await pass(3_000)
  expect(asked()).toBe(2)
  await pass(14_000)
  expect(asked()).toBe(2)
})

it('a network that changes is taken up at once, and a page that goes says so', async () => {
  const { room, closing } = await start(entryOf())
  windowHears.online?.()
  expect(room.restarts).toBe(1)
  windowHears.pagehide?.()
  expect(closing).toHaveBeenCalledTimes(1)
})
