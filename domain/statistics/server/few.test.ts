import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Did, statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import type { StatFunnel, StatRoutes } from '../contract/figures.ts'
import { rebuildDay, rollUp } from './roll-up.ts'

let f: Awaited<ReturnType<typeof statisticsFixture>>
const start = new Date('2026-11-24T09:00:00Z')
beforeAll(async () => {
  f = await statisticsFixture()
  await f.run(sql`update stand set is_visible = true`)
  await f.run(sql`update fair_hall set is_visible = true`)
})
beforeEach(async () => {
  await f.platform.startAgain()
  f.clock.at = start
})
afterAll(() => f.close())

describe('figures', () => {
  it('of fewer than five by route or brochure are not said: in no total, day, step, file or report', async () => {
    const { stands, halls } = f.seeded
    const resourceId = await f.brochure(stands.a)
    const tokens = await Promise.all(Array.from({ length: 5 }, () => f.agreed()))
    const come = async (one: string | undefined) => {
      await f.did(one ?? null, [
        f.view('fair_halls', halls.one),
        f.view('fair_halls', halls.hidden),
        { type: 'stay', resourceType: 'stands', resourceId: stands.a, value: 40 },
        { type: 'download', resourceType: 'stand_resources', resourceId },
      ])
      await f.addUp()
    }
    const read = async () => {
      const routes = await f.read<StatRoutes>('organizer1', `/routes?fairId=${f.fair}`)
      const own = await f.figures('stand_resources', resourceId, '', 'firmAdminA')
      const booth = await f.figures('stands', stands.a, '', 'firmAdminA')
      const [row] = await f.list('stands', stands.a, '', 'firmAdminA')
      const { steps } = await f.read<StatFunnel>('firmAdminA', `/funnel${f.asked('stands', stands.a)}`)
      const file = await f.send('firmAdminA', 'GET', `/export${f.asked('stands', stands.a)}`)
      return {
        routes: routes.routes.map(one => one.count),
        brochure: [own.totals, ...own.series, row].map(one => [one?.visitors, one?.downloads]),
        booth: [booth.totals, ...booth.series].map(one => one.downloads),
        step: steps.find(({ step }) => step === 'brochure')?.count,
        line: file.body.split('\r\n')[1]?.split(/[;,]/).slice(3, 8),
      }
    }
    // One of them takes it as often as five would: it is of four.
    for (const one of tokens.slice(0, 4)) await come(one)
    for (let more = 0; more < 3; more += 1) {
      f.later(60)
      await come(tokens[0])
    }
    const none = [null, null]
    expect(await read()).toEqual({
      routes: [null],
      brochure: [none, none, none],
      booth: [null, null],
      step: null,
      line: ['<5', '<5', '0', '', ''],
    })
    await come(tokens[4])
    expect(await read()).toEqual({
      routes: [5],
      brochure: [
        [5, 8],
        [5, 8],
        [5, 8],
      ],
      booth: [8, 8],
      step: 5,
      line: ['5', '5', '0', '', '8'],
    })
  })

  it('of brochures that five have taken are said as well when their visits are gone, and of four who took one twice never', async () => {
    const { stands } = f.seeded
    const [often, seldom] = [await f.brochure(stands.a), await f.brochure(stands.b)]
    const tokens = await Promise.all(Array.from({ length: 6 }, () => f.agreed()))
    const take = async (those: readonly string[], resourceId: number, seconds: number) => {
      const taken: Did[] = [
        f.view('stand_resources', resourceId),
        { type: 'download', resourceType: 'stand_resources', resourceId },
      ]
      for (const one of those) await f.did(one, taken)
      await rollUp(f.services)
      f.later(seconds)
    }
    const [hour, day] = [3600, 24 * 3600]
    // Five on one day, in no hour as many; then one more, and three days of three, of whom two come again.
    await take(tokens.slice(0, 3), often, hour)
    await take(tokens.slice(3, 5), often, day - hour)
    await take(tokens.slice(5), often, hour)
    await take(tokens.slice(0, 3), seldom, day)
    await take(tokens.slice(1, 4), seldom, day)
    await f.addUp()
    const read = async () => {
      const said = async (stand: number, resourceId: number) => {
        const { totals, series } = await f.figures('stands', stand)
        const own = await f.figures(
          'stand_resources',
          resourceId,
          '',
          stand === stands.a ? 'firmAdminA' : 'firmAdminB',
        )
        return [totals, ...series, own.totals].map(one => one.downloads)
      }
      const rows = await f.list('fairs', f.fair, '&of=stands')
      return {
        often: await said(stands.a, often),
        seldom: await said(stands.b, seldom),
        list: [stands.a, stands.b].map(stand => rows.find(({ id }) => id === stand)?.downloads),
      }
    }
    const before = await read()
    expect(before).toEqual({ often: [6, 5, null, 6], seldom: [null, null, null, null], list: [6, null] })
    await f.run(sql`delete from stat_visit`)
    expect(await read()).toEqual(before)
  })

  it('of a route are of five visitors at least, however many days one of them walks it', async () => {
    const { stands } = f.seeded
    const tokens = await Promise.all(Array.from({ length: 5 }, () => f.agreed()))
    const walk = async (those: readonly string[], to: number) => {
      for (const one of those) await f.did(one, [f.view('stands', stands.a), f.view('stands', to)])
      await f.addUp()
      f.later(24 * 3600)
    }
    const counts = async () =>
      (await f.read<StatRoutes>('organizer1', `/routes?fairId=${f.fair}&between=stands`)).routes.map(
        ({ to, count }) => [to.id, count],
      )
    for (let day = 0; day < 6; day += 1) await walk(tokens.slice(0, 1), stands.b)
    expect(await counts()).toEqual([[stands.b, null]])
    // Nor is it told by where it stands among others.
    await walk(tokens, stands.hidden)
    expect(await counts()).toEqual([
      [stands.hidden, 5],
      [stands.b, null],
    ])
    await walk(tokens, stands.b)
    expect(await counts()).toEqual([
      [stands.b, 11],
      [stands.hidden, 5],
    ])
  })

  it('of a small thing are said of five known visitors, and of a booth brochures of five takers', async () => {
    const { stands } = f.seeded
    await f.run(sql`update stand set video = '{"kind":"video","url":"https://films.example/a.mp4"}'
      where id = ${stands.a}`)
    const video = f.view('stand_videos', stands.a)
    const resourceId = await f.brochure(stands.a)
    const tokens = await Promise.all(Array.from({ length: 5 }, () => f.agreed()))
    // Who is not known is nobody's proof that there were five.
    for (let more = 0; more < 6; more += 1) await f.did(null, [video])
    const took: Did = { type: 'download', resourceType: 'stand_resources', resourceId }
    const stay: Did = { type: 'stay', resourceType: 'stand_videos', resourceId: stands.a, value: 9 }
    for (const one of tokens.slice(0, 4)) await f.did(one, [video, stay, took])
    await f.addUp()
    const read = async () => {
      const { totals, series, measuredShare } = await f.figures('stand_videos', stands.a)
      return [totals, ...series].map(({ visitors, views, seconds }) => [
        visitors,
        views,
        seconds,
        measuredShare,
      ])
    }
    const none = [null, null, null, null]
    expect(await read()).toEqual([none, none])
    expect((await f.figures('stand_videos', stands.a)).totals).toMatchObject({
      newcomers: null,
      medianSeconds: null,
    })
    const booth = await f.figures('stands', stands.a)
    expect([booth.totals.visitors, booth.totals.views, booth.totals.downloads]).toEqual([4, 10, null])
    await f.did(tokens[4] ?? null, [video])
    await f.addUp()
    const some = [5, 11, 36, 5 / 11]
    expect(await read()).toEqual([some, some])
    // A brochure that five have opened and four have taken.
    for (const one of tokens) await f.did(one, [f.view('stand_resources', resourceId)])
    await f.addUp()
    const { totals } = await f.figures('stand_resources', resourceId, '', 'firmAdminA')
    expect([totals.visitors, totals.views, totals.downloads]).toEqual([5, 5, null])
    for (const type of ['stand_videos', 'stand_resources', 'fair_halls'] as const)
      expect(
        (await f.send('organizer1', 'GET', `/funnel${f.asked(type, resourceId)}`)).statusCode,
        type,
      ).toBeOneOf([400, 422])
  })

  it('of an hour are those of five visitors at least, each once however often they come and who adds up', async () => {
    const { stands } = f.seeded
    const tokens = await Promise.all(Array.from({ length: 5 }, () => f.agreed()))
    const see = async (one: string | undefined) => {
      f.later(60)
      await f.did(one ?? null, [f.view('stands', stands.a)])
      await rollUp(f.services)
    }
    const hours = async () => {
      const { series } = await f.figures(
        'stands',
        stands.a,
        '&interval=hour&startDate=2026-11-24&endDate=2026-11-24',
      )
      return series.map(({ views, downloads }) => [views, downloads])
    }
    for (const one of tokens.slice(0, 4)) await see(one)
    for (let more = 0; more < 6; more += 1) await see(tokens[0])
    for (let more = 0; more < 6; more += 1) await see(undefined)
    expect(await hours()).toEqual([[null, 0]])
    await see(tokens[4])
    expect(await hours()).toEqual([[17, 0]])
    const before = await f.rolled()
    await rebuildDay(f.fair, '2026-11-24', f.services)
    expect(await f.rolled()).toEqual(before)
    // The next hour begins with nobody.
    f.later(3600)
    await see(tokens[0])
    expect(await hours()).toEqual([
      [17, 0],
      [null, 0],
    ])
    const forgotten = await f.send(null, 'DELETE', `/mine?fairId=${f.fair}&token=${tokens[4]}`)
    expect(forgotten.statusCode).toBe(200)
    expect(await hours()).toEqual([
      [null, 0],
      [null, 0],
    ])
    await f.addUp()
    expect(await f.rolled()).toEqual(await f.rolledAnew())
  })
})
