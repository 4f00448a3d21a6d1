import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Hub } from '#platform/web/hub/hub.ts'
import type { Listener } from '#platform/web/hub/update.ts'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renewalSeconds, type VisioAccess } from '../../contract/connection.ts'
import { openRoom } from './call-room.ts'

const uniqid = 'a'.repeat(32)
const own = { connection: 'own-page', user: 7 }
const other = { connection: 'other-page', user: 8 }

const access = (over: Partial<VisioAccess> = {}): VisioAccess => ({
  token: 'token',
  sessionId: uniqid,
  apiKey: 'p2p',
  iceServers: [],
  connection: own.connection,
  engine: null,
  expiresIn: 300,
  peers: [],
  ...over,
})

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A room whose hub is told what the test says, and what its page heard of it. */
function open(answers: Record<string, object> = {}, room: string | null = uniqid) {
  let listener: Listener | undefined
  const hub: Pick<Hub, 'listen'> = {
    listen: (_topic, heard) => {
      listener = heard
      return () => {}
    },
  }
  const heard: unknown[] = []
  const hear = (name: string) => (what: unknown) => void heard.push([name, what])
  const { api } = pageWith(answers)
  const enter = async () => ({ access: access(), muted: { microphone: true, camera: false } })
  const opened = openRoom({ api, hub, userId: own.user, room, enter })
  opened.listen({
    heard: () => {},
    joined: hear('joined'),
    left: hear('left'),
    signal: hear('signal'),
    muted: hear('muted'),
    lost: () => void heard.push(['lost']),
    gone: hear('gone'),
  })
  const tell = (data: object) =>
    listener?.update({ id: '1', topic: '', type: 'message', data: { room: uniqid, ...data } })
  return { opened, heard, tell }
}

it('says who comes, leaves and is let out, and whether one may speak', async () => {
  const { opened, heard, tell } = open()
  expect(await opened.enter()).toMatchObject({
    connection: own.connection,
    muted: { microphone: true, camera: false },
  })
  tell({ state: 'join', ...other, replaces: null })
  tell({ state: 'kick', ...other })
  tell({ state: 'unmute', ...own })
  tell({ state: 'mute', ...other })
  tell({ state: 'kick', ...own })
  expect(heard).toMatchObject([
    ['joined', { connection: other.connection }],
    ['left', other.connection],
    ['muted', false],
    ['gone', 'let_out'],
  ])
})

it('is entered anew by whoever was taken for gone', async () => {
  const { opened, heard, tell } = open()
  await opened.enter()
  tell({ state: 'leave', ...other })
  tell({ state: 'leave', ...own })
  expect(heard).toEqual([['left', other.connection], ['lost']])
})

it('is left for another page of the same person, and by nobody else’s', async () => {
  const { opened, heard, tell } = open()
  await opened.enter()
  tell({ state: 'join', connection: 'third-page', user: own.user, replaces: 'second-page' })
  tell({ state: 'join', connection: 'second-page', user: own.user, replaces: own.connection })
  tell({ room: 'b'.repeat(32), state: 'kick', ...own })
  expect(heard).toEqual([['gone', 'elsewhere']])
})

it('that is only made by coming in misses nobody who comes before one knows its name', async () => {
  const { opened, heard, tell } = open({}, null)
  tell({ state: 'join', ...other, replaces: null })
  tell({ room: 'b'.repeat(32), state: 'leave', ...other })
  await opened.enter()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toMatchObject([['joined', { connection: other.connection }]])
})

it('that is entered anew misses nobody who comes and nothing that is said meanwhile', async () => {
  const { opened, heard, tell } = open()
  await opened.enter()
  const entering = opened.enter()
  tell({ state: 'join', ...other, replaces: null })
  tell({
    state: 'signal',
    from: other.connection,
    to: own.connection,
    signal: { kind: 'candidate', candidate: null },
  })
  await entering
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toMatchObject([
    ['joined', { connection: other.connection }],
    ['signal', other.connection],
  ])
})

it('is over for a page that was not heard of, and not for want of a network', async () => {
  const renewal = `POST /visio/connections/${own.connection}/renew`
  const answers = [new Error('no network'), problem(409, { message_code: 'connection_gone' })]
  const { opened, heard } = open({ [renewal]: answers })
  await opened.enter()
  await vi.advanceTimersByTimeAsync(renewalSeconds * 1_000)
  expect(heard).toEqual([])
  await vi.advanceTimersByTimeAsync(renewalSeconds * 1_000)
  expect(heard).toEqual([['gone', 'dropped']])
})
