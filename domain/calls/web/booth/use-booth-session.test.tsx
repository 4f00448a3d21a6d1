import { beforeEach, expect, it, vi } from 'vitest'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { type Hub, HubProvider } from '#platform/web/hub/hub.ts'
import type { Listener } from '#platform/web/hub/update.ts'
import { problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { readTabRoom } from '../rooms/tab-room.ts'
import { boothName, useBoothSession } from './use-booth-session.ts'

const stand = 5
const user = userOf(['visitor'], { id: 7 })
const enter = `POST /stands/${stand}/videoroom`
const leave = `DELETE /stands/${stand}/videoroom`
const entered = {
  participants: [{ connection: 'own', person: { id: 7 }, isMuted: true, isCameraMuted: false }],
  access: {
    token: 'token',
    sessionId: 'a'.repeat(32),
    iceServers: [],
    connection: 'own',
    expiresIn: 300,
    peers: [],
  },
}

/** Devices that no browser has here, and a hub that is heard at once. */
async function open(answer: object = entered) {
  const listeners: Listener[] = []
  const hub: Hub = {
    listen: (_topic, listener) => {
      listeners.push(listener)
      listener.resync()
      return () => {}
    },
    state: () => 'connected',
    watchState: () => () => true,
  }
  const page = await readerOf({
    user,
    fairs: [fairOf(1, 'fair')],
    answers: { [enter]: [answer], [leave]: [{}] },
  })
  const session = await renderHook(
    () => useBoothSession(stand),
    inner => page.around(<HubProvider value={hub}>{inner}</HubProvider>),
  )
  const calls = () => page.sent().map(({ call }) => call)
  return { session, calls }
}

beforeEach(() => {
  storageOf('sessionStorage')
  storageOf('localStorage')
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('MediaStream', class {})
})

it('comes in once, as one was before, and takes its place back with the page', async () => {
  const { session, calls } = await open()
  await session.act(() => session.now.enter('p2p', { microphone: true, camera: false }))
  await session.act(() => session.now.enter('p2p', { microphone: true, camera: true }))
  expect(session.now.media?.view()).toMatchObject({
    stage: 'inside',
    muted: { microphone: true, camera: false },
  })
  expect(readTabRoom(boothName(stand))).toMatchObject({ camera: false })
  await session.leave()
  expect(calls()).toEqual([enter, leave])
  expect(readTabRoom(boothName(stand))).toBeNull()
})

it('is resumed by a page that is loaded anew, and by no other', async () => {
  const before = await open()
  await before.session.act(() => before.session.now.resume('p2p'))
  expect(before.calls()).toEqual([])
  await before.session.act(() => before.session.now.enter('p2p', { microphone: true, camera: false }))
  const after = await open()
  await after.session.act(() => after.session.now.resume('p2p'))
  expect(after.calls()).toEqual([enter])
  for (const { session } of [before, after]) await session.leave()
})

it('refused, says why and takes nothing back', async () => {
  const { session, calls } = await open(problem(409, { message: 'Full', message_code: 'room_full' }))
  await session.act(() => session.now.enter('p2p', { microphone: true, camera: false }))
  expect(session.now.media?.view()).toMatchObject({ stage: 'refused', refusal: { message: 'Full' } })
  await session.leave()
  expect(calls()).toEqual([enter])
})
