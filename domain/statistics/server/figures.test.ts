import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Did, statisticsFixture } from '#app/server/testing/statistics-fixture.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { type CountedType, countedKinds } from '../contract/counted.ts'
import type { StatFunnel, StatLive } from '../contract/figures.ts'
import { countedCode } from './counted.ts'
import { few } from './few.ts'
import { rebuildDay, rollUp } from './roll-up.ts'

type Fixture = Awaited<ReturnType<typeof statisticsFixture>>
let f: Fixture
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

/** Twelve browsers, of which some said yes, walk for three days in an order that is always the same. */
async function walk(): Promise<number[]> {
  const { stands, halls } = f.seeded
  const brochures = [await f.brochure(stands.a), await f.brochure(stands.b)]
  await f.run(sql`update stand set video = '{"kind":"video","url":"https://films.example/b.mp4"}'
    where id = ${stands.b}`)
  const tokens = await Promise.all(Array.from({ length: 8 }, () => f.agreed()))
  const browsers = [...tokens, null, null]
  let seed = 7
  const draw = (most: number) => {
    seed = (seed * 1103515245 + 12345) % 2147483648
    return seed % most
  }
  for (let step = 0; step < 60; step += 1) {
    f.later(2700 + draw(2700))
    const browser = browsers[draw(browsers.length)] ?? null
    const stand = [stands.a, stands.b, stands.hidden][draw(3)] ?? stands.a
    const did: Did[] = [f.view('fairs', f.fair), f.view('fair_halls', halls.one), f.view('stands', stand)]
    if (draw(2)) did.push({ type: 'stay', resourceType: 'stands', resourceId: stand, value: 10 + draw(90) })
    const resourceId = brochures[stand === stands.a ? 0 : 1] ?? 0
    if (draw(3) === 0) did.push({ type: 'download', resourceType: 'stand_resources', resourceId })
    if (stand === stands.b && draw(7) > 2)
      did.push({ type: 'play', resourceType: 'stand_videos', resourceId: stand, value: 5 + draw(25) })
    await f.did(browser, did)
    if (step % 9 === 0) await rollUp(f.services)
  }
  await f.addUp()
  return brochures
}

const median = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const [low = 0, high = 0] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return sorted.length ? Math.round((low + high) / 2) : null
}

/** Seconds of films, unless fewer than five played them within their hours. */
const playedBy = (plays: Awaited<ReturnType<typeof f.naive>>) => {
  const players = new Set(
    plays.flatMap(({ visitor, day, hour }) => (visitor ? `${visitor} ${day} ${hour}` : [])),
  )
  return few(
    plays.reduce((sum, { seconds }) => sum + seconds, 0),
    players.size,
  )
}

/** The figures of a thing, counted over the raw events one by one. */
async function naively(type: CountedType, id: number, from = '', to = '9999') {
  const all = await f.naive()
  const firmStands = id === f.seeded.firms.b ? [f.seeded.stands.b, f.seeded.stands.hidden] : []
  const isOf = (one: (typeof all)[number]) =>
    type === 'fairs' ||
    (one.type === countedCode(type) && one.id === id) ||
    (type === 'stands' && one.stand === id) ||
    (type === 'firms' && firmStands.includes(one.stand))
  const mine = all.filter(isOf)
  const events = mine.filter(({ day }) => day >= from && day <= to)
  const kind = (name: keyof typeof countedKinds) => events.filter(one => one.kind === countedKinds[name])
  const visitorsOf = (some: typeof all) => new Set(some.flatMap(({ visitor }) => visitor ?? []))
  const visitors = visitorsOf(events)
  const earlier = visitorsOf(mine.filter(({ day }) => day < from))
  const stays = new Map<string, number>()
  for (const { visitor, day, seconds } of kind('stay'))
    stays.set(`${visitor} ${day}`, (stays.get(`${visitor} ${day}`) ?? 0) + seconds)
  return {
    views: kind('view').length,
    visitors: visitors.size,
    newcomers: [...visitors].filter(one => !earlier.has(one)).length,
    seconds: [...stays.values()].reduce((sum, one) => sum + one, 0),
    medianSeconds: median([...stays.values()]),
    downloads: few(kind('download').length, visitorsOf(kind('download')).size),
    playedSeconds: playedBy(kind('play')),
  }
}

