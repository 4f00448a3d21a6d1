import { sql } from 'kysely'
import type { PassRequest } from '#domain/conferences/contract/pass-calls.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { conferenceFixture } from './conference-fixture.ts'
import type { Somebody } from './waiting-fixture.ts'

const hour = (of: number) => `2036-06-01T${String(of).padStart(2, '0')}:00:00Z`

/** Workshops of the small fixture, passes for them, and those who ask for one. */
export async function passesFixture() {
  const f = await conferenceFixture()
  /** A published workshop from this hour to the next. */
  const workshop = (from: number) =>
    f.published({ title: `${from}`, format: 'workshop', begin: hour(from), end: hour(from + 1) })
  const limited = async (conferences: number[], body: object = {}) =>
    (await f.made<{ id: number }>('/passes', { name: 'Workshops', type: 'limited', conferences, ...body })).id
  const placesOf = (conference: number, places: number) =>
    f.run(sql`update pass_room set places = ${places} where conference_id = ${conference}`)
  const askFor = (who: Somebody, pass: number, conferences?: number[], more: object = {}) =>
    f.ask(who, 'POST', '/pass_users', { pass, ...(conferences && { conferences }), ...more })
  /** @throws Error for a request that is refused */
  const asked = async (answer: ReturnType<typeof askFor>): Promise<PassRequest> => {
    const { statusCode, body } = await answer
    if (statusCode !== 201) throw new Error(`${statusCode} ${body}`)
    return JSON.parse(body)
  }
  const held = (conference: number) =>
    many<{ user: number; isQueued: boolean }>(f.db)`
      select user_id as user, queued_at is not null as "isQueued" from pass_place
      where conference_id = ${conference} order by id`
  const counted = async (conference: number) =>
    (
      await one<{ taken: number }>(f.db)`
        select taken from pass_room where conference_id = ${conference}`
    ).taken
  return { ...f, workshop, limited, placesOf, askFor, asked, held, counted }
}

export type PassesFixture = Awaited<ReturnType<typeof passesFixture>>
