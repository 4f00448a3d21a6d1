import { afterAll, beforeAll, expect, it } from 'vitest'
import { dayIn, type JobsFixture, jobsFixture } from '#app/server/testing/jobs-fixture.ts'
import { one } from '#platform/server/database/rows.ts'
import type { OwnJob } from '../contract/own-jobs.ts'

let fixture: JobsFixture
beforeAll(async () => {
  fixture = await jobsFixture()
})
afterAll(() => fixture.platform.close())

type Who = Parameters<JobsFixture['send']>[0]

const listed = async (who: Who, query = ''): Promise<OwnJob[]> => {
  const answer = await fixture.send(who, 'GET', `/jobs/own?fair=${fixture.seeded.fairs.fair1}${query}`)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}
const ids = (offers: readonly { id: number }[]) => offers.map(({ id }) => id)
const titled = (title: string) => ({ translations: { fr: { title, description: '<p>Travail.</p>' } } })

it('whoever keeps offers sees them with what waits at each, drafts too; nobody sees those of another firm', async () => {
  const { offer, applied, send } = fixture
  const open = await offer(titled('Câblage d’armoires'))
  const draft = await offer({ ...titled('Brouillon à finir'), isVisible: false })
  const sent = await applied('visitor1', open.id)
  const mine = await listed('firmAdminA')
  expect(ids(mine)).toEqual(expect.arrayContaining([open.id, draft.id]))
  expect(mine.find(({ id }) => id === open.id)).toMatchObject({
    state: 'open',
    applications: { all: 1, unread: 1, waiting: 1, overdue: 0 },
  })
  expect(mine.find(({ id }) => id === draft.id)).toMatchObject({ state: 'draft' })
  expect(ids(await listed('organizer1'))).toContain(draft.id)
  expect(ids(await listed('firmAdminB'))).not.toContain(open.id)
  await send('firmAdminA', 'PUT', `/job_solicitations/${sent.id}`, { status: 2, answer: 'Non merci.' })
  const [answered] = (await listed('firmAdminA')).filter(({ id }) => id === open.id)
  expect(answered?.applications).toEqual({ all: 1, unread: 0, waiting: 0, overdue: 0 })
})

it('visitors have no offers of their own, and an organizer of another fair sees none of this one', async () => {
  const own = `/jobs/own?fair=${fixture.seeded.fairs.fair1}`
  expect((await fixture.send('visitor1', 'GET', own)).statusCode).toBe(403)
  expect(await listed('organizer2')).toEqual([])
})

it('the list is searched, narrowed by state and by what waits, and ordered by its last day', async () => {
  const { offer, applied } = fixture
  const early = await offer({ ...titled('Zinguerie, été'), finalDate: dayIn(20) })
  const late = await offer({ ...titled('Zinguerie, hiver'), finalDate: dayIn(40) })
  expect(ids(await listed('firmAdminA', '&search=zinguerie&order=finalDate'))).toEqual([early.id, late.id])
  expect(ids(await listed('firmAdminA', '&search=zinguerie&order=-finalDate'))).toEqual([late.id, early.id])
  expect(ids(await listed('firmAdminA', '&search=ZINGUERIE&state=draft'))).toEqual([])
  await applied('visitor2', late.id)
  expect(ids(await listed('firmAdminA', '&search=zinguerie&isWaiting=true'))).toEqual([late.id])
  expect(await listed('firmAdminA', '&search=%25')).toEqual([])
})

it('a fair says how many offers take applications, and whose; a closed one and a draft do not count', async () => {
  const { offer, send, seeded } = fixture
  const counts = async () => (await send(null, 'GET', `/jobs/counts?fair=${seeded.fairs.fair1}`)).json()
  const before = await counts()
  const made = await offer(titled('Compté'))
  await offer({ ...titled('Pas compté'), isVisible: false })
  const after = await counts()
  expect(after.total).toBe(before.total + 1)
  expect(after.today).toBe(before.today + 1)
  const of = (said: { firms: { firm: number; count: number }[] }) =>
    said.firms.find(({ firm }) => firm === seeded.firms.a)?.count ?? 0
  expect(of(after)).toBe(of(before) + 1)
  await send('firmAdminA', 'POST', `/jobs/${made.id}/close`, { reason: 'filled' })
  expect((await counts()).total).toBe(before.total)
})

it('an offer is found by the bar with its firm, until it is closed', async () => {
  const { offer, send, seeded } = fixture
  const made = await offer(titled('Ébéniste en restauration'))
  const found = async (): Promise<
    { kind: string; results: { id: string; label: string; place: object }[] }[]
  > =>
    (await send(null, 'GET', `/search?q=${encodeURIComponent('ébéniste')}&fair=${seeded.fairs.fair1}`)).json()
      .groups
  const [group] = (await found()).filter(({ kind }) => kind === 'job')
  expect(group?.results[0]).toMatchObject({ id: `job-${made.id}`, place: { job: made.id } })
  await send('firmAdminA', 'POST', `/jobs/${made.id}/close`, { reason: 'cancelled' })
  expect((await found()).some(({ kind }) => kind === 'job')).toBe(false)
})

it('the page of an offer names the languages that it asks for in the reader’s words', async () => {
  const { offer, send } = fixture
  const german = await one<{ id: number }>(fixture.db)`select id from language where code = 'de'`
  const made = await offer({
    ...titled('Accueil bilingue'),
    languages: [{ language: german.id, level: null }],
  })
  const computed = (await send(null, 'GET', `/jobs/computed/${made.id}`)).json()
  expect(computed.languages).toEqual([{ name: 'Allemand', level: null }])
})
