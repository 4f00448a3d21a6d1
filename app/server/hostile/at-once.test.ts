import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { maybeOne } from '#platform/server/database/rows.ts'
import { smallPassword } from '#seed/small.ts'
import { registrationOf } from '../testing/registration.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform({ REGISTRATIONS_PER_HOUR: '1000' })
  for (const who of ['organizer1', 'superAdmin'] as const) await platform.as(who)
})
afterAll(() => platform.close())

const people = 12
const together = <T>(make: (n: number) => Promise<T>) =>
  Promise.all(Array.from({ length: people }, (_, n) => make(n)))
const send = async (
  who: Parameters<TestPlatform['call']>[0],
  method: 'POST' | 'PUT',
  url: string,
  payload: object,
) => {
  const answer = await platform.call(who, { method, url: `/api${url}`, payload })
  return `${answer.statusCode} ${answer.body ? (answer.json()?.message_code ?? '') : ''}`.trim()
}
const counted = async (from: string) =>
  (
    await maybeOne<{ n: number }>(platform.services.database.kysely)`
      select count(*)::int as n from ${sql.raw(from)}`
  )?.n

it('of many who register with one address, however they write it, one gets it', async () => {
  const written = ['nora@mail.test', 'NORA@mail.test', 'Nora@Mail.Test', 'nora@MAIL.TEST']
  const answers = await together(n =>
    send(null, 'POST', '/register/visitor', registrationOf(written[n % written.length] ?? '')),
  )
  expect(answers.filter(one => one === '201')).toHaveLength(1)
  expect(answers.filter(one => !/^(201$|409 email_exist|422 invalid)/.test(one))).toEqual([])
  expect(await counted(`app_user where lower(email) = 'nora@mail.test'`)).toBe(1)
  expect(await counted(`outbox_mail where lower(recipient) = 'nora@mail.test'`)).toBe(1)
})

it('of many who invite one person at once one does, and one mail is written', async () => {
  const answers = await together(() =>
    send('organizer1', 'POST', '/visitors/create', {
      email: 'guest@mail.test',
      firstName: 'Gus',
      lastName: 'Guest',
    }),
  )
  expect(answers.filter(one => one === '201')).toHaveLength(1)
  // Who comes after it was written finds the person; who came at the same time is stopped by the address.
  expect(answers.filter(one => /^409 (user|email)_exist$/.test(one))).toHaveLength(people - 1)
  expect(await counted(`outbox_mail where recipient = 'guest@mail.test'`)).toBe(1)
})

it('of many who make one thing at once one does, whatever may be there once', async () => {
  const { halls, fairs, stands, people: known } = platform.seeded
  const once: [string, object][] = [
    ['/elements', { map: halls.one, position: 77 }],
    ['/fairs', { homepage: 'same-address', name: 'Same' }],
    ['/fair_halls', { fair: fairs.fair1, letter: 'Q', translations: { fr: { name: 'Q' } } }],
    ['/stand_languages', { stand: stands.b, language: 2, title: 'Twice' }],
    ['/stand_contacts', { stand: stands.b, user: known.firmAdminB.id }],
    ['/fair_firms', { fair: fairs.fair2, firm: platform.seeded.firms.b }],
  ]
  for (const [url, body] of once) {
    const answers = await together(() => send('superAdmin', 'POST', url, body))
    expect(
      answers.filter(one => one === '201'),
      `${url} ${answers[0]}`,
    ).toHaveLength(1)
    expect(
      answers.filter(one => one.startsWith('409')),
      url,
    ).toHaveLength(people - 1)
  }
})

it('a stand that two firms’ people change at once loses no change that was taken', async () => {
  const { a } = platform.seeded.stands
  const read = await platform.call('organizer1', { url: `/api/stands/${a}` })
  const answers = await together(n =>
    platform.call('organizer1', {
      method: 'PUT',
      url: `/api/stands/${a}`,
      headers: { 'if-match': String(read.headers.etag) },
      payload: { color: `#1111${String(n).padStart(2, '0')}` },
    }),
  )
  const taken = answers.filter(one => one.statusCode === 200)
  expect(taken).toHaveLength(1)
  expect(answers.filter(one => one.statusCode === 412)).toHaveLength(people - 1)
  const after = (await platform.call('organizer1', { url: `/api/stands/${a}` })).json()
  expect(after.color).toBe(taken[0]?.json().color)
})

it('whoever logs in at the moment at which they have themselves erased is logged in nowhere', async () => {
  const { id, email } = platform.seeded.people.visitor1
  const login = () => send(null, 'POST', '/login', { email, password: smallPassword })
  await platform.as('visitor1')
  const erase = () => send('visitor1', 'POST', '/user/erase', { currentPassword: smallPassword })
  const [erased, ...logins] = await Promise.all([erase(), ...Array.from({ length: 4 }, login)])
  expect(erased).toBe('204')
  expect(logins.filter(one => !/^(200|401 credentials|403 account_leaving)/.test(one))).toEqual([])
  expect(await counted(`session where user_id = ${id} and revoked_at is null`)).toBe(0)
})
