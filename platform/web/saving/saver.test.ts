import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ProblemError } from '../api/problem-error.ts'
import { createSaver, type SaverOptions } from './saver.ts'
import { type Fields, type Saved, type StoredChanges, shownFields } from './unsaved.ts'
import { statusOf } from './use-saving.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const refusal = (status: number, errors: Record<string, string[]> = {}) =>
  new ProblemError(status, { code: status, message: 'no', message_code: 'unexpected', errors })

/** A record on a server that keeps versions, as the calls do, and what makes it fail. */
function serverWith(fields: Fields) {
  let saved: Saved = { version: 1, fields }
  const failures: ProblemError[] = []
  const sent: Fields[] = []
  const write = (changes: Fields) => {
    saved = { version: saved.version + 1, fields: { ...saved.fields, ...changes } }
    return saved
  }
  return {
    sent,
    /** The next one is refused so. */
    fail: (...problems: ProblemError[]) => void failures.push(...problems),
    elsewhere: write,
    now: () => saved,
    send: async (changes: Fields, { version }: Pick<Saved, 'version'>) => {
      sent.push(changes)
      const failure = failures.shift()
      if (failure) throw failure
      if (version !== saved.version) throw refusal(412)
      return write(changes)
    },
    read: async () => saved,
  }
}

const record = { name: 'Bois', place: 'Lyon', hue: 12 }

function open(more: Partial<SaverOptions> = {}, server = serverWith(record)) {
  let kept: StoredChanges | null = null
  const saver = createSaver({
    saved: server.now(),
    kept: null,
    send: server.send,
    read: server.read,
    keep: now => {
      kept = now
    },
    ...more,
  })
  return {
    server,
    saver,
    kept: () => kept,
    shown: () => shownFields(saver.state()),
    status: () => statusOf(saver.state()),
  }
}

it('what is typed is saved once typing pauses, in one go, and only that', async () => {
  const { saver, server, status } = open()
  saver.set({ name: 'Bo' })
  saver.set({ name: 'Bois vert' })
  saver.set({ hue: 13 })
  expect([server.sent, status()]).toEqual([[], 'saving'])
  await vi.runAllTimersAsync()
  expect(server.sent).toEqual([{ name: 'Bois vert', hue: 13 }])
  expect([status(), server.now().fields]).toEqual(['saved', { ...record, name: 'Bois vert', hue: 13 }])
})

it('what is read while something is on its way is taken once that is done', async () => {
  const { saver, server, shown, status } = open()
  saver.set({ name: 'Chêne' })
  const saving = saver.leave()
  await Promise.resolve()
  const later = { version: 9, fields: { ...record, name: 'Chêne', place: 'Nantes' } }
  saver.hear(later)
  await saving
  expect([shown(), status()]).toEqual([later.fields, 'saved'])
  const nothing = saver.leave()
  saver.hear({ version: 10, fields: record })
  await nothing
  expect(shown()).toEqual(record)
  expect(server.sent).toEqual([{ name: 'Chêne' }])
})

it('two people who change different fields both keep their work', async () => {
  const { saver, server, shown, status } = open()
  server.elsewhere({ place: 'Nantes' })
  saver.set({ name: 'Chêne' })
  await saver.leave()
  expect(server.now().fields).toEqual({ ...record, name: 'Chêne', place: 'Nantes' })
  expect([shown(), status()]).toEqual([{ ...record, name: 'Chêne', place: 'Nantes' }, 'saved'])
})

it('what two people have changed at once is nobody’s loss: it waits for a choice, everything else is saved', async () => {
  for (const whose of ['mine', 'theirs'] as const) {
    const { saver, server, shown, status } = open()
    server.elsewhere({ name: 'Hêtre' })
    saver.set({ name: 'Chêne', hue: 99 })
    await saver.leave()
    expect(server.now().fields).toEqual({ ...record, name: 'Hêtre', hue: 99 })
    expect([shown().name, status(), saver.state().conflicts]).toEqual([
      'Chêne',
      'conflict',
      { name: 'Hêtre' },
    ])
    saver.decide('name', whose)
    await vi.runAllTimersAsync()
    const name = whose === 'mine' ? 'Chêne' : 'Hêtre'
    expect([server.now().fields.name, shown().name, status()]).toEqual([name, name, 'saved'])
  }
})

