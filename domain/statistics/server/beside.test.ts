import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { DashboardData } from '#platform/contract/dashboard.ts'
import { locales } from '#platform/contract/locale.ts'
import { many } from '#platform/server/database/rows.ts'
import { fillIn } from '#platform/server/pdf/fill-in.ts'
import type { StatAssessment } from '../contract/assessment.ts'
import { fewestLike, type StatComparison } from '../contract/comparison.ts'
import type { StatFunnel } from '../contract/figures.ts'
import { samplePresence } from './live.ts'
import { reportWords } from './report/words.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
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

const spaced = (text: string) => text.replaceAll(/\s+/g, ' ')

/** Tags of a file in their order, with what they hold: `Table>TR>TH`. */
type Tag = { role?: string; children?: Tag[] }
const tagsOf = ({ role, children = [] }: Tag, above = ''): string[] => {
  const path = [above, role].filter(one => one && one !== 'Root').join('>')
  return [...(role ? [path] : []), ...children.flatMap(child => tagsOf(child, path))]
}

const asked = async (who: 'organizer1' | 'firmAdminA' | 'firmAdminB', query: string, locale = 'fr') => {
  const answer = await f.send(who, 'GET', `/report${query}`, undefined, { 'accept-language': locale })
  if (answer.statusCode !== 200) return { status: answer.statusCode, text: '', tags: [] as string[] }
  const file = await getDocumentProxy(new Uint8Array(answer.rawPayload))
  const tags: string[] = []
  for (let page = 1; page <= file.numPages; page += 1)
    tags.push(...tagsOf((await (await file.getPage(page)).getStructTree()) as Tag))
  const { text } = await extractText(file, { mergePages: true })
  return { status: answer.statusCode, text: spaced(text), tags }
}

it('a report of a whole fair of few days is drawn by hours, as its page; of more days by days', async () => {
  const course = async () => (await asked('organizer1', f.asked('fairs', f.fair))).text
  for (let day = 0; day < 4; day += 1) {
    await f.did(await f.agreed(), [f.view('fairs', f.fair)])
    await f.addUp()
    const text = await course()
    const [shown, other] = day < 3 ? (['byHour', 'byDay'] as const) : (['byDay', 'byHour'] as const)
    expect(text, String(day)).toContain(spaced(reportWords.fr[shown]))
    expect(text, String(day)).not.toContain(spaced(reportWords.fr[other]))
    f.later(86_400)
  }
})

it('a report of a booth has what its page shows besides: the hours of each day, its film, that too few are like it', async () => {
  const { stands } = f.seeded
  await f.run(sql`update stand set video = '{"kind":"video","url":"https://films.example/a.mp4"}'
    where id = ${stands.a}`)
  for (let visitor = 0; visitor < 6; visitor += 1) {
    await f.did(await f.agreed(), [
      f.view('stands', stands.a),
      { type: 'play', resourceType: 'stand_videos', resourceId: stands.a, value: 20 },
    ])
    f.later(120)
  }
  await f.addUp()
  const { text } = await asked('firmAdminA', f.asked('stands', stands.a))
  const words = reportWords.fr
  for (const said of [words.hours, 'Jour 10 h', 'mar. 24 6', words.bestFilm, '2 min', words.like])
    expect(text).toContain(spaced(said))
  expect(text).toContain(spaced(fillIn(words.like_few, { count: fewestLike })))
})

