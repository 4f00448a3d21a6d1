import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type PassesFixture, passesFixture } from '#app/server/testing/passes-fixture.ts'
import type { PassRequest } from '../../contract/pass-calls.ts'

let f: PassesFixture
beforeAll(async () => {
  f = await passesFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

it('of five hundred who ask at once for two sessions exactly a hundred get one in each, and the count is that of the rows', async () => {
  const conferences = [await f.workshop(10), await f.workshop(12)]
  const pass = await f.limited(conferences)
  const crowd = await f.people(400)
  const asks = [...crowd, ...crowd.slice(0, 100)]
  // Whoever has waited too long for their turn is asked to come again (503), and does.
  const ask = async (who: number): ReturnType<typeof f.askFor> => {
    const answer = await f.askFor(who, pass, conferences)
    return answer.statusCode === 503 ? ask(who) : answer
  }
  const answers = await Promise.all(asks.map(ask))
  const granted = new Set(answers.flatMap((answer, at) => (answer.statusCode === 201 ? [asks[at]] : [])))
  expect(granted.size).toBe(100)
  const refused = answers.filter(answer => answer.statusCode !== 201)
  expect(new Set(refused.map(answer => `${answer.statusCode} ${answer.json().message_code}`))).toEqual(
    new Set(['409 room_places_limit']),
  )
  for (const conference of conferences) {
    const people = (await f.held(conference)).map(row => row.user)
    expect([people.length, await f.counted(conference)]).toEqual([100, 100])
    expect(new Set(people)).toEqual(granted)
  }
})

it('places stay whole while people ask, give back and ask again at once, round after round', async () => {
  const conference = await f.workshop(10)
  const pass = await f.limited([conference])
  await f.placesOf(conference, 10)
  const crowd = await f.people(30)
  for (let round = 0; round < 5; round += 1) {
    await Promise.all(
      crowd.map(async (who, at) => {
        const answer = await f.askFor(who, pass, [conference], { queue: true })
        expect(answer.statusCode).toBe(201)
        if ((at + round) % 3) return
        const { id } = answer.json<PassRequest>()
        const given = await f.ask(who, 'DELETE', `/pass_users/${id}/places/${conference}`)
        expect(given.statusCode).toBe(204)
      }),
    )
    await f.platform.services.queue.runDue()
    const rows = await f.held(conference)
    const taken = rows.filter(row => !row.isQueued).length
    expect([taken, await f.counted(conference)]).toEqual([10, 10])
    expect(new Set(rows.map(row => row.user)).size).toBe(rows.length)
  }
})