it('the same change on both sides is no conflict', async () => {
  const { saver, server, status } = open()
  saver.set({ name: 'Chêne' })
  server.elsewhere({ name: 'Chêne' })
  await saver.leave()
  expect([status(), server.now().version]).toEqual(['saved', 2])
})

it('what is heard of others is shown at once, unless it was changed here', () => {
  const { saver, server, shown, status } = open()
  saver.set({ name: 'Chêne' })
  saver.hear(server.elsewhere({ place: 'Nantes' }))
  expect([shown(), status()]).toEqual([{ ...record, name: 'Chêne', place: 'Nantes' }, 'saving'])
  saver.hear(server.elsewhere({ name: 'Hêtre' }))
  expect([shown().name, status()]).toEqual(['Chêne', 'conflict'])
})

it('without a connection nothing is lost, and it is saved when that is back', async () => {
  const { saver, server, shown, status, kept } = open()
  server.fail(refusal(0), refusal(0))
  saver.set({ name: 'Chêne' })
  await saver.leave()
  expect([status(), shown().name, kept()]).toEqual([
    'failed',
    'Chêne',
    { changes: { name: 'Chêne' }, before: { name: 'Bois' }, unanswered: [{ name: 'Chêne' }] },
  ])
  await vi.runAllTimersAsync()
  expect([status(), server.now().fields.name, kept()]).toEqual(['saved', 'Chêne', null])
})

/** The record is saved, and the answers to the first so many calls are lost. */
function loses(answers: number) {
  const server = serverWith(record)
  const send: SaverOptions['send'] = async (changes, upon) => {
    const saved = await server.send(changes, upon)
    if (answers-- > 0) throw refusal(0)
    return saved
  }
  return { server, send }
}

it('what was saved though its answer was lost is no conflict with oneself: what was typed since is saved upon it', async () => {
  const { server, send } = loses(1)
  const { saver, status } = open({ send }, server)
  saver.set({ name: 'Chêne', hue: 99 })
  await saver.leave()
  expect([status(), server.now().version]).toEqual(['failed', 2])
  saver.set({ name: 'Chêne vert', hue: 12 })
  await vi.runAllTimersAsync()
  expect([status(), server.now().fields]).toEqual(['saved', { ...record, name: 'Chêne vert' }])
})

it('nor is it where it is heard of by reading again, or after a reload; what another has made of it since is one', async () => {
  for (const more of [{}, { name: 'Hêtre' }]) {
    const { server, send } = loses(1)
    const { saver, kept, shown } = open({ send }, server)
    saver.set({ name: 'Chêne' })
    await saver.leave()
    saver.set({ name: 'Chêne vert' })
    saver.stop()
    if ('name' in more) server.elsewhere(more)
    const again = open({ saved: server.now(), kept: kept() }, server)
    saver.hear(server.now())
    expect([again.saver.state().conflicts, saver.state().conflicts]).toEqual([more, more])
    expect([again.shown().name, shown().name]).toEqual(['Chêne vert', 'Chêne vert'])
  }
})

it('a right that was lost is said and not asked for again and again', async () => {
  const { saver, server, status } = open()
  server.fail(refusal(403))
  saver.set({ name: 'Chêne' })
  await saver.leave()
  await vi.runAllTimersAsync()
  expect([status(), server.sent.length]).toEqual(['failed', 1])
})

it('a field that is refused holds back itself alone, until it is changed', async () => {
  const { saver, server, status } = open()
  server.fail(refusal(422, { place: ['value_invalid'] }))
  saver.set({ place: '?', name: 'Chêne' })
  await saver.leave()
  expect(server.now().fields).toEqual({ ...record, name: 'Chêne' })
  expect([status(), saver.state().refused.errors]).toEqual(['refused', { place: ['value_invalid'] }])
  saver.set({ place: 'Nantes' })
  await saver.leave()
  expect([status(), server.now().fields.place, saver.state().refused.errors]).toEqual(['saved', 'Nantes', {}])
})