describe('figures', () => {
  it('are what a naive count over the raw events gives, of the whole fair and of some days, everywhere alike', async () => {
    await walk()
    const { stands, halls, firms } = f.seeded
    const periods = [
      ['', ''],
      ['2026-11-25', '2026-11-25'],
      ['2026-11-25', '2026-11-26'],
    ] as const
    const things: [CountedType, number][] = [
      ['fairs', f.fair],
      ['fair_halls', halls.one],
      ['stands', stands.a],
      ['stands', stands.b],
      ['firms', firms.b],
    ]
    for (const [from, to] of periods) {
      const days = from && `&startDate=${from}&endDate=${to}`
      for (const [type, id] of things) {
        const { totals } = await f.figures(type, id, days)
        expect(totals, `${type} ${id} ${days}`).toEqual(await naively(type, id, from, to || undefined))
      }
      const listed = await f.list('fairs', f.fair, `&of=stands${days}`)
      for (const row of listed.filter(({ id }) => id === stands.a || id === stands.b)) {
        const { id, type: _type, name: _name, label: _label, ...counted } = row
        expect(counted).toEqual(await naively('stands', id, from, to || undefined))
      }
    }
  })

  it('of the film of a booth say how long it was played, by how many', async () => {
    await walk()
    const { stands } = f.seeded
    for (let browser = 0; browser < 5; browser += 1) {
      f.later(60)
      const play: Did = { type: 'play', resourceType: 'stand_videos', resourceId: stands.b, value: 20 }
      await f.did(await f.agreed(), [play])
    }
    await f.addUp()
    const film = await naively('stand_videos', stands.b)
    expect(film.visitors).toBeGreaterThanOrEqual(5)
    expect(film.playedSeconds).toBeGreaterThan(0)
    expect((await f.figures('stand_videos', stands.b)).totals).toEqual(film)
    expect((await f.figures('stands', stands.b)).totals.playedSeconds).toBe(film.playedSeconds)
    const [listed] = await f.list('stands', stands.b, '&of=stand_videos')
    expect(listed?.playedSeconds).toBe(film.playedSeconds)
  })

  it('of days add up to the whole, and newcomers of all days are its visitors', async () => {
    await walk()
    const whole = await f.figures('fairs', f.fair, '&interval=day')
    const sum = (of: 'views' | 'seconds') => whole.series.reduce((all, one) => all + (one[of] ?? 0), 0)
    expect([sum('views'), sum('seconds')]).toEqual([whole.totals.views, whole.totals.seconds])
    const newcomers = await many<{ count: number }>(f.db)`
      select count(*)::int as count from stat_visit
      where resource_type = ${countedCode('fairs')} and resource_id = ${f.fair} and is_new`
    expect(newcomers).toEqual([{ count: whole.totals.visitors }])
    for (const { at, visitors } of whole.series)
      expect(visitors, at).toBe((await naively('fairs', f.fair, at, at)).visitors)
  })

  it('are compared with as many days just before', async () => {
    await walk()
    const { before } = await f.figures('fairs', f.fair, '&startDate=2026-11-26&endDate=2026-11-26')
    expect(before).toEqual(await naively('fairs', f.fair, '2026-11-25', '2026-11-25'))
    expect((await f.figures('fairs', f.fair)).before).toBeNull()
  })

  it('begin their days at midnight where the fair is, and keep them when it moves', async () => {
    await f.run(sql`update fair set time_zone = 'Asia/Kolkata' where id = ${f.fair}`)
    f.clock.at = new Date('2026-11-24T18:29:00Z')
    await f.did(await f.agreed(), [f.view('fairs', f.fair)])
    f.later(60)
    await f.did(await f.agreed(), [f.view('fairs', f.fair)])
    await f.addUp()
    const days = async () => {
      const { series } = await f.figures('fairs', f.fair, '&interval=day')
      return series.map(({ at, visitors }) => [at, visitors])
    }
    const expected = [
      ['2026-11-24', 1],
      ['2026-11-25', 1],
    ]
    expect(await days()).toEqual(expected)
    await f.run(sql`update fair set time_zone = 'America/New_York' where id = ${f.fair}`)
    await rebuildDay(f.fair, '2026-11-25', f.services)
    expect(await days()).toEqual(expected)
  })

  it('are refused of what nobody counts, whose numbers are all different', async () => {
    const codes = declared('counted').map(({ code }) => code)
    expect(new Set(codes).size).toBe(codes.length)
    for (const asked of [f.asked('nope', f.fair), f.asked('fairs', f.fair, '&of=nope')])
      expect((await f.send('organizer1', 'GET', `/get/list${asked}`)).statusCode, asked).toBe(422)
    const events = ['stands', 'nope'].map(type => f.view(type, 1))
    expect((await f.send('organizer1', 'POST', '/create', { events })).statusCode).toBe(422)
  })

  it('are refused for days that are none', async () => {
    for (const days of [
      'startDate=2026-11-25&endDate=2026-11-24',
      'startDate=0001-01-01&endDate=9999-12-31',
      'startDate=2026-02-30',
      'startDate=today',
    ])
      expect(
        (await f.send('organizer1', 'GET', `/get${f.asked('fairs', f.fair)}&${days}`)).statusCode,
        days,
      ).toBeOneOf([400, 422])
  })
})