it('a report has the figures of the page with its days, their definitions and tags, for those who read them', async () => {
  const { stands, halls } = f.seeded
  const [made] = await many<{ id: number }>(f.db)`
    insert into stand_resource (stand_id, stand_resource_type_id, title, url)
    select ${stands.a}, id, 'Catalogue', 'https://files.example/b.pdf' from stand_resource_type
    where code = 'TYPE_BROCHURE' returning id`
  const resourceId = made?.id ?? 0
  for (const at of Array.from({ length: 7 }).keys()) {
    const token = await f.agreed()
    await f.did(token, [
      f.view('fairs', f.fair),
      f.view('fair_halls', halls.one),
      f.view('stands', stands.a),
      ...(at < 2 ? [{ type: 'download', resourceType: 'stand_resources', resourceId } as const] : []),
    ])
    f.later(600)
  }
  await f.addUp()
  const days = '&startDate=2026-11-24&endDate=2026-11-24'
  const page = await f.figures('fairs', f.fair, days)
  const report = await asked('organizer1', f.asked('fairs', f.fair, days))
  const { views, visitors } = page.totals
  for (const said of [
    'Rapport de fréquentation',
    'Période : 24 novembre 2026',
    `Visiteurs ${visitors} 0`,
    `Pages vues ${views} 0`,
    'Europe/Paris',
    'Catalogue',
    'moins de 5',
    reportWords.fr.meaningVisitors,
    reportWords.fr.meaningVisit,
    reportWords.fr.fewMeans,
  ])
    expect(report.text).toContain(spaced(said))
  expect(report.text).toMatch(/Catalogue, [^,]+ moins de 5 –/)
  // The booths of each hall, as its model has them.
  expect(report.text).toMatch(/Nom Visiteurs Pages vues Séjour médian (?!Télé)\S/)
  for (const tag of ['H1', 'H2', 'Table>TR>TH', 'Table>TR>TD', 'Figure', 'P'])
    expect(report.tags).toContain(tag)
  const own = await asked('firmAdminA', f.asked('stands', stands.a))
  expect(own.text).toContain('Catalogue')
  expect((await asked('firmAdminB', f.asked('stands', stands.a))).status).toBe(404)
  expect((await asked('firmAdminA', f.asked('fairs', f.fair))).status).toBe(404)
  for (const locale of locales) {
    const { text } = await asked('organizer1', f.asked('fairs', f.fair), locale)
    const { meaningVisit, meaningMedianSeconds } = reportWords[locale]
    for (const meaning of [meaningVisit, meaningMedianSeconds])
      expect(text, locale).toContain(spaced(meaning))
  }
})

const compare = (who: 'organizer1' | 'firmAdminA' | 'firmAdminB', stand = f.seeded.stands.a) =>
  f.read<StatComparison>(who, `/compare?resourceId=${stand}`)

/** Booths of other firms in the hall, one a firm. */
const others = async (count: number) => {
  const rows = await many<{ id: number }>(f.db)`
    with made as (
      insert into firm (name, is_visible) select 'Other ' || n, true from generate_series(1, ${count}::int) n
      returning id),
    let_in as (
      insert into fair_firm (fair_id, firm_id, is_validated)
      select ${f.fair}, id, ${validationState.validated} from made)
    insert into stand (fair_id, firm_id, fair_hall_id, number, is_visible)
    select ${f.fair}, id, ${f.seeded.halls.one}, coalesce((select max(number) from stand), 0) + row_number() over (), true from made returning id`
  return rows.map(({ id }) => id)
}

it('a booth is compared with ten of other firms at least, by quarters and never by one of them', async () => {
  await others(7)
  expect(await compare('firmAdminA')).toMatchObject({ like: null, booths: 0, figures: [] })
  const booths = await others(13)
  for (const [at, booth] of booths.entries())
    for (let visitor = 0; visitor <= at; visitor += 1)
      await f.run(sql`insert into stat_visit (fair_id, resource_type, resource_id, visitor, day, views, seconds,
        downloads, first_at, last_at, is_new) values (${f.fair}, 3, ${booth}, ${visitor + 1}, '2026-11-24', 1, 0, 0,
        now(), now(), true)`)
  await f.did(await f.agreed(), [f.view('stands', f.seeded.stands.a)])
  await f.addUp()
  const compared = await compare('firmAdminA')
  expect(compared).toMatchObject({ like: 'hall' })
  expect(compared.booths).toBeGreaterThanOrEqual(20)
  const visitors = compared.figures.find(({ figure }) => figure === 'visitors')
  expect(visitors).toMatchObject({ own: 1, low: 0 })
  expect(visitors?.half).toBeGreaterThan(1)
  expect(visitors?.high).toBeLessThan(13)
  expect(JSON.stringify(compared)).not.toContain('Other')
  const report = await asked('firmAdminA', f.asked('stands', f.seeded.stands.a))
  for (const part of [
    `Comparé à ${compared.booths} stands du même hall. Il a reçu moins de visiteurs que la moitié`,
    `Visiteurs 1 ${visitors?.half} 0 à ${visitors?.high}`,
  ])
    expect(report.text).toContain(part)
  expect(report.text).not.toContain('Other')
  expect(await compare('organizer1')).toEqual(compared)
  const foreign = await f.send('firmAdminB', 'GET', `/compare?resourceId=${f.seeded.stands.a}`)
  expect(foreign.statusCode).toBe(404)
})

