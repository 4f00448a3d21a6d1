import { afterEach, expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { useOwnAgenda } from './use-own-agenda.ts'

afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})

const agendaOf = (...conferences: number[]) => ({
  entries: conferences.map(id => ({ id: id * 100, conference: { id } })),
})
const read = 'GET /agenda?fair=3'
const add = 'POST /agenda_entries'

/** An answer that is held back until the test gives it. */
function held() {
  let give = (_: object) => {}
  const answer = new Promise<object>(resolve => {
    give = resolve
  })
  return { answer, give: () => give({}) }
}

async function agenda(answers: Parameters<typeof pageWith>[0], isKnown = true) {
  const page = pageWith(answers)
  const hook = await renderHook(() => useOwnAgenda(3, isKnown), page.around)
  return {
    hook,
    kept: () => [...hook.now.kept].sort((one, other) => one - other),
    toggle: (...conferences: number[]) =>
      hook.act(() => {
        for (const one of conferences) hook.now.toggle(one)
      }),
    calls: () => page.sent().map(({ call, body }) => [call, body]),
  }
}

it('a session is in the agenda at once, and stays there once the server has it', async () => {
  const { answer, give } = held()
  const { hook, kept, toggle, calls } = await agenda({
    [read]: [agendaOf(1), agendaOf(1, 2)],
    [add]: [answer],
  })
  await toggle(2)
  expect(kept()).toEqual([1, 2])
  await hook.act(give)
  expect([kept(), calls()]).toEqual([[1, 2], [[add, { conference: 2 }]]])
})

it('a session is taken out by the entry that it is, at once', async () => {
  const { answer } = held()
  const { kept, toggle, calls } = await agenda({
    [read]: agendaOf(1, 2),
    'DELETE /agenda_entries/100': [answer],
  })
  await toggle(1)
  expect([kept(), calls()]).toEqual([[2], [['DELETE /agenda_entries/100', null]]])
})

it('what is refused is said, and the agenda is as it was', async () => {
  const { kept, toggle } = await agenda({ [read]: agendaOf(1), [add]: problem(409, { message: 'Complet' }) })
  await toggle(2)
  expect([kept(), queue.visibleToasts.map(({ content }) => content.title)]).toEqual([[1], ['Complet']])
})

it('several that are chosen one after the other are all there at once, and none disappears meanwhile', async () => {
  const one = held()
  const other = held()
  const { hook, kept, toggle, calls } = await agenda({
    [read]: [agendaOf(), agendaOf(1), agendaOf(1, 2)],
    [add]: [one.answer, other.answer],
  })
  await toggle(1)
  await toggle(2)
  expect(kept()).toEqual([1, 2])
  expect(calls()).toEqual([[add, { conference: 1 }]])
  await hook.act(one.give)
  expect(kept()).toEqual([1, 2])
  await hook.act(other.give)
  expect([kept(), calls().length]).toEqual([[1, 2], 2])
})

it('pressed twice it is as before: put in and taken out again, in that order', async () => {
  const { hook, kept, toggle, calls } = await agenda({
    [read]: [agendaOf(), agendaOf(1), agendaOf()],
    [add]: {},
    'DELETE /agenda_entries/100': {},
  })
  await toggle(1, 1)
  await hook.again()
  expect([kept(), calls().map(([call]) => call)]).toEqual([[], [add, 'DELETE /agenda_entries/100']])
})

it('what is in the agenda already, put there by another machine, is not taken out by the press that was to put it in', async () => {
  const one = held()
  const { hook, kept, toggle, calls } = await agenda({
    [read]: [agendaOf(), agendaOf(1, 2)],
    [add]: [one.answer],
  })
  await toggle(1)
  await toggle(2)
  await hook.act(one.give)
  expect([kept(), calls()]).toEqual([[1, 2], [[add, { conference: 1 }]]])
})

it('nothing is asked for as long as it is not known who reads', async () => {
  const { hook, kept, calls } = await agenda({ [read]: agendaOf(1) }, false)
  expect([hook.now.isRead, kept(), calls()]).toEqual([false, [], []])
})