it('what is refused because of another field is tried again once that one is changed', async () => {
  const { saver, server, status } = open()
  server.fail(refusal(422, { hue: ['value_invalid'] }))
  saver.set({ place: 'Nantes' })
  await saver.leave()
  expect(status()).toBe('refused')
  saver.set({ hue: 7 })
  await saver.leave()
  expect([status(), server.now().fields]).toEqual(['saved', { ...record, place: 'Nantes', hue: 7 }])
})

it('what was typed while it was being saved is saved afterwards', async () => {
  const server = serverWith(record)
  const { saver, status } = open(
    {
      send: async (changes, upon) => {
        if (!server.sent.length) saver.set({ name: 'Chêne vert' })
        return server.send(changes, upon)
      },
    },
    server,
  )
  saver.set({ name: 'Chêne' })
  await saver.leave()
  await vi.runAllTimersAsync()
  expect([server.now().fields.name, status()]).toEqual(['Chêne vert', 'saved'])
})

it('a field shows what was typed while it is typed in, and what is kept once it is left', async () => {
  const server = serverWith(record)
  const { saver, shown } = open(
    { send: ({ name }, upon) => server.send({ name: String(name).trim() }, upon) },
    server,
  )
  saver.set({ name: 'Chêne ' })
  await vi.runAllTimersAsync()
  expect([server.now().fields.name, shown().name]).toEqual(['Chêne', 'Chêne '])
  await saver.leave()
  expect(shown().name).toBe('Chêne')
})

it('what waits for its field to be left is not saved while it is typed', async () => {
  const { saver, server, status } = open({ waits: field => field === 'place' })
  saver.set({ place: 'Nan' })
  await vi.runAllTimersAsync()
  expect([server.sent, status()]).toEqual([[], 'waiting'])
  saver.set({ place: 'Nantes' })
  await saver.leave()
  expect(server.sent).toEqual([{ place: 'Nantes' }])
})

it('undo takes back a whole word and not a letter, also after it was saved, and redo brings it again', async () => {
  const { saver, server, shown } = open()
  for (const name of ['C', 'Ch', 'Chêne']) saver.set({ name })
  await saver.leave()
  saver.set({ hue: 99 })
  saver.undo()
  expect(shown()).toMatchObject({ name: 'Chêne', hue: 12 })
  saver.undo()
  await vi.runAllTimersAsync()
  expect(server.now().fields).toEqual(record)
  saver.redo()
  await vi.runAllTimersAsync()
  expect(server.now().fields.name).toBe('Chêne')
})

it('a change taken back while it was on its way is taken back on the server too', async () => {
  const server = serverWith(record)
  const { saver } = open(
    {
      send: async (changes, upon) => {
        if (!server.sent.length) saver.undo()
        return server.send(changes, upon)
      },
    },
    server,
  )
  saver.set({ name: 'Chêne' })
  await saver.leave()
  await vi.runAllTimersAsync()
  expect(server.now().fields.name).toBe('Bois')
})

it('what could not be saved is there again after a reload, also where others have changed it since', async () => {
  const server = serverWith(record)
  const first = open({}, server)
  first.saver.set({ name: 'Chêne', hue: 99 })
  first.saver.stop()
  server.elsewhere({ name: 'Hêtre' })
  const again = open({ saved: server.now(), kept: first.kept() }, server)
  expect([again.shown(), again.status()]).toEqual([{ ...record, name: 'Chêne', hue: 99 }, 'conflict'])
  await again.saver.retry()
  expect(server.now().fields).toEqual({ ...record, name: 'Hêtre', hue: 99 })
  expect(open({ saved: server.now(), kept: again.kept() }, server).status()).toBe('conflict')
})