it('the dashboard shows who is there, since when and where, and is told to those who run the fair', async () => {
  const { stands, halls } = f.seeded
  const counted = (kind: string, place: number, count: number) =>
    f.run(sql`insert into presence_count (fair_id, kind, place_id, count)
      values (${f.fair}, ${kind}, ${place}, ${count})
      on conflict (fair_id, kind, place_id) do update set count = excluded.count`)
  const dashboard = async () =>
    (await f.platform.call('organizer1', { url: `/api/fairs/${f.fair}/dashboard` })).json<DashboardData>()
  expect((await dashboard()).presence).toMatchObject({ present: 0, moments: [], booths: [], lateSince: null })
  await counted('fair', f.fair, 9)
  await counted('hall', halls.one, 6)
  await samplePresence(f.services)
  f.later(600)
  await counted('fair', f.fair, 7)
  await counted('stand', stands.a, 4)
  await samplePresence(f.services)
  await f.did(null, [f.view('fairs', f.fair)])
  f.later(60)
  const { presence } = await dashboard()
  expect(presence).toMatchObject({
    present: 7,
    moments: [{ present: 9 }, { present: 0 }, { present: 7 }],
    booths: [{ id: stands.a, present: 4, isStaffed: false }],
    lateSince: '2026-11-24T09:10:00.000Z',
  })
  expect(presence.halls.find(({ id }) => id === halls.one)).toMatchObject({ present: 6, most: 6 })
  // A token of the hub is as good as the real clock says.
  f.clock.at = new Date()
  const hears = async (who: 'organizer1' | 'organizer2' | 'firmAdminA' | 'visitor1') => {
    const url = `/.well-known/mercure?match=stats:${f.fair}`
    const headers = await f.platform.hears(who)
    return (await f.platform.app.inject({ url, headers, payloadAsStream: true })).statusCode
  }
  expect(await hears('organizer1')).toBe(200)
  for (const who of ['organizer2', 'firmAdminA', 'visitor1'] as const) expect(await hears(who), who).toBe(403)
})

it('the dashboard counts conversations in progress and what booths have not answered', async () => {
  const { firms, stands, people } = f.seeded
  const [made] = await many<{ id: number }>(f.db)`
    insert into conversation (fair_id, kind, created_at) values (${f.fair}, 'booth', ${start.toISOString()})
    returning id`
  const conversation = made?.id ?? 0
  const [message] = await many<{ id: number }>(f.db)`
    insert into direct_message (conversation_id, side, author_id, text, created_at)
    values (${conversation}, 1, ${people.visitor1.id}, 'Bonjour', ${start.toISOString()}) returning id`
  await f.run(sql`insert into conversation_side (conversation_id, side, user_id, last_id)
    values (${conversation}, 1, ${people.visitor1.id}, ${message?.id ?? 0})`)
  await f.run(sql`insert into conversation_side (conversation_id, side, stand_id, firm_id, last_id, waiting_id)
    values (${conversation}, 2, ${stands.a}, ${firms.a}, ${message?.id ?? 0}, ${message?.id ?? 0})`)
  const read = async () =>
    (await f.platform.call('organizer1', { url: `/api/fairs/${f.fair}/dashboard` })).json<DashboardData>()
      .conversations
  f.later(300)
  expect(await read()).toMatchObject({
    active: 1,
    today: 1,
    waiting: 1,
    booths: [{ id: stands.a, waiting: 1, since: start.toISOString() }],
  })
  f.later(3600)
  expect(await read()).toMatchObject({ active: 0, today: 1, waiting: 1 })
  await f.run(sql`update fair set is_using_direct_message_module = false where id = ${f.fair}`)
  expect(await read()).toEqual({ active: 0, today: 0, waiting: 0, booths: [] })
})

