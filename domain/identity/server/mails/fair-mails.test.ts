import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestPlatform, testPlatform } from '#app/server/testing/test-platform.ts'
import { openMailServer } from '#platform/server/testing/mail-server.ts'

type Who = Parameters<TestPlatform['call']>[0]
type Server = Awaited<ReturnType<typeof openMailServer>>

let smtp: Server
let platform: TestPlatform
let isRefusing = false
beforeAll(async () => {
  smtp = await openMailServer(0, (_address, _session, done) =>
    done(isRefusing ? Object.assign(new Error('No such user'), { responseCode: 550 }) : null),
  )
  platform = await testPlatform({ SMTP_URL: smtp.url })
  await platform.startAgain()
})
beforeEach(async () => {
  await platform.startAgain()
  smtp.received.length = 0
  isRefusing = false
})
afterAll(async () => {
  await platform.services.outbox.close()
  await platform.close()
  await smtp.close()
})

const call = (who: Who, method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
  platform.call(who, { method, url: `/api${url}`, ...(payload && { payload }) })
const at = (rest = '', kind = 'account_validated') =>
  `/fairs/${platform.seeded.fairs.fair1}/mails/${kind}${rest}`
const run = (query: ReturnType<typeof sql>) => query.execute(platform.services.database.kysely)

const dutch = {
  subject: 'Hallo {{firstName}}',
  text: '<p>Fijn dat u komt naar {{fair}}.</p><p>{{link}}</p>',
  action: 'Binnen',
}
const write = (own: object, version = '', kind?: string) =>
  call('organizer1', 'PUT', at('', kind), { own, version })

/** Validates two visitors, one of whom reads Dutch, and gives what the mail server got for them. */
async function validateBoth() {
  const { visitor1, visitor2 } = platform.seeded.people
  await run(sql`update app_user set locale = 'nl' where id = ${visitor1.id}`)
  const { rows } = (await run(
    sql`update fair_user set is_validated = 0 where user_id in (${visitor1.id}, ${visitor2.id}) returning id`,
  )) as { rows: { id: number }[] }
  const decided = await call('organizer1', 'POST', '/fair_users/validate', {
    ids: rows.map(({ id }) => id),
    isValidated: 1,
  })
  expect(decided.statusCode, decided.body).toBe(200)
  await platform.services.queue.runDue()
  return [sourceTo(visitor1.email), sourceTo(visitor2.email)]
}

/** Lines as they were before they were folded. */
const sourceTo = (address: string) =>
  smtp.received
    .filter(one => one.to.includes(address))
    .map(one => one.source.replace(/=\r\n/g, ''))
    .join('\n')

describe('a fair’s own wording', () => {
  it('in Dutch is what a Dutch reader gets; others get the standard words', async () => {
    expect((await write({ nl: dutch })).statusCode).toBe(200)
    const [toDutch, toFrench] = await validateBoth()
    expect(toDutch).toContain('Subject: Hallo visitor1')
    expect(toDutch).toContain('Fijn dat u komt naar fair-one.')
    expect(toDutch).toMatch(/Binnen:\s+http:\/\/localhost:3000\/fair-one/)
    expect(toFrench).not.toContain('Fijn')
    expect(toFrench).toMatch(/Subject: =\?UTF-8\?.*inscription/)
  })

  it('is written as a draft, which nobody is sent, may be unfinished, and is overwritten by nobody unseen', async () => {
    const kept = (words: object | null, version: number, who: Who = 'organizer1') =>
      call(who, 'PUT', at('/draft', 'reminder'), { words, version })
    const unfinished = { nl: { subject: '', text: '<p>Hallo {{wie}}<script>x()</script></p>' } }
    const shown = { nl: { subject: '', text: '<p>Hallo {{wie}}</p>' } }
    expect((await kept(unfinished, 0)).json()).toEqual({ draft: shown, draftVersion: 1 })
    const read = (await call('organizer1', 'GET', at('', 'reminder'))).json()
    expect(read).toMatchObject({ own: {}, draft: shown, draftVersion: 1 })
    expect((await kept(null, 0)).statusCode).toBe(412)
    expect((await kept(null, 1, 'organizer2')).statusCode).toBe(403)
    expect((await call('visitor1', 'GET', at('/changes', 'reminder'))).statusCode).toBe(403)
    const [last] = (await call('organizer1', 'GET', at('/changes', 'reminder'))).json()
    expect(last).toMatchObject({ field: 'nl.text', before: null, after: shown.nl.text })
    expect((await kept(null, 1)).json()).toEqual({ draft: null, draftVersion: 2 })
    // One that was begun anew is not taken for the last.
    expect((await kept(unfinished, 1)).statusCode).toBe(412)
  })

  it('goes back to the standard words when a language is left out', async () => {
    const { version } = (await write({ nl: dutch })).json()
    expect((await write({}, version)).json()).toEqual({ version: '' })
    const [toDutch] = await validateBoth()
    expect(toDutch).toContain('goedgekeurd')
  })

  it('is not overwritten by whoever saw an older one', async () => {
    expect((await write({ nl: dutch })).statusCode).toBe(200)
    const late = await write({ nl: { ...dutch, subject: 'Anders' } })
    expect([late.statusCode, late.json().message_code]).toEqual([412, 'changed_meanwhile'])
    expect((await call('organizer1', 'GET', at())).json().own).toEqual({ nl: dutch })
  })

  it.each([
    ['an unknown name', { subject: 'Dag {{password}}' }, 'subject', 'placeholder_unknown', '{{password}}'],
    ['a link in the subject', { subject: 'Dag {{link}}' }, 'subject', 'placeholder_unknown', '{{link}}'],
    [
      'a broken name',
      { text: '<p>Dag {{firstName}, {{link}}</p>' },
      'text',
      'placeholder_broken',
      '{{firstName}',
    ],
    ['no link', { text: '<p>Dag</p>' }, 'text', 'mail_link_missing', '{{link}}'],
    ['nothing but tags', { text: '<p> </p>' }, 'text', 'required', undefined],
  ])('with %s is refused, naming it', async (_what, part, field, code, name) => {
    const refused = await write({ nl: { ...dutch, ...part } }, '', 'invitation')
    expect(refused.statusCode).toBe(422)
    expect(refused.json().errors).toEqual({ [`translations.nl.${field}`]: [code] })
    expect(refused.json().detail).toBe(name)
    const record = await call('organizer1', 'POST', '/fair_emails', {
      fair: platform.seeded.fairs.fair1,
      kind: 'invitation',
      translations: { nl: { ...dutch, ...part } },
    })
    expect([record.statusCode, record.json().errors]).toEqual([422, refused.json().errors])
  })

  it.each([
    [
      'as part of a link',
      '<p><a href="https://evil.example/?u={{link}}">Go</a></p>',
      'placeholder_in_address',
    ],
    ['behind an address in the text', '<p>https://evil.example/?u={{link}}</p>', 'mail_address_forbidden'],
    ['behind a name of a host', '<p>evil.example/?u=<b>{{link}}</b></p>', 'mail_address_forbidden'],
    ['behind the name of the fair', '<p>{{fair}}{{link}}</p>', 'placeholder_in_address'],
    [
      'behind an encoded brace',
      '<p><a href="https://evil.example/?u=&#123;&#123;link}}">Go</a></p>',
      'placeholder_in_address',
    ],
    [
      'beside another link',
      '<p>{{link}}</p><p><a href="https://evil.example/">Go</a></p>',
      'mail_address_forbidden',
    ],
    ['beside an address', '<p>{{link}}</p><p>Go to www.evil.example</p>', 'mail_address_forbidden'],
    [
      'beside an address made of a name',
      '<p>{{link}}</p><p>{{firstName}}.example</p>',
      'mail_address_forbidden',
    ],
    ['beside a mailbox', '<p>{{link}}</p><p>you@evil.example</p>', 'mail_address_forbidden'],
  ])('never has a link that lets people in %s', async (_what, text, code) => {
    const words = { ...dutch, text: `<p>{{link}}</p>${text}` }
    for (const kind of ['invitation', 'registration_confirm']) {
      const refused = await write({ nl: words }, '', kind)
      expect([refused.statusCode, refused.json().errors?.['translations.nl.text']?.includes(code)]).toEqual([
        422,
        true,
      ])
      const tried = await call('organizer1', 'POST', at('/test', kind), { locale: 'nl', ...words })
      expect(tried.statusCode).toBe(422)
    }
    const subject = { ...dutch, subject: 'evil.example {{fair}}', action: 'https://evil.example' }
    expect(Object.keys((await write({ nl: subject }, '', 'invitation')).json().errors)).toEqual([
      'translations.nl.subject',
      'translations.nl.action',
    ])
  })

  it('that was kept before and would lead a link elsewhere is not used', async () => {
    const { fairs } = platform.seeded
    const text = '<p><a href="https://evil.example/?u={{link}}">Go</a> https://evil.example/?u={{link}}</p>'
    for (const kind of ['invitation', 'password_reset', 'account_validated'])
      await run(sql`
        insert into fair_email (fair_id, kind, translations)
        values (${fairs.fair1}, ${kind}, ${JSON.stringify({ fr: { subject: 'Evil', text } })}::jsonb)`)
    const invited = await call('organizer1', 'POST', '/visitors/create', {
      fair: fairs.fair1,
      email: 'new@mail.test',
      firstName: 'Ann',
      lastName: 'New',
      locale: 'fr',
    })
    expect(invited.statusCode, invited.body).toBe(201)
    await call(null, 'POST', '/password/forgot', { email: platform.seeded.people.visitor2.email })
    await platform.services.queue.runDue()
    for (const [address, token] of [
      ['new@mail.test', '#invitation='],
      [platform.seeded.people.visitor2.email, '#token='],
    ] as const) {
      expect(sourceTo(address).replace(/=3D/g, '=')).toContain(token)
      expect(sourceTo(address)).not.toContain('evil')
    }
    const [, toFrench = ''] = await validateBoth()
    expect(toFrench).toContain('Subject: Evil')
    expect(toFrench).not.toMatch(/href=3D"https:\/\/evil/)
  })

  it('is none of the mails about an account', async () => {
    for (const kind of [
      'password_reset',
      'email_change',
      'account_leaving',
      'sign_on_linked',
      'constructor',
    ]) {
      expect((await call('organizer1', 'GET', at('', kind))).statusCode).toBe(404)
      expect((await write({ nl: dutch }, '', kind)).statusCode).toBe(404)
    }
    const record = await call('organizer1', 'POST', '/fair_emails', {
      fair: platform.seeded.fairs.fair1,
      kind: 'password_reset',
      translations: { nl: dutch },
    })
    expect([record.statusCode, record.json().errors]).toEqual([422, { kind: ['not_in_list'] }])
  })

  it('names people and firms by words that no mail program makes a link of', async () => {
    await write({ nl: dutch })
    await run(
      sql`update app_user set first_name = 'https://evil.example www.evil.example' where id = ${platform.seeded.people.visitor1.id}`,
    )
    await validateBoth()
    const { rows } = (await run(
      sql`select subject, text, html from outbox_mail where recipient = ${platform.seeded.people.visitor1.email}`,
    )) as { rows: object[] }
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toMatch(/https:\/\/evil|evil\.example/)
  })

  it('has no second line in its subject, by no way', async () => {
    for (const sign of ['\r\n', '\n', '\u2028']) {
      const subject = `Hallo${sign}Bcc: all@evil.example`
      expect((await write({ nl: { ...dutch, subject } })).statusCode).toBe(422)
      expect(
        (await call('organizer1', 'POST', at('/test'), { locale: 'nl', ...dutch, subject })).statusCode,
      ).toBe(422)
      const shown = await call('organizer1', 'POST', at('/preview'), { locale: 'nl', ...dutch, subject })
      expect(shown.json().subject).not.toMatch(/[\r\n\u2028]/)
    }
  })

  it('keeps no script, no image and no link that a browser would run', async () => {
    const text = [
      '<p onclick="x()">Dag<script>x()</script><img src="https://evil.example/p.png"><img src="/media/1.png"></p>',
      '<p><a href="javascript:x()">een</a> <a href="data:text/html,x">twee</a> <a href="//evil.example">drie</a></p>',
      '<p><a href="{{firstName}}">vier</a> <a href="https://ok.example/">vijf</a></p><style>p{color:red}</style>',
    ].join('')
    expect((await write({ nl: { ...dutch, text } })).statusCode).toBe(200)
    const kept = (await call('organizer1', 'GET', at())).json().own.nl.text
    const expected =
      '<p>Dag</p><p><a>een</a> <a>twee</a> <a>drie</a></p><p><a>vier</a> <a href="https://ok.example/">vijf</a></p>'
    expect(kept).toBe(expected)
  })
})

it('a name with a script, a header or a placeholder in it is a name in the mail and nothing else', async () => {
  await write({ nl: dutch })
  const name = '<script>x()</script>\r\nBcc: all@evil.example {{link}}'
  await run(sql`update app_user set first_name = ${name} where id = ${platform.seeded.people.visitor1.id}`)
  const [source = ''] = await validateBoth()
  expect(smtp.received.flatMap(one => one.to)).not.toContain('all@evil.example')
  expect(source).not.toMatch(/^Bcc:/im)
  expect(source.split('Content-Type: text/html')[1]).not.toContain('<script')
})

it('the mails of a fair are listed by what they are about, as people meet them, named in the reader’s language', async () => {
  expect((await write({ nl: dutch })).statusCode).toBe(200)
  const url = `/api/fairs/${platform.seeded.fairs.fair1}/mails`
  const groups = (
    await platform.call('organizer1', { url, headers: { 'accept-language': 'nl' } })
  ).json() as { group: string; mails: { kind: string; title: string; when: string; isOwn: boolean }[] }[]
  expect(groups.map(({ group, mails }) => [group, mails.map(mail => mail.kind).join(' ')])).toEqual([
    [
      'registration',
      'registration_confirm registration_taken registration_waiting registration_welcome account_validated account_refused invitation invitation_organizer invitation_exhibitor invitation_contact invitation_visitor invitation_speaker invitation_moderator invitation_press',
    ],
    ['exhibitors', 'firm_validated firm_refused'],
    ['conferences', 'pass_validated pass_refused place_free agenda_changed pass_given pass_taken_back'],
    [
      'exchanges',
      'message_new call_missed application_new application_changed reminder application_sent application_wished application_overdue applications_due interview_changed cv_keeping_ends',
    ],
  ])
  const mails = groups.flatMap(group => group.mails)
  expect(mails.filter(mail => mail.isOwn).map(({ kind }) => kind)).toEqual(['account_validated'])
  expect(mails.find(({ kind }) => kind === 'invitation')?.title).toBe('Uitnodiging')
  const read = await call('organizer1', 'GET', at('', 'reminder'))
  expect(read.json()).toMatchObject({ link: 'needed', title: 'Rappel' })
  expect(read.json().names.map(({ name }: { name: string }) => name)).toEqual([
    'firstName',
    'lastName',
    'fair',
    'event',
    'when',
    'link',
  ])
})

describe('a test', () => {
  const test = (who: Who, more: object = {}) =>
    call(who, 'POST', at('/test'), { locale: 'nl', ...dutch, ...more })

  it('reaches whoever asks for it and nobody else, ten times an hour', async () => {
    const { email } = platform.seeded.people.organizer1
    expect((await test('organizer1', { to: 'other@mail.test' })).statusCode).toBe(422)
    for (let turn = 0; turn < 10; turn += 1)
      expect((await test('organizer1')).json()).toEqual({ recipient: email, isSent: true })
    expect((await test('organizer1')).statusCode).toBe(429)
    await platform.services.queue.runDue()
    expect(smtp.received.map(one => one.to)).toEqual(Array(10).fill([email]))
    expect(sourceTo(email)).toContain('Subject: Test: Hallo organizer1')
    expect(sourceTo(email)).not.toMatch(/#(token|invitation|email)=/)
  })

  it('is refused where the mail could not be sent so', async () => {
    expect((await test('organizer1', { text: '<p>{{nobody}}</p>' })).json().errors).toEqual({
      text: ['placeholder_unknown'],
    })
  })
})

it('a preview is filled in with somebody of the fair, one after the other, and holds no token', async () => {
  const shown = async (turn: number) =>
    (
      await call('organizer1', 'POST', at('/preview', 'invitation'), {
        locale: 'de',
        subject: '{{fair}}: {{firstName}} {{unknown}}',
        text: '<p>Guten Tag {{firstName}}</p><p>{{link}}</p><script>x()</script>',
        turn,
      })
    ).json()
  const [first, second] = [await shown(0), await shown(1)]
  expect(first.reader).not.toBe(second.reader)
  expect(first.subject).toMatch(/^fair-one: \S+ \{\{unknown\}\}$/)
  expect(first.html).toMatch(/lang="de"[\s\S]*Passwort wählen/)
  expect(first.html).not.toContain('<script')
  expect(first.text).toContain('http://localhost:3000/fair-one')
  expect(`${first.html}${first.text}`).not.toMatch(/#(token|invitation|email)=/)
  expect(smtp.received).toEqual([])
})

it('the mails of a fair are not there for organizers of another, and closed to everybody else', async () => {
  const calls = [
    ['GET', `/fairs/${platform.seeded.fairs.fair1}/mails`, undefined],
    ['GET', at(), undefined],
    ['PUT', at(), { own: { nl: dutch }, version: '' }],
    ['POST', at('/preview'), { locale: 'nl', ...dutch }],
    ['POST', at('/test'), { locale: 'nl', ...dutch }],
  ] as const
  const expected = {
    organizer1: 200,
    superOrganizer: 200,
    superAdmin: 200,
    organizer2: 403,
    visitor1: 403,
    firmAdminA: 403,
  }
  for (const [method, url, payload] of calls)
    for (const [who, status] of Object.entries(expected)) {
      const { statusCode } = await call(who as Who, method, url, payload)
      // Whoever comes second to write has not seen what the first has written.
      expect(statusCode === 412 ? 200 : statusCode, `${who} ${method} ${url}`).toBe(status)
    }
  for (const [method, url, payload] of calls)
    expect((await call(null, method, url, payload)).statusCode).toBe(401)
})

it('a failed mail that is sent again, twice at once, arrives once', async () => {
  isRefusing = true
  await validateBoth()
  const { rows } = (await run(sql`select id from outbox_mail where state = 'failed' order by id`)) as {
    rows: { id: number }[]
  }
  const ids = rows.map(({ id }) => id)
  expect(ids).toHaveLength(2)
  isRefusing = false
  const again = () => call('superAdmin', 'POST', '/outbox_mails/send', { ids })
  const counts = (await Promise.all([again(), again()])).map(answer => answer.json().count)
  expect(counts.sort()).toEqual([0, 2])
  await platform.services.queue.runDue()
  expect(smtp.received).toHaveLength(2)
  expect((await call('superAdmin', 'POST', `/outbox_mails/${ids[0]}/send`)).statusCode).toBe(409)
  const opened = (await call('superAdmin', 'GET', `/outbox_mails/${ids[0]}`)).json()
  expect([opened.state, opened.text]).toEqual(['sent', ''])
})