describe('the roll-up', () => {
  it('of a day anew from its events gives the same rows', async () => {
    await walk()
    const before = await f.rolled()
    const days = await many<{ day: string }>(f.db)`select distinct day::text as day from stat_hour order by 1`
    expect(days.length).toBeGreaterThan(2)
    for (const { day } of days.toReversed()) await rebuildDay(f.fair, day, f.services)
    await f.addUp()
    expect(await f.rolled()).toEqual(before)
    await f.run(sql`update stat_visit set views = views + 7, seconds = 0`)
    await f.run(sql`delete from stat_hour`)
    for (const { day } of days) await rebuildDay(f.fair, day, f.services)
    await f.addUp()
    expect(await f.rolled()).toEqual(before)
  })

  it('counts each event once, whoever of ten servers adds up while more arrive', async () => {
    const { stands } = f.seeded
    const tokens = await Promise.all(Array.from({ length: 20 }, () => f.agreed()))
    const writes = tokens.map(one => f.did(one, [f.view('stands', stands.a), f.view('fairs', f.fair)]))
    const rolls = Array.from({ length: 10 }, () => rollUp(f.services))
    await Promise.all([...writes, ...rolls])
    await f.addUp()
    const { totals } = await f.figures('stands', stands.a)
    expect([totals.views, totals.visitors]).toEqual([20, 20])
    expect((await f.figures('fairs', f.fair)).totals).toMatchObject({ views: 40, visitors: 20 })
    expect(await many(f.db)`select 1 from stat_inbox`).toEqual([])
  })

  it('that fails has moved nothing, and the next one moves all', async () => {
    await f.did(await f.agreed(), [f.view('fairs', f.fair)])
    await f.run(sql`alter table stat_visit add constraint broken check (views < 0) not valid`)
    await expect(rollUp(f.services)).rejects.toThrow()
    expect(await many(f.db)`select 1 from stat_inbox`).toHaveLength(1)
    expect(await many(f.db)`select 1 from stat_hour`).toEqual([])
    await f.run(sql`alter table stat_visit drop constraint broken`)
    await f.addUp()
    expect((await f.figures('fairs', f.fair)).totals).toMatchObject({ views: 1, visitors: 1 })
  })

  it('counts what comes late on a day that was closed', async () => {
    await f.did(await f.agreed(), [f.view('fairs', f.fair)])
    f.later(24 * 3600)
    await f.addUp()
    await f.run(sql`insert into stat_inbox (at, visitor, fair_id, resource_id, stand_id, seconds, resource_type,
      kind, offset_minutes)
      values ('2026-11-24T10:00:00Z', 77, ${f.fair}, ${f.fair}, 0, 0, ${countedCode('fairs')},
      ${countedKinds.view}, 60)`)
    await f.addUp()
    const { series } = await f.figures('fairs', f.fair, '&interval=day')
    expect(series.map(({ visitors }) => visitors)).toEqual([2])
    expect(
      await many(f.db)`
      select visitors from stat_day where resource_type = ${countedCode('fairs')}`,
    ).toEqual([{ visitors: 2 }])
  })

  it('says since when it is late', async () => {
    await f.did(null, [f.view('fairs', f.fair)])
    expect((await f.figures('fairs', f.fair)).lateSince).toBeNull()
    f.later(60)
    expect((await f.figures('fairs', f.fair)).lateSince).toBe('2026-11-24T09:00:00.000Z')
  })
})