it('an offer is counted where it is seen; who applied stands at the end of the funnel, where there are offers', async () => {
  const { firms, stands, people } = f.seeded
  await f.run(sql`update fair set is_using_job_module = true where id = ${f.fair}`)
  const [contract] = await many<{ id: number }>(f.db)`
    select id from job_contract_type where fair_id is null order by id limit 1`
  const made = await f.platform.call('firmAdminA', {
    method: 'POST',
    url: '/api/jobs',
    payload: {
      fair: f.fair,
      firm: firms.a,
      translations: { fr: { title: 'Soudeuse', description: '<p>Souder.</p>' } },
      contractType: contract?.id,
      addressJSON: JSON.stringify({ city: 'Lille', postalCode: '59000', country: 'FR' }),
      finalDate: '2026-12-20',
      isVisible: true,
    },
  })
  expect(made.statusCode, made.body).toBe(201)
  const { id } = made.json<{ id: number }>()
  for (const _ of Array.from({ length: 6 }).keys()) {
    await f.did(await f.agreed(), [f.view('jobs', id)], 'visitor1')
    f.later(60)
  }
  await f.run(sql`insert into job_solicitation (job_id, user_id, sent_at, answer_due_at)
    values (${id}, ${people.visitor1.id}, ${f.clock.at.toISOString()}, ${f.clock.at.toISOString()})`)
  await f.addUp()
  for (const [who, type, of] of [
    ['organizer1', 'fairs', f.fair],
    ['firmAdminA', 'firms', firms.a],
    ['firmAdminA', 'stands', stands.a],
  ] as const) {
    expect(await f.list(type, of, '&of=jobs', who), type).toMatchObject([
      { id, name: 'Soudeuse', views: 6, visitors: 6 },
    ])
    const { steps } = await f.read<StatFunnel>(who, `/funnel${f.asked(type, of)}`)
    expect(steps.at(-1), type).toEqual({ step: 'application', count: 1, isMeasured: false })
  }
  expect(await f.list('stands', stands.b, '&of=jobs', 'firmAdminB')).toEqual([])
  await f.run(sql`update fair set is_using_job_module = false where id = ${f.fair}`)
  expect(await f.list('fairs', f.fair, '&of=jobs')).toEqual([])
  const { steps } = await f.read<StatFunnel>('organizer1', `/funnel${f.asked('fairs', f.fair)}`)
  expect(steps.map(({ step }) => step)).not.toContain('application')
})

it('the self-assessment says how the fair is measured, to those who run it', async () => {
  const assessed = (who: 'organizer1' | 'organizer2' | 'firmAdminA') =>
    f.send(who, 'GET', `/assessment?fairId=${f.fair}`)
  const read = async () => (await assessed('organizer1')).json<StatAssessment>()
  await f.run(sql`update fair set stat_mode = 'exempt', stat_stated_at = now(), stat_user_type = 'visitors'
    where id = ${f.fair}`)
  const assessment = await read()
  expect(assessment).toMatchObject({
    mode: 'exempt',
    people: 'visitors',
    cookieDays: 365,
    months: { events: 6, visits: 13, figures: 25 },
  })
  expect(assessment.points.every(({ isMet }) => isMet !== false)).toBe(true)
  // What would name somebody is found in the tables themselves.
  await f.run(sql`alter table stat_visit add column user_id int`)
  const broken = await read()
  await f.run(sql`alter table stat_visit drop column user_id`)
  expect(broken.points.filter(({ isMet }) => isMet === false).map(({ point }) => point)).toEqual([
    'join',
    'campaigns',
  ])
  expect((await assessed('organizer2')).statusCode).toBe(403)
  expect((await assessed('firmAdminA')).statusCode).toBe(403)
})
