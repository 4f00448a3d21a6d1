import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { one } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { firmFigureNames, type StatRow } from '../contract/figures.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
let f: Fixture
const start = new Date('2026-11-24T09:00:00Z')
beforeAll(async () => {
  f = await statisticsFixture()
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = start
  await f.run(sql`update fair set is_using_direct_message_module = true, is_using_job_module = true`)
})
afterAll(() => f.close())

const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString()

/** Somebody writes to a booth, and is answered after so many minutes, or not at all. */
async function writes(
  person: number,
  booth: { stand: number; firm: number },
  at: number,
  reply: number | null,
) {
  const { id } = await one<{ id: number }>(f.db)`
    insert into conversation (fair_id, kind, created_at) values (${f.fair}, 'booth', ${after(at)}) returning id`
  await f.run(sql`insert into conversation_side (conversation_id, side, user_id)
    values (${id}, 1, ${person})`)
  await f.run(sql`insert into conversation_side (conversation_id, side, stand_id, firm_id)
    values (${id}, 2, ${booth.stand}, ${booth.firm})`)
  await f.run(sql`insert into direct_message (conversation_id, side, author_id, text, created_at)
    values (${id}, 1, ${person}, 'Bonjour', ${after(at)})`)
  if (reply !== null)
    await f.run(sql`insert into direct_message (conversation_id, side, text, created_at)
      values (${id}, 2, 'Oui', ${after(at + reply)})`)
}

/** Four to one exhibitor, of whom the last came a day later; one to another. */
async function talks() {
  const { people, stands, firms } = f.seeded
  const [a, b] = [
    { stand: stands.a, firm: firms.a },
    { stand: stands.b, firm: firms.b },
  ]
  const { visitor1, visitor2, speaker } = people
  await writes(visitor1.id, a, 0, 4)
  await writes(visitor2.id, a, 1, 10)
  await writes(speaker.id, a, 2, 30)
  await writes(people.firmAdminB.id, a, 24 * 60, null)
  await writes(visitor1.id, b, 5, null)
  return { a: firms.a, b: firms.b }
}

const rowsOf = async (more = '', who: 'organizer1' | 'superAdmin' = 'organizer1') =>
  new Map((await f.list('fairs', f.fair, `&of=firms${more}`, who)).map(row => [row.id, row]))
const told = (row: StatRow | undefined) =>
  Object.fromEntries(firmFigureNames.flatMap(name => (row && name in row ? [[name, row[name]]] : [])))

it('each exhibitor stands with what other domains tell of it, numbers alone, on the days that are asked for', async () => {
  const firms = await talks()
  const rows = await rowsOf()
  const nothingDue = { applications: 0, answeredInTime: null }
  expect(told(rows.get(firms.a))).toEqual({
    conversations: 4,
    leads: 4,
    replyMinutes: 10,
    answeredShare: 0.75,
    ...nothingDue,
  })
  expect(told(rows.get(firms.b))).toEqual({
    conversations: 1,
    leads: 1,
    replyMinutes: null,
    answeredShare: 0,
    ...nothingDue,
  })
  const day = await rowsOf('&startDate=2026-11-25&endDate=2026-11-25')
  expect(told(day.get(firms.a))).toMatchObject({
    conversations: 1,
    leads: 1,
    replyMinutes: null,
    answeredShare: 0,
  })
  expect(told(day.get(firms.b))).toMatchObject({ conversations: 0, leads: 0, answeredShare: null })
  const shown = JSON.stringify([...rows.values()])
  for (const name of ['visitor1', 'visitor2', 'speaker']) expect(shown).not.toContain(name)
})

