import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type WaitingFixture, waitingFixture } from '#app/server/testing/waiting-fixture.ts'
import type { OwnPlace } from '../contract/place.ts'
import type { WaitingPerson } from '../contract/queue.ts'

let q: WaitingFixture
beforeAll(async () => {
  q = await waitingFixture()
})
beforeEach(() => q.startAgain())
afterAll(() => q.platform.close())

it('of fifty who take a place at once each gets one, and eight contacts who take the next at once get the first eight', async () => {
  const visitors = await q.people(50)
  const contacts = await q.people(8, true)
  for (const who of contacts) await q.busy(who)
  const taken = await Promise.all(visitors.map(who => q.takeAt(who)))
  expect(taken.map(({ statusCode }) => statusCode)).toEqual(visitors.map(() => 201))
  const places = taken.map(answer => answer.json<OwnPlace>())
  // Each was told a number that nobody else was told.
  expect(places.map(({ before }) => before ?? 0).sort((x, y) => x - y)).toEqual(visitors.map((_, n) => n))
  const line = await q.line()
  expect([...line].sort((x, y) => x - y)).toEqual([...visitors].sort((x, y) => x - y))

  const answers = await Promise.all(contacts.map(who => q.nextAt(who)))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(contacts.map(() => 200))
  const called = answers.map(answer => answer.json<WaitingPerson>().person.id)
  expect([...called].sort((x, y) => x - y)).toEqual(line.slice(0, 8).sort((x, y) => x - y))
  expect(await q.line()).toEqual(line.slice(8))
})

it('whoever takes one place many times at once has it once', async () => {
  await q.busy()
  const answers = await Promise.all(Array.from({ length: 8 }, () => q.takeAt('visitor1')))
  expect(new Set(answers.map(answer => answer.json<OwnPlace>().id)).size).toBe(1)
  expect(await q.line()).toEqual([q.idOf('visitor1')])
})
