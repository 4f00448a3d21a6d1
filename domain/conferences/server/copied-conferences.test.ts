import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { messagingFixture } from '#app/server/testing/messaging-fixture.ts'
import { many } from '#platform/server/database/rows.ts'

let c: Awaited<ReturnType<typeof messagingFixture>>
beforeAll(async () => {
  c = await messagingFixture()
})
beforeEach(() => c.platform.startAgain())
afterAll(() => c.platform.close())

const made = async (path: string, body: object) => {
  const answer = await c.send('organizer1', 'POST', path, body)
  if (answer.statusCode !== 201) throw new Error(`${answer.statusCode} ${answer.body}`)
  return answer.json<{ id: number }>().id
}

it('a fair made after another has its rooms, its passes and its programme as a draft without sessions', async () => {
  const fair = c.seeded.fairs.fair1
  const moderator = c.seeded.people.moderator.id
  for (const name of ['Aula', 'Saal']) await made('/conference_rooms', { fair, name, slug: name, moderator })
  await c.run(sql`insert into conference_room_stage (conference_room_id, conference_room_character_id)
    select r.id, (select min(id) from conference_room_character) from conference_room r where r.slug = 'Aula'`)
  const program = await made('/conference_programs', { fair, name: 'Programme', dayChange: '05:00' })
  await made('/conference_tracks', { program, slug: 'wood', name: 'Wood', color: '#aa3300' })
  await made('/passes', { fair, name: 'Workshops', type: 'limited' })
  await c.run(sql`update pass set sold_as = jsonb_build_object(${c.seeded.firms.a}::text, 'Pass VIP')`)
  const kind = { mode: 'live', hosting: 'external', format: 'plenary' }
  await made('/conferences', { fair, program, title: 'Talk', ...kind })
  await c.send('organizer1', 'POST', `/conference_programs/${program}/publish`)

  const answer = await c.send('superAdmin', 'POST', `/fairs/${fair}/duplicate`, {
    name: 'Next',
    homepage: 'next',
  })
  expect(answer.statusCode, answer.body).toBe(201)
  const copy = answer.json<{ id: number }>().id
  const rooms = await many(c.db)`
    select r.slug, r.moderator_id as moderator, count(s.conference_room_id)::int as stage
    from conference_room r left join conference_room_stage s on s.conference_room_id = r.id
    where r.fair_id = ${copy} group by r.id order by r.slug`
  expect(rooms).toEqual([
    { slug: 'Aula', moderator: null, stage: 1 },
    { slug: 'Saal', moderator: null, stage: 0 },
  ])
  const programs = await many(c.db)`
    select p.state, p.day_change as "dayChange", t.slug, t.color from conference_program p
    join conference_track t on t.conference_program_id = p.id where p.fair_id = ${copy}`
  expect(programs).toEqual([{ state: 'draft', dayChange: '05:00', slug: 'wood', color: '#aa3300' }])
  const counts = await many(c.db)`
    select (select count(*)::int from pass where fair_id = ${copy}) as passes,
      (select count(*)::int from conference where fair_id = ${copy}) as sessions,
      (select jsonb_agg(sold_as) from pass where fair_id = ${copy}) as sold`
  expect(counts).toEqual([{ passes: 1, sessions: 0, sold: [{}] }])
})
