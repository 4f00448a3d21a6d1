import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { mostDecided } from '#domain/identity/contract/decide-found.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type Who = Parameters<TestPlatform['call']>[0]
const run = async <T>(query: ReturnType<typeof sql<T>>) =>
  (await query.execute(platform.services.database.kysely)).rows

/** Visitors who wait in a fair, `wait1@mail.test` and so on; every third has not confirmed the address. */
const waiting = (count: number, fair = 'fair-one') =>
  run(sql`
    with someone as (
      insert into app_user (email, first_name, last_name, email_confirmed_at)
      select 'wait' || n || ${`@${fair}.test`}, 'Wim', 'Waits ' || n, case when n % 3 > 0 then now() end
      from generate_series(1, ${count}::int) n returning id)
    insert into fair_user (fair_id, user_id) select f.id, someone.id from someone, fair f where f.homepage = ${fair}`)

const decide = async (who: Who, found: object, more: object = {}) => {
  const answer = await platform.call(who, {
    method: 'POST',
    url: '/api/users/back/list/validate',
    payload: { found, count: mostDecided, isValidated: 1, ...more },
  })
  return { status: answer.statusCode, json: answer.json() }
}
/** How many of those above are in that state. */
const inState = async (state: number, fair = 'fair-one') =>
  (
    await run(sql`select 1 from fair_user m join app_user u on u.id = m.user_id
      where u.email like ${`wait%@${fair}.test`} and m.is_validated = ${state}`)
  ).length
const mails = async () =>
  (await run(sql<{ kind: string }>`select kind from outbox_mail order by id`)).map(({ kind }) => kind)

describe('deciding on all that the list of people finds', () => {
  it('reaches beyond a page, and tells by mail each who has confirmed the address', async () => {
    await waiting(30)
    const answer = await decide('organizer1', { fair: 'fair-one', search: 'waits', isValidated: 0 })
    expect(answer).toEqual({
      status: 200,
      json: { changed: 30, passedOver: { already: 0, equals: 0, unregistered: 0 } },
    })
    expect(await inState(1)).toBe(30)
    expect(await mails()).toEqual(Array(20).fill('account_validated'))
  })

  it('is undone by what it tells, and then nobody is told of it', async () => {
    await waiting(3)
    const { json } = await decide('organizer1', { search: 'waits' }, { isValidated: 2, undo: 'offered' })
    expect(json.before).toEqual([{ isValidated: 0, ids: expect.any(Array) }])
    expect(await inState(2)).toBe(3)
    const undone = await platform.call('organizer1', {
      method: 'POST',
      url: '/api/fair_users/validate',
      payload: { ...json.before[0], undo: 'taken' },
    })
    expect([undone.json(), await inState(0), await mails()]).toEqual([{ changed: 3 }, 3, []])
  })

  it('finds what the list finds, and nobody of another fair', async () => {
    await waiting(3)
    await waiting(3, 'fair-two')
    expect((await decide('organizer1', { search: 'waits 2' })).json.changed).toBe(1)
    expect((await decide('organizer1', { fair: 'fair-two', search: 'waits' })).json.changed).toBe(0)
    expect((await decide('organizer1', { search: 'waits' })).json).toMatchObject({
      changed: 2,
      passedOver: { already: 1 },
    })
    expect([await inState(1), await inState(1, 'fair-two')]).toEqual([3, 0])
    expect((await decide('superAdmin', { search: 'waits' })).json.changed).toBe(3)
  })

  it('passes over who runs fairs like oneself or above, so that nobody shuts out their own', async () => {
    const { organizer1, superOrganizer } = platform.seeded.people
    await run(sql`insert into fair_user (fair_id, user_id, is_validated)
      select id, unnest(${[organizer1.id, superOrganizer.id]}::int[]), 1 from fair where homepage = 'fair-one' on conflict do nothing`)
    const { json } = await decide('organizer1', { fair: 'fair-one' }, { isValidated: 2 })
    expect(json.passedOver.equals).toBe(2)
    const shut = await run(
      sql`select 1 from fair_user where is_validated = 2 and user_id = any(${[
        organizer1.id,
        superOrganizer.id,
      ]}::int[])`,
    )
    expect([json.changed > 3, shut]).toEqual([true, []])
    expect(new Set(await mails())).toEqual(new Set(['account_refused']))
  })

  it('leaves alone what the list was narrowed away from', async () => {
    const { visitor1 } = platform.seeded.people
    await waiting(2, 'fair-two')
    await run(
      sql`insert into fair_user (fair_id, user_id, is_validated) select id, ${visitor1.id}, 0 from fair where homepage = 'fair-two'`,
    )
    await run(
      sql`update fair_user set is_validated = 2 where user_id = ${visitor1.id} and fair_id = ${platform.seeded.fairs.fair1}`,
    )
    await decide('superAdmin', { isValidated: 0 })
    const states = await run(
      sql`select is_validated as state from fair_user where user_id = ${visitor1.id} order by fair_id`,
    )
    expect(states).toEqual([{ state: 2 }, { state: 1 }])
  })

  it('refuses too many, and more than whoever decides was shown', async () => {
    await waiting(mostDecided + 1)
    const found = { fair: 'fair-one', search: 'waits' }
    const many = await decide('organizer1', found, { count: mostDecided + 1 })
    expect([many.status, many.json.message_code]).toEqual([422, 'too_many_found'])
    const grown = await decide('organizer1', { ...found, search: 'waits 12' }, { count: 5 })
    expect([grown.status, grown.json.message_code]).toEqual([409, 'list_has_grown'])
    expect([await inState(1), await mails()]).toEqual([0, []])
  })

  it('is for those who run fairs, and takes nothing that it does not know', async () => {
    await waiting(1)
    for (const who of ['visitor1', 'firmAdminA', 'clusterAdmin', 'speaker'] as const)
      expect((await decide(who, {})).status, who).toBe(403)
    expect((await decide(null, {})).status).toBe(401)
    expect((await decide('organizer1', { roles: 'ROLE_VISITOR' })).status).toBe(422)
    expect((await decide('organizer1', { isValidated: 3 })).status).toBe(422)
    expect((await decide('organizer1', {}, { count: 0 })).status).toBe(422)
    expect(await inState(0)).toBe(1)
  })
})