it('an application counts where it was sent, and was answered in time where it was', async () => {
  const { firms, people } = f.seeded
  const { id } = await one<{ id: number }>(f.db)`
    insert into job (fair_id, firm_id, fair_firm_id, job_contract_type_id, translations, is_visible)
    select ff.fair_id, ff.firm_id, ff.id, (select min(id) from job_contract_type where fair_id is null), '{}', true
    from fair_firm ff where ff.fair_id = ${f.fair} and ff.firm_id = ${firms.a} returning id`
  const people6 = Object.values(people).slice(0, 6)
  for (const [at, { id: person }] of people6.entries())
    await f.run(sql`insert into job_solicitation (job_id, user_id, sent_at, answer_due_at, answered_at, status)
      values (${id}, ${person}, ${after(at)}, ${after(60)}, ${at < 3 ? after(50) : at < 5 ? after(70) : null}, 0)`)
  f.later(24 * 3600)
  const rows = await rowsOf()
  expect(told(rows.get(firms.a))).toMatchObject({ applications: 6, answeredInTime: 0.5 })
  // Of fewer than five that were due nothing is said.
  await f.run(sql`delete from job_solicitation where answered_at = ${after(70)}::timestamptz`)
  expect(told((await rowsOf()).get(firms.a))).toMatchObject({ applications: 4, answeredInTime: null })
  expect(told(rows.get(firms.b))).toMatchObject({ applications: 0, answeredInTime: null })
})

it('is sorted and exported by what they tell, with what nothing is said of at the end', async () => {
  const firms = await talks()
  const order = async (sort: string) =>
    (await f.list('fairs', f.fair, `&of=firms&sort=${sort}`)).map(({ id }) => id)
  for (const sort of ['leads', 'conversations', 'leads&order=desc'])
    expect((await order(sort)).slice(0, 2), sort).toEqual([firms.a, firms.b])
  const up = await order('leads&order=asc')
  expect(up.slice(-2)).toEqual([firms.b, firms.a])
  for (const way of ['asc', 'desc']) expect((await order(`replyMinutes&order=${way}`))[0]).toBe(firms.a)
  // Not because of its name.
  await f.run(sql`update firm set name = 'Zed' where id = ${firms.a}`)
  for (const way of ['asc', 'desc']) expect((await order(`replyMinutes&order=${way}`))[0]).toBe(firms.a)
  await f.run(sql`update firm set name = 'Firm A' where id = ${firms.a}`)
  const paged = await f.list('fairs', f.fair, '&of=firms&sort=leads&page=2&itemsPerPage=1')
  expect(paged.map(({ id }) => id)).toEqual([firms.b])
  const csv = await f.send('organizer1', 'GET', `/export${f.asked('fairs', f.fair, '&of=firms&sort=leads')}`)
  const [head = '', line = ''] = csv.body.slice(1).split('\r\n')
  const columns = head.split(/[;,]/)
  const cells = line.split(/[;,]/)
  expect(cells[columns.indexOf('leads')]).toBe('4')
  expect(cells[columns.indexOf('replyMinutes')]).toBe('10')
  expect(columns.indexOf('answeredShare')).toBeGreaterThan(0)
  const wrong = await f.send(
    'organizer1',
    'GET',
    `/get/list${f.asked('fairs', f.fair, '&of=stands&sort=leads')}`,
  )
  expect(wrong.statusCode).toBe(422)
})

it('what the fair does not use is not told, and nobody is told who does not run it', async () => {
  const firms = await talks()
  await f.run(sql`update fair set is_using_direct_message_module = false, is_using_job_module = false`)
  expect(told((await rowsOf()).get(firms.a))).toEqual({ leads: 4 })
  for (const who of ['firmAdminA', 'organizer2', 'visitor1'] as const)
    expect(
      (await f.send(who, 'GET', `/get/list${f.asked('fairs', f.fair, '&of=firms')}`)).statusCode,
      who,
    ).toBe(404)
})

it('every column that a domain declares is one that statistics knows, told by one domain alone', () => {
  const columns = declared('firmFigures').flatMap(figures => Object.keys(figures.columns))
  expect(columns.toSorted()).toEqual([...firmFigureNames].toSorted())
})
