import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type ExhibitorFixture,
  exhibitorFixture,
  names,
  type Who,
} from '#app/server/testing/exhibitor-fixture.ts'

let exhibitors: ExhibitorFixture
beforeAll(async () => {
  exhibitors = await exhibitorFixture()
})
beforeEach(() => exhibitors.platform.startAgain())
afterAll(() => exhibitors.platform.close())

describe('validating', () => {
  it('opens the fair to the firm, lists it, and tells its administrators in their language', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { firm, participation } = await waitingFirm()
    const decided = await call('organizer1', 'POST', '/fair_firms/validate', {
      ids: [participation],
      isValidated: 1,
    })
    expect(decided.json).toEqual({ changed: 1 })
    expect(names((await call(null, 'GET', '/firms/front/list')).json)).toContain('Firm W')
    expect((await call(null, 'GET', `/firms/computed/${firm}`)).status).toBe(200)
    const mails = await run(
      sql<{
        kind: string
        locale: string
        recipient: string
      }>`select kind, locale, recipient from outbox_mail`,
    )
    expect(mails).toMatchObject([{ kind: 'firm_validated', locale: 'nl', recipient: 'firmw@firm.test' }])
    await call('organizer1', 'POST', '/fair_firms/validate', { ids: [participation], isValidated: 1 })
    expect((await run(sql`select 1 from outbox_mail`)).length).toBe(1)
  })

  it('refusing tells too, by either call, and takes the firm off the list', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { participation } = await waitingFirm()
    await call('organizer1', 'PUT', `/fair_firms/${participation}`, { isValidated: 1 })
    await call('organizer1', 'PUT', `/fair_firms/${participation}`, { isValidated: 2 })
    expect(
      (await run(sql<{ kind: string }>`select kind from outbox_mail order by id`)).map(mail => mail.kind),
    ).toEqual(['firm_validated', 'firm_refused'])
    expect(names((await call(null, 'GET', '/firms/front/list')).json)).not.toContain('Firm W')
  })

  it('is for those who run the fair alone, all or nothing', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { firms } = exhibitors.seeded
    const { participation } = await waitingFirm()
    const [foreign] = await run(sql<{ id: number }>`select id from fair_firm where firm_id = ${firms.z}`)
    const ask = async (who: Who, ids: (number | undefined)[]) =>
      (await call(who, 'POST', '/fair_firms/validate', { ids, isValidated: 1 })).status
    expect(await ask('organizer1', [participation, foreign?.id])).toBe(404)
    expect(await ask('organizer2', [participation])).toBe(404)
    expect([
      await ask('firmAdminA', [participation]),
      await ask('visitor1', [participation]),
      await ask(null, [participation]),
    ]).toEqual([403, 403, 401])
    const state = await run(
      sql<{ state: number }>`select is_validated as state from fair_firm where id = ${participation}`,
    )
    expect(state).toEqual([{ state: 0 }])
    for (const body of [
      { ids: [], isValidated: 1 },
      { ids: [participation], isValidated: 3 },
    ])
      expect((await call('organizer1', 'POST', '/fair_firms/validate', body)).status).toBe(422)
  })

  it('reaches all that the list finds across its pages, and nobody of another fair', async () => {
    const { call, run, waitingFirm, seeded } = exhibitors
    for (const name of ['Waits 1', 'Waits 2', 'Waits 3']) await waitingFirm(name)
    await run(
      sql`update fair_firm set fair_id = ${seeded.fairs.fair2} where firm_id = (select id from firm where name = 'Waits 3')`,
    )
    const decide = async (who: Who, found: object, count = 10, isValidated = 1) =>
      call(who, 'POST', '/firms/back/list/validate', { found, count, isValidated })
    const grown = await decide('organizer1', { search: 'waits' }, 1)
    expect([grown.status, grown.json.message_code]).toEqual([409, 'list_has_grown'])
    const offered = await call('organizer1', 'POST', '/firms/back/list/validate', {
      found: { search: 'waits' },
      count: 10,
      isValidated: 2,
      undo: 'offered',
    })
    expect(offered.json.before).toEqual([{ isValidated: 0, ids: expect.any(Array) }])
    const undo = { ...offered.json.before[0], undo: 'taken' }
    expect((await call('organizer1', 'POST', '/fair_firms/validate', undo)).json).toEqual({ changed: 2 })
    expect((await decide('organizer1', { search: 'waits' })).json).toEqual({
      changed: 2,
      passedOver: { already: 0 },
    })
    expect((await decide('organizer1', { fair: seeded.fairs.fair1 }, 10, 2)).json.changed).toBeGreaterThan(2)
    const states = await run(
      sql<{
        state: number
      }>`select m.is_validated as state from fair_firm m join firm f on f.id = m.firm_id where f.name like 'Waits%' order by f.name`,
    )
    expect(states.map(({ state }) => state)).toEqual([2, 2, 0])
    for (const who of ['clusterAdmin', 'firmAdminA', 'visitor1'] as const)
      expect((await decide(who, {})).status, who).toBe(403)
    const mails = await run(
      sql<{ kind: string }>`select kind from outbox_mail where recipient like 'waits%' order by id`,
    )
    expect(mails.map(({ kind }) => kind)).toEqual([
      'firm_validated',
      'firm_validated',
      'firm_refused',
      'firm_refused',
    ])
  })

  it('lets its people in with it, and where visitors are decided on by hand no longer than it takes part', async () => {
    const { call, run, waitingFirm, seeded } = exhibitors
    const { fair1 } = seeded.fairs
    const byHand = (isByHand: boolean) =>
      run(sql`update fair set is_validating_users = ${isByHand} where id = ${fair1}`)
    const { firm, participation } = await waitingFirm()
    await run(sql`insert into fair_user (fair_id, user_id, is_validated)
      select ${fair1}, id, 0 from app_user where firm_id = ${firm}`)
    const seen = async () => {
      const cards: { firstName: string }[] = (await call('visitor1', 'GET', '/users/front/list/1')).json
      const [member] = await run(sql<{ state: number }>`select m.is_validated as state from fair_user m
        join app_user u on u.id = m.user_id where u.firm_id = ${firm}`)
      return [member?.state, cards.some(card => card.firstName === 'Wim')]
    }
    const decide = (isValidated: number) =>
      call('organizer1', 'POST', '/fair_firms/validate', { ids: [participation], isValidated })
    await byHand(true)
    for (const undone of [2, 0]) {
      await decide(1)
      expect(await seen()).toEqual([1, true])
      await decide(undone)
      expect(await seen()).toEqual([0, false])
    }
    await decide(1)
    expect((await call('organizer1', 'DELETE', `/fair_firms/${participation}`)).status).toBe(204)
    expect(await seen()).toEqual([0, false])
    const [entry] = (await call('organizer1', 'GET', `/trash?fair=${fair1}&kind=firm`)).json
    expect((await call('organizer1', 'POST', `/trash/${entry.id}/restore`)).status).toBe(204)
    expect(await seen()).toEqual([1, true])
    await byHand(false)
    await decide(2)
    expect(await seen()).toEqual([1, false])
  })

  it('a firm with booths does not leave a fair by the way', async () => {
    const { call, run, waitingFirm } = exhibitors
    const { firms } = exhibitors.seeded
    const { participation } = await waitingFirm()
    const [own] = await run(sql<{ id: number }>`select id from fair_firm where firm_id = ${firms.a}`)
    expect((await call('organizer1', 'DELETE', `/fair_firms/${own?.id}`)).json.message_code).toBe(
      'firm_has_stands',
    )
    expect((await call('organizer1', 'DELETE', `/fair_firms/${participation}`)).status).toBe(204)
    await run(sql`update stand set trashed_at = now() where firm_id = ${firms.a}`)
    expect((await call('organizer1', 'DELETE', `/fair_firms/${own?.id}`)).status).toBe(204)
  })
})
