import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { callStore } from '#domain/calls/web/call-store.ts'
import { markChecked } from '#domain/calls/web/check/checked-today.ts'
import { fairOf, readerOf, userOf } from '#domain/identity/web/testing/reader.tsx'
import { useAction } from '#platform/web/api/use-action.ts'
import { problem, storageOf } from '#platform/web/testing/page.tsx'
import { renderHook } from '#platform/web/testing/render-hook.tsx'
import { queue } from '#platform/web/ui/toast-queue.ts'
import PlaceOver from './over/place-over.tsx'
import { useOwnPlaces } from './own-places.ts'
import { queueStore } from './queue-store.ts'
import { fair, malik, placeOf } from './testing/places.ts'
import { usePlaces } from './use-places.ts'

const stand = 40
const conversation = '6dd2d4a8-6e8f-4e1b-9c55-0c1f0a3b7d11'
const brochure = { kind: 'brochure', id: 12, title: 'Cobots' } as const
const booth = { kind: 'booth', id: stand, title: 'Nordalia' } as const
const taken = placeOf({ id: 7, before: 1 })
const called = placeOf({ id: 7, state: 'called', before: null, calledFor: 90_000, contact: malik })
const talking = placeOf({ id: 7, state: 'talking', before: null, contact: malik, way: 'chat', conversation })

beforeEach(() => {
  storageOf('localStorage')
  storageOf('sessionStorage')
})
let leave: () => Promise<void> = async () => {}
afterEach(async () => {
  await leave()
  queueStore.open(null)
  callStore.show(null)
  vi.unstubAllGlobals()
})

async function visitor(answers: object, places: object[] = []) {
  const page = await readerOf({
    user: userOf(['visitor']),
    fairs: [fairOf(fair.id, fair.homepage)],
    salon: fair.homepage,
    answers: {
      [`GET /queue/places/current?fair=${fair.id}`]: [{ places, placesLeft: 3 }],
      ...answers,
    },
  })
  const hook = await renderHook(
    () => ({ does: usePlaces(), places: useOwnPlaces(fair.id), action: useAction() }),
    page.around,
  )
  leave = hook.leave
  return { ...page, hook }
}

it('a place that is taken is shown at once, open over the page', async () => {
  const { hook, sent } = await visitor({ [`POST /stands/${stand}/queue/places`]: taken })
  await hook.act(() => hook.now.does.take(stand, booth))
  expect(sent()).toEqual([{ call: `POST /stands/${stand}/queue/places`, body: {} }])
  expect(hook.now.places).toMatchObject([{ id: taken.id, before: 1 }])
  expect(queueStore.get()).toBe(taken.id)
})

it('a place that is taken beside a brochure says so to the booth', async () => {
  const { hook, sent } = await visitor({ [`POST /stands/${stand}/queue/places`]: taken })
  await hook.act(() => hook.now.does.take(stand, brochure))
  expect(sent()[0]?.body).toEqual({ context: { kind: 'brochure', id: brochure.id } })
})

it('a refusal is said, and nothing is shown that there is not', async () => {
  const { hook } = await visitor({
    [`POST /stands/${stand}/queue/places`]: problem(409, { message: 'Fermée', message_code: 'queue_closed' }),
  })
  await hook.act(() => hook.now.action.run(() => hook.now.does.take(stand)))
  expect(hook.now.places).toEqual([])
  expect(queueStore.get()).toBeNull()
  expect(queue.visibleToasts.map(({ content }) => content.title)).toContain('queue_closed')
})

it('whoever comes in writing is led to the conversation with the booth, in its fair', async () => {
  const { hook, sent, address } = await visitor({ [`POST /queue/places/${called.id}/come`]: talking }, [
    called,
  ])
  await hook.act(() => hook.now.does.comeByChat(called))
  expect(sent()).toEqual([{ call: `POST /queue/places/${called.id}/come`, body: { by: 'chat' } }])
  expect(address()).toBe(`/${fair.homepage}/user/direct-messages/${conversation}`)
  expect(hook.now.places).toMatchObject([{ state: 'talking' }])
})

it('whoever comes by a call first looks at their devices, and comes only when they call', async () => {
  const { hook, sent } = await visitor({}, [called])
  await hook.act(() => hook.now.does.comeByCall(called))
  expect(callStore.get().shown).toMatchObject({ kind: 'check', callee: { user: malik.id } })
  expect(sent()).toEqual([])
})

it('a call that the booth’s queue has begun rings in the tab in which one came', async () => {
  const call = { uniqid: 'c'.repeat(32), state: 'ringing', ringsFor: 15_000, isCaller: true, fair }
  const { hook, sent } = await visitor(
    {
      [`POST /queue/places/${called.id}/come`]: { ...called, call: call.uniqid, way: 'call' },
      'GET /visio/calls/current': { call },
    },
    [called],
  )
  markChecked()
  await hook.act(() => hook.now.does.comeByCall(called))
  expect(sent()).toEqual([{ call: `POST /queue/places/${called.id}/come`, body: { by: 'call' } }])
  expect(callStore.get().shown).toMatchObject({ kind: 'ringing', call: { uniqid: call.uniqid } })
})

it('whoever has not come in time is told so, and takes a place again, of what they wanted to speak of', async () => {
  const missed = placeOf({ id: 7, state: 'missed', before: null, context: brochure })
  const page = await readerOf({
    user: userOf(['visitor']),
    fairs: [fairOf(fair.id, fair.homepage)],
    salon: fair.homepage,
    answers: {
      [`GET /queue/places/current?fair=${fair.id}`]: [{ places: [missed], placesLeft: 3 }],
      [`POST /stands/${stand}/queue/places`]: placeOf({ id: 8, before: 3 }),
    },
  })
  const onClose = vi.fn()
  const over = await renderHook(() => PlaceOver({ place: missed, onClose }), page.around)
  leave = over.leave
  const { title, children, footer } = over.now.props
  expect([title, children.props.children]).toEqual(['over.missed_title', 'over.missed_text'])
  const [again] = footer.props.children
  expect(again.props.children).toBe('over.again')
  await over.act(() => again.props.onPress())
  expect(onClose).toHaveBeenCalledOnce()
  expect(page.sent()).toEqual([
    {
      call: `POST /stands/${stand}/queue/places`,
      body: { context: { kind: brochure.kind, id: brochure.id } },
    },
  ])
  expect(queueStore.get()).toBe(8)
})
