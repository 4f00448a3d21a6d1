import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { one } from '#platform/server/database/rows.ts'
import { type AssessedPoint, assessedPoints, type StatAssessment } from '../contract/assessment.ts'
import type { StatToken } from '../contract/recording.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
type Who = Parameters<Fixture['send']>[0]
let f: Fixture
const start = new Date('2026-11-24T09:00:00Z')
beforeAll(async () => {
  f = await statisticsFixture()
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = start
})
afterAll(() => f.close())

const set = (who: Who, change: object) =>
  f.platform.call(who, { method: 'PUT', url: `/api/fairs/${f.fair}`, payload: change })
const state = (who: Who, stated: readonly AssessedPoint[]) =>
  f.send(who, 'POST', '/assessment', { fairId: f.fair, stated })
const assessment = () => f.read<StatAssessment>('organizer1', `/assessment?fairId=${f.fair}`)
const kept = () =>
  one<{ mode: string; stated: string[]; by: number | null; at: Date | null }>(f.db)`
    select stat_mode as mode, stat_stated as stated, stat_stated_by_id as by, stat_stated_at as at from fair
    where id = ${f.fair}`
const toState: AssessedPoint[] = ['purpose', 'publisher', 'refusal', 'recipients']

it('no way of writing a fair makes it count without asking, whoever writes', async () => {
  for (const who of ['organizer1', 'superOrganizer', 'superAdmin'] as const) {
    const answer = await set(who, { statMode: 'exempt' })
    expect([answer.statusCode, answer.json().errors], who).toEqual([
      422,
      { statMode: ['exemption_not_stated'] },
    ])
  }
  const made = await f.platform.call('superAdmin', {
    method: 'POST',
    url: '/api/fairs',
    payload: { homepage: 'exempt-fair', statMode: 'exempt', translations: { fr: { name: 'Neuf' } } },
  })
  expect(made.statusCode).toBe(422)
  await expect(f.run(sql`update fair set stat_mode = 'exempt' where id = ${f.fair}`)).rejects.toThrow(
    'fair_exemption_stated',
  )
  expect(await kept()).toMatchObject({ mode: 'ask', at: null })
})

it('it begins once all is stated that no setting says, and keeps who stated it and when', async () => {
  const { points, stated } = await assessment()
  expect(points.filter(({ isMet }) => isMet === null).map(({ point }) => point)).toEqual(toState)
  expect(points.filter(({ isMet }) => isMet !== null).every(({ isMet }) => isMet)).toBe(true)
  expect([points.some(({ isStated }) => isStated), stated]).toEqual([false, null])
  for (const less of [[], toState.slice(1), ['anonymous', 'join', 'cookie', 'told'] as const])
    expect((await state('organizer1', less)).statusCode).toBe(422)
  for (const who of ['organizer2', 'firmAdminA', 'visitor1'] as const)
    expect((await state(who, toState)).statusCode, who).toBeOneOf([403, 404])
  expect((await kept()).mode).toBe('ask')

  const answer = await state('organizer1', [...assessedPoints])
  expect(answer.statusCode, answer.body).toBe(200)
  const { id } = f.seeded.people.organizer1
  expect(await kept()).toEqual({ mode: 'exempt', stated: toState, by: id, at: start })
  const now = answer.json<StatAssessment>()
  expect(now.points.filter(({ isStated }) => isStated).map(({ point }) => point)).toEqual(toState)
  expect(now.stated?.at).toBe(start.toISOString())
  expect(now.stated?.by).toMatch(/\w+ \w+/)
  expect((await f.read<StatToken>(null, `/get/token?fairId=${f.fair}`)).token).not.toBeNull()
  const { told } = await one<{ told: number }>(f.db)`
    select count(*)::int as told from audit_log where action = 'state' and resource = 'statistics'
      and fair_id = ${f.fair} and user_id = ${id}`
  expect(told).toBe(1)
  // Other settings are written as before.
  expect((await set('organizer1', { statUserType: 'visitors', statMode: 'exempt' })).statusCode).toBe(200)
})

it('whoever asks again states it anew', async () => {
  await state('organizer1', toState)
  expect((await set('organizer1', { statMode: 'ask' })).statusCode).toBe(200)
  expect(await kept()).toEqual({ mode: 'ask', stated: [], by: null, at: null })
  expect((await set('organizer1', { statMode: 'exempt' })).statusCode).toBe(422)
})

it('a fair with a privacy notice of its own states what that says', async () => {
  await f.run(sql`insert into fair_text (fair_id, kind, version, translations)
    values (${f.fair}, 'privacy', 1, '{"fr":"<p>Nous comptons.</p>"}')`)
  expect((await state('organizer1', toState)).statusCode).toBe(422)
  expect((await state('organizer1', [...toState, 'told'])).statusCode).toBe(200)
  await f.run(sql`insert into fair_text (fair_id, kind, version, translations)
    values (${f.fair}, 'privacy', 2, '{}')`)
  expect((await assessment()).points.find(({ point }) => point === 'told')).toMatchObject({ isMet: true })
})

it('a notice of which nobody has stated that it says so ends it; of the next one it was stated', async () => {
  const write = async (version: number) => {
    const answer = await f.platform.call('organizer1', {
      method: 'PUT',
      url: `/api/fairs/${f.fair}/texts/privacy`,
      payload: { version, translations: { fr: `<p>${version}</p>` } },
    })
    expect(answer.statusCode, answer.body).toBeLessThan(300)
  }
  await state('organizer1', toState)
  await write(0)
  expect(await kept()).toMatchObject({ mode: 'ask', stated: [] })
  await state('organizer1', [...toState, 'told'])
  await write(1)
  expect((await kept()).mode).toBe('exempt')
})

it('what a setting says is not met is stated by nobody', async () => {
  await f.run(sql`alter table stat_visit add column user_id int`)
  const answer = await state('organizer1', [...assessedPoints])
  await f.run(sql`alter table stat_visit drop column user_id`)
  expect([answer.statusCode, answer.json().message_code]).toEqual([409, 'exemption_not_met'])
})

it('a fair made after one that is exempt asks', async () => {
  await state('organizer1', toState)
  const made = await f.platform.call('superAdmin', {
    method: 'POST',
    url: `/api/fairs/${f.fair}/duplicate`,
    payload: { name: 'Suite', homepage: 'la-suite' },
  })
  expect(made.statusCode, made.body).toBe(201)
  const copy = await one<{ mode: string; stated: string[]; by: number | null }>(f.db)`
    select stat_mode as mode, stat_stated as stated, stat_stated_by_id as by from fair
    where id = ${made.json<{ id: number }>().id}`
  expect(copy).toEqual({ mode: 'ask', stated: [], by: null })
  expect((await kept()).mode).toBe('exempt')
})
