import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { pageWith, problem } from '#platform/web/testing/page.tsx'
import { createSender } from './sender.ts'

const [thisFair, otherFair, someStand] = [7, 8, 41]
const view = (fairId: number, resourceId = someStand) => ({
  fairId,
  type: 'view',
  resourceType: 'stands',
  resourceId,
})
const call = 'POST /stats/create'
const counted = { counted: 1 }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

async function sent(
  answers: readonly (Response | object)[],
  act: (sender: ReturnType<typeof createSender>) => unknown,
) {
  const page = pageWith({ [call]: answers })
  await act(createSender(page.api))
  await vi.runAllTimersAsync()
  return page.sent().map(({ body }) => body)
}

it('what is done within a moment is sent together, of each fair for itself', async () => {
  const bodies = await sent([counted], sender => {
    sender.pause(false)
    sender.add(view(thisFair))
    sender.add(view(thisFair, someStand + 1))
    sender.add(view(otherFair))
  })
  const event = (resourceId: number) => ({ type: 'view', resourceType: 'stands', resourceId })
  expect(bodies).toEqual([
    { fairId: thisFair, token: 'cookie', events: [event(someStand), event(someStand + 1)] },
    { fairId: otherFair, token: 'cookie', events: [event(someStand)] },
  ])
})

it('nothing leaves before it is known how this browser is counted, and at most fifty events wait', async () => {
  const held = await sent([counted], sender => {
    sender.add(view(thisFair))
    sender.flush()
  })
  expect(held).toEqual([])
  const [first] = await sent([counted], sender => {
    for (let count = 0; count < 120; count += 1) sender.add(view(thisFair, count))
    sender.pause(false)
  })
  expect((first as { events: unknown[] }).events).toHaveLength(50)
})

it('a page that goes sends at once', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const page = pageWith({ [call]: counted })
  const sender = createSender(page.api)
  sender.pause(false)
  sender.add(view(thisFair))
  await Promise.resolve()
  await vi.advanceTimersByTimeAsync(0)
  expect(page.sent()).toHaveLength(1)
})

it('what the server refuses is let go in silence; what reached no server goes with the next', async () => {
  const refused = await sent([problem(404), counted], async sender => {
    sender.pause(false)
    sender.add(view(thisFair))
    await vi.runAllTimersAsync()
    sender.add(view(thisFair, someStand + 1))
  })
  expect((refused.at(-1) as { events: unknown[] }).events).toHaveLength(1)
  for (const away of [new TypeError('offline'), problem(502), problem(503)]) {
    const lost = await sent([away, counted], async sender => {
      sender.pause(false)
      sender.add(view(thisFair))
      await vi.runAllTimersAsync()
      sender.add(view(thisFair, someStand + 1))
    })
    expect((lost.at(-1) as { events: unknown[] }).events).toHaveLength(2)
  }
})
