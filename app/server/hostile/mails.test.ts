import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { many } from '#platform/server/database/rows.ts'
import { type TestPlatform, testPlatform } from '../testing/test-platform.ts'

let platform: TestPlatform
beforeAll(async () => {
  platform = await testPlatform()
})
beforeEach(() => platform.startAgain())
afterAll(() => platform.close())

type OutboxRow = {
  recipient: string
  recipient_name: string | null
  reply_to: string | null
  subject: string
  text: string
  html: string | null
}
const mails = async () =>
  await many<OutboxRow>(platform.services.database.kysely)`select * from outbox_mail order by id`

const contact = (change: object) =>
  platform.app.inject({
    method: 'POST',
    url: '/api/contact',
    payload: { name: 'Ann', email: 'ann@a.example', subject: 'Hello', message: 'There', ...change },
  })

const breaks = ['\r\n', '\n', '\r', '\u0000', '\u000b', '\u007f', '\u2028', '\u2029']

describe('what strangers write into a mail', () => {
  it.each(breaks)('begins no line of its own after %j', async sign => {
    for (const field of ['subject', 'name', 'email']) {
      const answer = await contact({ [field]: `ann@a.example${sign}Bcc: all@evil.example` })
      expect(Object.keys(answer.json().errors), answer.body).toEqual([field])
      expect(answer.statusCode).toBe(422)
    }
    expect(await mails()).toEqual([])
  })

  it.each([
    'a@x.example,b@y.example',
    'a@x.example;b@y.example',
    'a@x.example b@y.example',
    '"a@x.example"@y.example',
    'a(comment)@x.example',
    'Ann <a@x.example>',
    'a@[127.0.0.1]',
    `${'a'.repeat(65)}@x.example`,
    `a@${'x'.repeat(250)}.example`,
    'a@x',
  ])('is answered to nowhere but one plain address: not to %j', async email => {
    expect((await contact({ email })).statusCode).toBe(422)
    expect(
      (await platform.app.inject({ method: 'POST', url: '/api/password/forgot', payload: { email } }))
        .statusCode,
    ).toBe(422)
    expect(await mails()).toEqual([])
  })

  it('goes to those who run the fair alone, as text', async () => {
    const { fair1 } = platform.seeded.fairs
    expect((await contact({ fair: fair1, message: '<script>alert(1)</script>' })).statusCode).toBe(202)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toMatch(/shipping/i)
    expect([mail?.reply_to, mail?.html]).toEqual(['ann@a.example', null])
  })
})

describe('a question to a fair', () => {
  const run = (statement: string) => sql.raw(statement).execute(platform.services.database.kysely)
  const recipientsOfFour = async () => {
    for (let time = 0; time < 4; time += 1) {
      expect((await contact({ fair: platform.seeded.fairs.fair1 })).statusCode).toBe(202)
      await run(`delete from rate_limit where key like 'contact:%'`)
    }
    return (await mails()).map(({ recipient }) => recipient)
  }

  it('fills no letter box of somebody who has not confirmed the address: its organizers get the others', async () => {
    await run(`update fair set shipping_mail = 'Victim@mail.test'`)
    const organizer = platform.seeded.people.organizer1.email
    expect(await recipientsOfFour()).toEqual(['Victim@mail.test', 'Victim@mail.test', organizer, organizer])
  })

  it('goes to the address of a confirmed account every time', async () => {
    const { email } = platform.seeded.people.press
    await run(`update fair set shipping_mail = '${email.toUpperCase()}'`)
    expect(await recipientsOfFour()).toEqual(Array(4).fill(email.toUpperCase()))
  })

  it('fills no letter box of an organizer who was invited and never came', async () => {
    await run(`update fair set shipping_mail = null`)
    await run(
      `update app_user set email_confirmed_at = null where email = '${platform.seeded.people.organizer1.email}'`,
    )
    const [first, second, ...others] = await recipientsOfFour()
    expect([first, second]).toEqual(Array(2).fill(platform.seeded.people.organizer1.email))
    expect(new Set(others)).toEqual(new Set([platform.seeded.people.superAdmin.email]))
  })
})

describe('a name in a mail', () => {
  const names = [
    '<img src=x onerror=alert(1)>',
    '<a href="https://evil.example">Click</a>',
    '{{link}}{{ firstName }}{{constructor}}',
    'boss@evil.example, Ann',
    '"Ann" <boss@evil.example>',
    '$& $1 $`',
  ]

  it.each(names)('%j is a name and nothing else', async firstName => {
    const invited = await platform.call('organizer1', {
      method: 'POST',
      url: '/api/visitors/create',
      payload: { email: 'guest@a.example', firstName: 'A', lastName: 'B' },
    })
    expect(invited.statusCode, invited.body).toBe(201)
    // As it may have been kept before names were asked to be names.
    const { kysely } = platform.services.database
    await sql`update app_user set first_name = ${firstName} where id = ${invited.json().id}`.execute(kysely)
    await sql`delete from outbox_mail`.execute(kysely)
    const again = await platform.call('organizer1', {
      method: 'POST',
      url: `/api/users/${invited.json().id}/invitation`,
    })
    expect(again.statusCode, again.body).toBe(204)
    const [mail, ...others] = await mails()
    expect(others).toEqual([])
    expect(mail?.recipient).toBe('guest@a.example')
    expect(mail?.subject).not.toMatch(/[\r\n]/)
    expect(mail?.html).not.toMatch(/<img|<script|href="https:\/\/evil/)
    const own = new URL(platform.services.settings.PUBLIC_URL).origin
    for (const [, href = ''] of `${mail?.html}`.matchAll(/href="([^"]*)"/g))
      expect(new URL(href.replaceAll('&#38;', '&').replaceAll('&amp;', '&')).origin).toBe(own)
  })
})