describe('inviting those whom the list of people finds', () => {
  /** People without a password who were never written to. */
  const imported = (count: number, fair = 'fair-one') =>
    run(sql<{ id: number }>`
      with someone as (
        insert into app_user (email, first_name, last_name)
        select 'open' || n || ${`@${fair}.test`}, 'Olga', 'Open ' || n from generate_series(1, ${count}::int) n returning id),
      joined as (insert into fair_user (fair_id, user_id, is_validated) select f.id, someone.id, 1 from someone, fair f where f.homepage = ${fair})
      select id from someone order by id`)
  const invite = async (who: Who, payload: object) => {
    const answer = await platform.call(who, { method: 'POST', url: '/api/users/back/list/invite', payload })
    return { status: answer.statusCode, json: answer.json() }
  }
  const openState = async (account: string) =>
    (await platform.call('organizer1', { url: `/api/users/back/list?search=olga&account=${account}` })).json()
      .length

  it('writes to the chosen who have no password, and they are invited from then on', async () => {
    const [one, two] = await imported(3)
    const { visitor1 } = platform.seeded.people
    const body = { found: { fair: 'fair-one' }, count: 99, ids: [one?.id, two?.id, visitor1.id] }
    expect([await openState('imported'), await openState('invited')]).toEqual([3, 0])
    expect(await invite('organizer1', body)).toEqual({
      status: 200,
      json: { invited: 2, passedOver: { active: 1, refused: 0, limited: 0 } },
    })
    expect(await mails()).toEqual(['invitation', 'invitation'])
    expect([await openState('imported'), await openState('invited')]).toEqual([1, 2])
  })

  it('writes to all whom it finds, and to nobody more often than one by one', async () => {
    await imported(30)
    const body = { found: { fair: 'fair-one', search: 'olga' }, count: 30 }
    expect((await invite('organizer1', body)).json.invited).toBe(30)
    await invite('organizer1', body)
    expect((await invite('organizer1', body)).json).toEqual({
      invited: 0,
      passedOver: { active: 0, refused: 0, limited: 30 },
    })
    expect(await invite('organizer1', { ...body, count: 29 })).toMatchObject({ status: 409 })
  })

  it('counts a firm’s invitations together', async () => {
    const people = await imported(60)
    await run(
      sql`update app_user set firm_id = ${platform.seeded.firms.a} where id = any(${people.map(one => one.id)}::int[])`,
    )
    const body = { found: { fair: 'fair-one', search: 'olga' }, count: 60 }
    expect((await invite('organizer1', body)).json).toEqual({
      invited: 50,
      passedOver: { active: 0, refused: 0, limited: 10 },
    })
  })

  it('passes over whom the platform or the fair has refused, also one by one', async () => {
    const [one, two, three] = await imported(3)
    await run(sql`update app_user set is_validated = 2 where id = ${one?.id}`)
    await run(sql`update fair_user set is_validated = 2 where user_id = ${two?.id}`)
    await run(sql`update app_user set is_disabled = true where id = ${three?.id}`)
    expect(await invite('organizer1', { found: { fair: 'fair-one', search: 'olga' }, count: 3 })).toEqual({
      status: 200,
      json: { invited: 0, passedOver: { active: 1, refused: 2, limited: 0 } },
    })
    for (const person of [one, two, three])
      expect(
        (await platform.call('organizer1', { method: 'POST', url: `/api/users/${person?.id}/invitation` }))
          .statusCode,
      ).toBe(409)
    expect(await mails()).toEqual([])
  })

  it('reaches nobody of another fair', async () => {
    const [stranger] = await imported(1, 'fair-two')
    const ids = [stranger?.id]
    expect((await invite('organizer1', { found: {}, count: 1, ids })).status).toBe(404)
    expect((await invite('organizer1', { found: { fair: 'fair-two' }, count: 1, ids })).status).toBe(404)
    for (const who of ['visitor1', 'firmAdminA', 'clusterAdmin'] as const)
      expect((await invite(who, { found: {}, count: 1 })).status, who).toBe(403)
    expect(await mails()).toEqual([])
  })
})
