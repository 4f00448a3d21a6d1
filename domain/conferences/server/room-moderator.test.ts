import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type ConferenceFixture, conferenceFixture } from '#app/server/testing/conference-fixture.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Conference } from '../contract/calls.ts'
import { rowsAtOnce } from './rows-at-once.ts'

let f: ConferenceFixture
beforeAll(async () => {
  f = await conferenceFixture()
})
beforeEach(() => f.startAgain())
afterAll(() => f.platform.close())

const moderatorOf = async (id: number) =>
  (await f.done<Conference>('organizer1', 'GET', `/conferences/${id}`)).moderator?.id ?? null
const room = async (moderator: number | null) =>
  (await f.made<{ id: number }>('/conference_rooms', { name: 'Room', moderator })).id

describe('whoever moderates a room', () => {
  it('moderates what is made there, may start it, and nothing that says somebody else or nobody', async () => {
    const { moderator, speaker } = f.seeded.people
    const conferenceRoom = await room(moderator.id)
    const here = { conferenceRoom, hosting: 'integrated', format: 'workshop' }
    const id = await f.published(here)
    expect(await moderatorOf(id)).toBe(moderator.id)
    expect(await f.said('moderator', 'PUT', `/conferences/${id}`, { isLive: true })).toEqual([200, undefined])
    expect(await moderatorOf(await f.published({ ...here, moderator: speaker.id }))).toBe(speaker.id)
    expect(await moderatorOf(await f.published({ ...here, moderator: null }))).toBeNull()
    expect(await moderatorOf(await f.published())).toBeNull()
  })

  it('has what comes into it without a moderator, and what is there as soon as the room has one or another', async () => {
    const { moderator, speaker } = f.seeded.people
    const conferenceRoom = await room(null)
    const [open, own] = [await f.published({ conferenceRoom }), await f.published({ conferenceRoom })]
    await f.done('organizer1', 'PUT', `/conferences/${own}`, { moderator: speaker.id })
    const give = (to: number | null) =>
      f.done('organizer1', 'PUT', `/conference_rooms/${conferenceRoom}`, { moderator: to })
    // More than one statement writes.
    const more = await many<{ id: number }>(f.db)`
      insert into conference (fair_id, conference_room_id, mode, hosting, format)
      select ${f.fair}::int, ${conferenceRoom}::int, 'live', 'external', 'plenary'
      from generate_series(1, ${rowsAtOnce}) returning id`
    await give(moderator.id)
    const moderated = await many(f.db)`
      select 1 from conference where moderator_id = ${moderator.id}
        and id = any(${more.map(({ id }) => id)}::int[])`
    expect(moderated).toHaveLength(rowsAtOnce)
    expect([await moderatorOf(open), await moderatorOf(own)]).toEqual([moderator.id, speaker.id])
    const placed = await f.published()
    await f.done('organizer1', 'PUT', `/conferences/${placed}`, { conferenceRoom })
    expect(await moderatorOf(placed)).toBe(moderator.id)
    await give(f.seeded.people.organizer1.id)
    expect([await moderatorOf(open), await moderatorOf(own)]).toEqual([
      f.seeded.people.organizer1.id,
      speaker.id,
    ])
    await give(null)
    expect(await moderatorOf(open)).toBe(f.seeded.people.organizer1.id)
  })

  it('is given to nothing any more once the fair has let them go', async () => {
    const { moderator } = f.seeded.people
    const conferenceRoom = await room(moderator.id)
    await f.run(sql`update fair_user set is_validated = 2 where user_id = ${moderator.id}`)
    expect(await moderatorOf(await f.published({ conferenceRoom }))).toBeNull()
  })
})