describe('who reads them', () => {
  const status = async (
    who: Parameters<Fixture['send']>[0],
    type: CountedType,
    id: number,
    fairId = f.fair,
  ) => (await f.send(who, 'GET', `/get?resourceType=${type}&resourceId=${id}&fairId=${fairId}`)).statusCode

  it('is who looks after what they are of: a competitor, another fair and a visitor find nothing', async () => {
    const { stands, firms, fairs, halls } = f.seeded
    const rows = {
      superAdmin: [200, 200, 200, 200, 200, 200],
      superOrganizer: [200, 200, 200, 200, 200, 200],
      organizer1: [200, 200, 200, 200, 200, 404],
      organizer2: [404, 404, 404, 404, 404, 200],
      firmAdminA: [404, 404, 200, 404, 200, 404],
      standAdminA: [404, 404, 200, 404, 404, 404],
      contactA: [404, 404, 200, 404, 404, 404],
      firmAdminB: [404, 404, 404, 200, 404, 404],
      visitor1: [404, 404, 404, 404, 404, 404],
      speaker: [404, 404, 404, 404, 404, 404],
    } as const
    for (const [who, expected] of Object.entries(rows)) {
      const name = who as keyof typeof rows
      const got = await Promise.all([
        status(name, 'fairs', f.fair),
        status(name, 'fair_halls', halls.one),
        status(name, 'stands', stands.a),
        status(name, 'stands', stands.b),
        status(name, 'firms', firms.a),
        status(name, 'stands', stands.z, fairs.fair2),
      ])
      expect(got, who).toEqual(expected)
    }
    expect(await status(null, 'fairs', f.fair)).toBe(401)
  })

  it('is nobody where the fair or the booth is in the trash; what was counted there stays in the fair', async () => {
    const { stands } = f.seeded
    await f.did(await f.agreed(), [f.view('stands', stands.a)])
    await f.addUp()
    await f.run(sql`update stand set trashed_at = now() where id = ${stands.a}`)
    expect(await status('organizer1', 'stands', stands.a)).toBe(404)
    expect((await f.figures('fairs', f.fair)).totals).toMatchObject({ views: 1, visitors: 1 })
    await f.run(sql`update fair set trashed_at = now() where id = ${f.fair}`)
    for (const who of ['organizer1', 'superAdmin', 'superOrganizer', 'firmAdminA'] as const)
      for (const [type, id] of [
        ['fairs', f.fair],
        ['stands', stands.a],
        ['firms', f.seeded.firms.a],
      ] as const)
        expect(await status(who, type, id), `${who} ${type}`).toBe(404)
  })

  it('is who runs a fair that is in preparation, over or closed', async () => {
    for (const state of [fairStatus.preparation, fairStatus.finished, fairStatus.closed]) {
      await f.run(sql`update fair set fair_status_id = ${state} where id = ${f.fair}`)
      expect(await status('organizer1', 'fairs', f.fair), String(state)).toBe(200)
      expect(await status('visitor1', 'fairs', f.fair), String(state)).toBe(404)
    }
  })

  it('lists what is in it, and nothing of others', async () => {
    const { stands, firms } = f.seeded
    const of = async (type: CountedType, id: number, who: Parameters<Fixture['send']>[0]) =>
      (await f.list(type, id, '', who)).map(one => one.id)
    expect((await of('fairs', f.fair, 'organizer1')).sort()).toEqual(
      [stands.a, stands.b, stands.hidden].sort(),
    )
    expect(await of('firms', firms.a, 'firmAdminA')).toEqual([stands.a])
    for (const call of ['/get/list', '/export', '/funnel'])
      expect(
        (await f.send('firmAdminA', 'GET', `${call}${f.asked('stands', stands.b)}`)).statusCode,
        call,
      ).toBe(404)
    for (const call of ['routes', 'live'])
      expect((await f.send('firmAdminA', 'GET', `/${call}?fairId=${f.fair}`)).statusCode, call).toBe(404)
  })

  it('reads of a firm in two fairs the one that is theirs alone', async () => {
    const { firms, fairs } = f.seeded
    await f.run(
      sql`insert into fair_firm (fair_id, firm_id, is_validated) values (${fairs.fair2}, ${firms.a},
        ${validationState.validated})`,
    )
    expect(await status('organizer1', 'firms', firms.a, fairs.fair1)).toBe(200)
    expect(await status('organizer1', 'firms', firms.a, fairs.fair2)).toBe(404)
    expect(await status('organizer2', 'firms', firms.a, fairs.fair2)).toBe(200)
    expect(await status('firmAdminA', 'firms', firms.a, fairs.fair2)).toBe(200)
  })
})

