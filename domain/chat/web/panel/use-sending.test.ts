import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import type { ChatMessage } from '../../contract/message.ts'
import { lineOf, rankOf } from './chat-lines.ts'
import { useSending } from './use-sending.ts'

beforeEach(() => void storageOf('localStorage'))
afterEach(() => void vi.unstubAllGlobals())

const kept = { id: 9, uuid: 'u', text: 'Bonjour' }

const person = 7

async function sending(...answers: (object | Error)[]) {
  const page = pageWith({ 'POST /chat_rooms/5/messages': answers })
  const onSent = vi.fn()
  const hook = await renderHook(() => useSending(person, 5, onSent), page.around)
  return {
    hook,
    onSent,
    bodies: () => page.sent().map(({ body }) => body as { uuid: string; text: string }),
    lines: () => hook.now.lines.map(({ text, state }) => `${text} ${state}`),
    send: (text: string) => hook.act(() => hook.now.send(text)),
    first: () => {
      const [line] = hook.now.lines
      if (!line) throw new Error('Nothing waits.')
      return line
    },
  }
}

it('what is written stands there at once, and gives its place to what the server has kept', async () => {
  let answer = (_: object) => {}
  const { send, lines, onSent, hook } = await sending(
    new Promise<object>(resolve => {
      answer = resolve
    }),
  )
  await send('Bonjour')
  expect([lines(), onSent.mock.calls]).toEqual([['Bonjour sending'], []])
  await hook.act(() => answer(kept))
  expect([lines(), onSent.mock.calls]).toEqual([[], [[kept]]])
})

it('what did not arrive stays, and is the same message when it is sent again', async () => {
  const { send, lines, hook, bodies, first, onSent } = await sending(new Error('offline'), kept)
  await send('Bonjour')
  expect([lines(), onSent.mock.calls.length]).toEqual([['Bonjour failed'], 0])
  await hook.act(() => hook.now.retry(first()))
  expect(lines()).toEqual([])
  const [one, again] = bodies()
  expect(again).toEqual(one)
})

it('what did not arrive is there again when the room is opened again, until it is sent', async () => {
  const { send, hook, bodies } = await sending(new Error('offline'))
  await send('Bonjour')
  await hook.leave()
  const again = await sending(kept)
  expect(again.lines()).toEqual(['Bonjour failed'])
  await again.hook.act(() => again.hook.now.retry(again.first()))
  expect([again.lines(), again.bodies()]).toEqual([[], bodies()])
  expect((await sending()).lines()).toEqual([])
})

it('a refusal is said beside the message, and the others are sent all the same', async () => {
  const { send, first, lines, onSent } = await sending(problem(422, { message_code: 'chat_closed' }), kept)
  await send('Un')
  await send('Deux')
  expect([lines(), first().problem]).toEqual([['Un failed'], 'chat_closed'])
  expect(onSent).toHaveBeenCalledTimes(1)
})

it('several that wait stand in the order in which they were written', async () => {
  const { send, lines } = await sending(new Error('offline'))
  for (const text of ['Un', 'Deux', 'Trois']) await send(text)
  expect(lines()).toEqual(['Un failed', 'Deux failed', 'Trois failed'])
})

it('what is given up goes, and nothing else', async () => {
  const { send, lines, hook, first } = await sending(new Error('offline'))
  await send('Un')
  await send('Deux')
  const line = first()
  await hook.act(() => hook.now.discard(line))
  await hook.act(() => hook.now.retry(line))
  expect(lines()).toEqual(['Deux failed'])
})

const message = (more: Partial<ChatMessage>) =>
  ({
    uuid: 'u',
    text: 'x',
    createdAt: '',
    author: { id: 7, firstName: 'Ada', lastName: 'L' },
    as: null,
    ...more,
  }) as ChatMessage
const t = ((key: string) => key) as Parameters<typeof lineOf>[2]

it('a line says by whom it is and as whom they write, but not of oneself', () => {
  expect(lineOf(message({}), 1, t)).toMatchObject({ isOwn: false, byline: 'Ada L' })
  expect(lineOf(message({ as: 'moderator' }), 1, t).byline).toBe('Ada L · as_moderator')
  expect(lineOf(message({ as: 'booth' }), 7, t)).toMatchObject({ isOwn: true, byline: null })
  expect(lineOf(message({ author: null }), 1, t)).toMatchObject({ isOwn: false, byline: null })
})

it('those who run a fair are above those who moderate, these above booths and teams, all above visitors', () => {
  const ranks = (['organizer', 'moderator', 'booth', 'team', null] as const).map(as =>
    rankOf(message({ as })),
  )
  expect(ranks).toEqual([3, 2, 1, 1, 0])
})
