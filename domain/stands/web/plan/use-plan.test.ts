import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Plan, PlanStand } from '#domain/halls/contract/plan.ts'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import { usePlan } from './use-plan.ts'

const stand = (id: number, number: number | null, version = 1) =>
  ({
    id,
    version,
    name: `S${id}`,
    fairHall: number === null ? null : 3,
    number,
    label: null,
    isVisible: true,
    trashedAt: null,
  }) as PlanStand

const places = (stands: PlanStand[]) =>
  [1, 2, 3].map(number => ({
    id: number,
    number,
    label: `A${number}`,
    aisle: 1,
    place: number,
    stand: stands.find(one => one.number === number)?.id ?? null,
  }))
const planOf = (...stands: PlanStand[]) =>
  ({ fair: 1, halls: [{ id: 3, letter: 'A', places: places(stands) }], stands }) as unknown as Plan

const read = 'GET /fairs/1/plan'
const place = (id: number) => `PUT /stands/${id}/place`

let press: (event: object) => void
beforeEach(() => {
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('document', { hidden: true, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('addEventListener', (_: string, listener: typeof press) => {
    press = listener
  })
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  for (const { key } of queue.visibleToasts) queue.close(key)
  vi.unstubAllGlobals()
})

async function open(answers: Parameters<typeof pageWith>[0]) {
  const page = pageWith(answers)
  const plan = await renderHook(() => usePlan(1), page.around)
  const at = (id: number) => {
    const { fairHall, number } = plan.now.plan?.stands.find(one => one.id === id) ?? {}
    return fairHall ? number : null
  }
  const one = (id: number) => {
    const found = plan.now.plan?.stands.find(one => one.id === id)
    if (!found) throw new Error(`There is no stand ${id}`)
    return found
  }
  const move = (id: number, number: number | null) =>
    plan.act(() => plan.now.move(one(id), number === null ? null : { hall: 3, number }))
  return { ...page, plan, at, one, move, undo: () => plan.act(() => plan.now.undo()) }
}
const said = () => queue.visibleToasts.map(({ content }) => content.title)

it('a move is shown at once and told with the version that was seen', async () => {
  let answer = (_: object) => {}
  const answered = new Promise<object>(resolve => {
    answer = resolve
  })
  const { plan, one, at, sent } = await open({ [read]: planOf(stand(1, 1)), [place(1)]: [answered] })
  await plan.act(() => void plan.now.move(one(1), { hall: 3, number: 2 }))
  expect(at(1)).toBe(2)
  expect(sent()).toEqual([{ call: place(1), body: { fairHall: 3, number: 2, version: 1, swap: false } }])
  await plan.act(() => answer({ stands: [stand(1, 2, 2)] }))
  expect(said()).toEqual(['plan.moved'])
})

it('a second move carries the version that the first has left', async () => {
  const { move, sent } = await open({
    [read]: planOf(stand(1, 1)),
    [place(1)]: [{ stands: [stand(1, 2, 5)] }, { stands: [stand(1, 3, 6)] }],
  })
  await move(1, 2)
  await move(1, 3)
  expect(sent().map(({ body }) => body)).toMatchObject([{ version: 1 }, { version: 5 }])
})

it('a stand on the place makes room, and is exchanged only because it was seen there', async () => {
  const { move, at, sent } = await open({
    [read]: planOf(stand(1, 1), stand(2, 2)),
    [place(1)]: { stands: [stand(1, 2, 2), stand(2, 1, 2)] },
  })
  await move(1, 2)
  expect([at(1), at(2)]).toEqual([2, 1])
  expect(sent()[0]?.body).toMatchObject({ swap: true })
  expect(said()).toEqual(['plan.exchanged'])
})

it('a move that is refused is taken back, with what is there now, and cannot be undone', async () => {
  const { move, at, plan } = await open({
    [read]: [planOf(stand(1, 1)), planOf(stand(1, 3, 4))],
    [place(1)]: problem(412, { message_code: 'changed_meanwhile' }),
  })
  await move(1, 2)
  expect(at(1)).toBe(3)
  expect(plan.now.canUndo).toBe(false)
  expect(said()).toEqual(['plan.changed'])
})

it('undo leads back to where the stand came from, and the one that made room back too', async () => {
  const { move, at, undo, sent, plan } = await open({
    [read]: planOf(stand(1, null), stand(2, 2)),
    [place(1)]: { stands: [stand(1, 2, 2), stand(2, null, 2)] },
    [place(2)]: { stands: [stand(2, 2, 3), stand(1, null, 3)] },
  })
  await move(1, 2)
  expect([at(1), at(2)]).toEqual([2, null])
  await undo()
  expect([at(1), at(2)]).toEqual([null, 2])
  expect(sent().at(-1)).toMatchObject({
    call: place(2),
    body: { fairHall: 3, number: 2, version: 2, swap: true },
  })
  expect(plan.now.canUndo).toBe(false)
  expect(said()).toEqual(['plan.undone'])
})

it('steps are undone last first, one for each press', async () => {
  const { move, at, undo } = await open({
    [read]: planOf(stand(1, 1)),
    [place(1)]: [
      { stands: [stand(1, 2, 2)] },
      { stands: [stand(1, 3, 3)] },
      { stands: [stand(1, 2, 4)] },
      { stands: [stand(1, 1, 5)] },
    ],
  })
  await move(1, 2)
  await move(1, 3)
  await undo()
  expect(at(1)).toBe(2)
  await undo()
  expect(at(1)).toBe(1)
  await undo()
  expect(at(1)).toBe(1)
})

it('Ctrl+Z undoes, but not while one writes into a field, nor with Shift', async () => {
  const { move, at, plan } = await open({
    [read]: planOf(stand(1, 1)),
    [place(1)]: [{ stands: [stand(1, 2, 2)] }, { stands: [stand(1, 1, 3)] }],
  })
  await move(1, 2)
  const within = (field: object | null) => Object.assign(new Element(), { closest: () => field })
  const key = (more: object) =>
    plan.act(() => press({ key: 'z', ctrlKey: true, preventDefault() {}, ...more }))
  await key({ target: within({}) })
  await key({ shiftKey: true })
  await key({ ctrlKey: false })
  expect(at(1)).toBe(2)
  await key({ target: within(null) })
  expect(at(1)).toBe(1)
})

it('a stand thrown away by mistake comes back to its place', async () => {
  const trashed = { ...stand(1, null, 2), trashedAt: '2026-01-01' }
  const { plan, one, at, undo, sent } = await open({
    [read]: planOf(stand(1, 1)),
    'POST /stands/1/trash': { stands: [trashed] },
    'POST /stands/1/restore': { stands: [stand(1, null, 3)] },
    [place(1)]: { stands: [stand(1, 1, 4)] },
  })
  await plan.act(() => plan.now.trash(one(1)))
  expect(sent()[0]?.body).toEqual({ version: 1, name: 'S1' })
  expect(at(1)).toBeNull()
  await undo()
  expect(at(1)).toBe(1)
})

it('a stand whose place was taken meanwhile waits for another one when it comes back', async () => {
  const trashed = { ...stand(1, null, 2), trashedAt: '2026-01-01' }
  const { plan, one, at, undo, sent } = await open({
    [read]: planOf(stand(1, 1), stand(2, 2)),
    'POST /stands/1/trash': { stands: [trashed, stand(2, 1, 2)] },
    'POST /stands/1/restore': { stands: [stand(1, null, 3)] },
  })
  await plan.act(() => plan.now.trash(one(1)))
  await undo()
  expect([at(1), at(2)]).toEqual([null, 1])
  expect(sent().at(-1)?.call).toBe('POST /stands/1/restore')
})

it('a stand that is hidden is hidden at once, and shown again by undo', async () => {
  const { plan, one, undo, sent } = await open({
    [read]: planOf(stand(1, 1)),
    'PUT /stands/1': [{ version: 2 }, { version: 3 }],
  })
  await plan.act(() => plan.now.setVisible(one(1), false))
  expect(one(1)).toMatchObject({ isVisible: false, version: 2 })
  await undo()
  expect(one(1)).toMatchObject({ isVisible: true, version: 3 })
  expect(sent().map(({ body }) => body)).toEqual([{ isVisible: false }, { isVisible: true }])
})

it('a label is given, and the one before comes back by undo', async () => {
  const { plan, one, undo } = await open({
    [read]: planOf(stand(1, 1)),
    'PUT /stands/1': [{ version: 2 }, { version: 3 }],
  })
  await plan.act(async () => expect(await plan.now.setLabel(one(1), 'Bar')).toBe(true))
  expect(one(1).label).toBe('Bar')
  await undo()
  expect(one(1).label).toBeNull()
})

it('putting a stand where it already stands asks the server nothing', async () => {
  const { move, sent } = await open({ [read]: planOf(stand(1, 1)) })
  await move(1, 1)
  expect(sent()).toEqual([])
})