it('a booth given to another firm shows it nothing of the days before; who runs the fair reads all', async () => {
  const { stands, firms } = f.seeded
  await f.did(await f.agreed(), [f.view('stands', stands.b)])
  await f.addUp()
  await f.run(sql`update stand set firm_id = ${firms.a} where id = ${stands.b}`)
  await f.run(sql`update stat_handover set day = '2026-11-24'`)
  f.later(24 * 3600)
  for (const _ of [1, 2]) await f.did(await f.agreed(), [f.view('stands', stands.b)])
  await f.addUp()
  const views = async (type: CountedType, id: number, who: 'firmAdminA' | 'organizer1') => {
    const { totals, series } = await f.figures(type, id, '&interval=day', who)
    return [totals.views, totals.visitors, series.length]
  }
  expect(await views('stands', stands.b, 'firmAdminA')).toEqual([2, 2, 1])
  expect(await views('firms', firms.a, 'organizer1')).toEqual([2, 2, 1])
  expect(await views('stands', stands.b, 'organizer1')).toEqual([3, 3, 2])
  expect((await f.send('firmAdminB', 'GET', `/get${f.asked('stands', stands.b)}`)).statusCode).toBe(404)
})

it('an export says for which days and what it was narrowed by, and guards what a spreadsheet would run', async () => {
  const { firms, stands } = f.seeded
  await f.run(sql`update firm set name = '=1+1' where id = ${firms.a}`)
  await f.did(await f.agreed(), [f.view('stands', stands.a)])
  await f.addUp()
  const days = '&startDate=2026-11-24&endDate=2026-11-24'
  const csv = await f.send('organizer1', 'GET', `/export${f.asked('fairs', f.fair, `${days}&search=1`)}`)
  const [head, line] = csv.body.slice(1).split('\r\n')
  expect(head).toMatch(/^name[;,]place[;,]views[;,]visitors/)
  expect(line).toMatch(/^'=1\+1[;,]/)
  expect(line).toMatch(/2026-11-24[;,]2026-11-24[;,]1$/)
  const none = await f.send(
    'organizer1',
    'GET',
    `/export${f.asked('fairs', f.fair, `${days}&search=nobody`)}`,
  )
  expect(none.body.slice(1).trimEnd().split('\r\n')).toEqual([
    head,
    expect.stringMatching(/^[;,]+[^;,]+[;,]2026-11-24[;,]2026-11-24[;,]nobody$/),
  ])
  const xlsx = await f.send('organizer1', 'GET', `/export${f.asked('fairs', f.fair)}&format=xlsx`)
  expect(xlsx.rawPayload.subarray(0, 2).toString()).toBe('PK')
})

it('the course, the steps and the routes of a page leave as tables with their days, for those who read them', async () => {
  const { stands, halls } = f.seeded
  for (let visitor = 0; visitor < 6; visitor += 1) {
    await f.did(await f.agreed(), [
      f.view('fair_halls', halls.one),
      f.view('fair_halls', halls.hidden),
      { type: 'stay', resourceType: 'stands', resourceId: stands.a, value: 40 },
      f.view('stands', stands.a),
    ])
    await f.addUp()
  }
  const days = '&startDate=2026-11-24&endDate=2026-11-24'
  const file = async (who: 'organizer1' | 'firmAdminA', of: string) => {
    const answer = await f.send(who, 'GET', `/export${of}`)
    const lines = answer.body.slice(1).trimEnd().split('\r\n')
    return lines.map(line => line.split(/[;,]/).map(cell => cell.replaceAll('"', '')))
  }
  const fair = f.asked('fairs', f.fair, days)
  const { totals } = await f.figures('fairs', f.fair, days)
  const [head, hour] = await file('organizer1', `${fair}&part=course&interval=hour`)
  expect(head?.slice(0, 3)).toEqual(['at', 'timeZone', 'views'])
  expect(hour?.slice(0, 3)).toEqual(['2026-11-24 10:00', 'Europe/Paris', String(totals.views)])
  expect(hour?.slice(-3)).toEqual(['2026-11-24', '2026-11-24', ''])
  const [, day] = await file('organizer1', `${fair}&part=course&interval=day`)
  expect(day?.slice(0, 4)).toEqual(['2026-11-24', 'Europe/Paris', String(totals.views), '6'])
  const steps = await file('firmAdminA', `${f.asked('stands', stands.a, days)}&part=funnel`)
  expect(steps.slice(1, 4).map(line => line.slice(0, 3))).toEqual([
    ['entered', '6', '1'],
    ['booth', '6', '1'],
    ['brochure', '0', '1'],
  ])
  const [, route] = await file('organizer1', `${fair}&part=routes`)
  expect(route?.slice(2)).toEqual(['6', route?.[3], '2026-11-24', '2026-11-24', ''])
  for (const [part, type, id] of [
    ['funnel', 'fair_halls', halls.one],
    ['routes', 'stands', stands.a],
    ['now', 'stands', stands.a],
    ['like', 'fairs', f.fair],
  ] as const)
    expect((await f.send('organizer1', 'GET', `/export${f.asked(type, id)}&part=${part}`)).statusCode).toBe(
      422,
    )
  const inAll = new Map(
    (await file('organizer1', `${fair}&part=totals`)).map(([figure, value]) => [figure, value]),
  )
  expect([inAll.get('views'), inAll.get('visitors')]).toEqual([String(totals.views), '6'])
  const [beside] = await file('firmAdminA', `${f.asked('stands', stands.a, days)}&part=like`)
  expect(beside?.slice(0, 5)).toEqual(['figure', 'own', 'quarter', 'half', 'threeQuarters'])
  for (const part of ['totals', 'course', 'funnel', 'routes', 'now'])
    expect((await f.send('firmAdminA', 'GET', `/export${fair}&part=${part}`)).statusCode, part).toBe(404)
})

it('a funnel counts who came, stayed, took a brochure and wrote, as the list of exhibitors does', async () => {
  const { stands } = f.seeded
  const resourceId = await f.brochure(stands.a)
  const tokens = await Promise.all(Array.from({ length: 3 }, () => f.agreed()))
  const stay = (value: number): Did => ({ type: 'stay', resourceType: 'stands', resourceId: stands.a, value })
  const did: Did[][] = [
    [f.view('fairs', f.fair)],
    [f.view('stands', stands.a), stay(20)],
    [f.view('stands', stands.a), stay(45), { type: 'download', resourceType: 'stand_resources', resourceId }],
  ]
  for (const [at, one] of tokens.entries()) await f.did(one, did[at] ?? [])
  await f.addUp()
  const funnel = async (type: CountedType, id: number, days = '') =>
    (await f.read<StatFunnel>('organizer1', `/funnel${f.asked(type, id, days)}`)).steps.map(one => one.count)
  expect(await funnel('fairs', f.fair)).toEqual([3, 1, null, 0, 0])
  expect(await funnel('stands', stands.a)).toEqual([2, 1, null, 0, 0])
  expect(await funnel('stands', stands.b)).toEqual([0, 0, 0, 0, 0])

  // Who opens a conversation and says nothing is no contact, whatever the product writes into it; who does is one of that day. What was said to a firm stays with it when its booth is another's.
  await f.run(sql`update fair set is_using_direct_message_module = true`)
  const { firms, people } = f.seeded
  const talked = async (days = '') => [
    (await funnel('fairs', f.fair, days))[3],
    (await funnel('firms', firms.a, days))[3],
    (await f.list('fairs', f.fair, `&of=firms${days}`)).find(({ id }) => id === firms.a)?.conversations,
    (await funnel('stands', stands.a, days))[3],
  ]
  const { id: conversation } = await one<{ id: number }>(f.db)`
    insert into conversation (fair_id, kind, created_at) values (${f.fair}, 'booth', '2026-11-21 10:00+01') returning id`
  await f.run(sql`insert into conversation_side (conversation_id, side, user_id)
    values (${conversation}, 1, ${people.visitor1.id})`)
  await f.run(sql`insert into conversation_side (conversation_id, side, stand_id, firm_id)
    values (${conversation}, 2, ${stands.a}, ${firms.a})`)
  expect(await talked()).toEqual([0, 0, 0, 0])
  await f.run(sql`insert into direct_message (conversation_id, side, author_id, kind, call_state, call_duration)
    values (${conversation}, 1, ${people.visitor1.id}, 'call', 'missed', null)`)
  await f.run(sql`insert into direct_message (conversation_id, side, author_id, text, is_withheld)
    values (${conversation}, 1, ${people.visitor1.id}, 'Bonjour', true)`)
  expect(await talked()).toEqual([0, 0, 0, 0])
  await f.run(sql`insert into direct_message (conversation_id, side, author_id, text, created_at)
    values (${conversation}, 1, ${people.visitor1.id}, 'Bonjour', '2026-11-23 10:00+01')`)
  expect(await talked('&startDate=2026-11-21&endDate=2026-11-22')).toEqual([0, 0, 0, 0])
  expect(await talked('&startDate=2026-11-23&endDate=2026-11-23')).toEqual([1, 1, 1, 1])
  expect(await talked()).toEqual([1, 1, 1, 1])
  await f.run(sql`update stand set firm_id = ${firms.b} where id = ${stands.a}`)
  expect(await talked()).toEqual([1, 1, 1, 0])
})

it('the moment is how many walk, and the most of each five minutes', async () => {
  const count = (present: number) =>
    f.run(sql`insert into presence_count (fair_id, kind, place_id, count) values (${f.fair}, 'fair', ${f.fair},
      ${present}) on conflict (fair_id, kind, place_id) do update set count = excluded.count`)
  const { samplePresence } = await import('./live.ts')
  for (const present of [3, 9, 4]) {
    await count(present)
    await samplePresence(f.services)
    f.later(60)
  }
  const live = await f.read<StatLive>('organizer1', `/live?fairId=${f.fair}`)
  expect(live.present).toBe(4)
  expect(live.moments).toEqual([{ at: '2026-11-24T09:00:00.000Z', hall: null, present: 9 }])
  const file = await f.send('organizer1', 'GET', `/export${f.asked('fairs', f.fair)}&part=now`)
  expect(file.body).toMatch(/2026-11-24 10:00.*Europe\/Paris.*9/)
})
