import { generateKeyPairSync } from 'node:crypto'
import { SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import {
  all,
  bearer,
  claims,
  detail,
  hear,
  openPlatform,
  platform,
  seconds,
  send,
  sign,
  type Topic,
  topic,
  url,
} from '#app/server/testing/hub-fixture.ts'
import { hubPath, metadataPath } from './hub-path.ts'
import { detailType } from './hub-tokens.ts'

openPlatform()

describe('an update', () => {
  it('reaches whoever asked for one of its topics, once, with what the publisher said of it', async () => {
    const [one, other] = [topic(), topic()]
    const stream = await hear([
      ['match', one],
      ['match_exact', other],
      ['match_urlpattern', 'https://books.example/:id'],
    ])
    const sent = await send([
      ['topic', one],
      ['topic', other],
      ['data', 'first\r\nsecond\rthird\nevent: forged'],
      ['id', 'urn:example:1'],
      ['type', 'chapter'],
      ['retry', '2500'],
    ])
    expect(sent).toMatchObject({ status: 200, text: 'urn:example:1' })
    expect(sent.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await stream.next()).toEqual({
      id: 'urn:example:1',
      event: 'chapter',
      retry: '2500',
      data: 'first\nsecond\nthird\nevent: forged',
    })
    const { text } = await send([['topic', one]])
    expect(text).toMatch(/^urn:uuid:[\da-f-]{36}$/)
    expect(await stream.next()).toEqual({ id: text, data: '' })
    // What fits no header is no id.
    const { text: own } = await send([
      ['topic', one],
      ['id', 'livre élémentaire'],
    ])
    expect(own).toMatch(/^urn:uuid:/)
  })

  it('that comes with fifty others has an id of its own, and is told once as it was sent', async () => {
    const one = topic()
    const stream = await hear([['match', one]])
    const words = Array.from({ length: 50 }, (_, at) => `${at} "é\\u0000 {}`)
    const sent = await Promise.all(
      words.map(data =>
        send([
          ['topic', one],
          ['data', data],
          ['private', 'on'],
        ]),
      ),
    )
    // Of what is private somebody without a token hears nothing: the next is the first.
    const { text: last } = await send([
      ['topic', one],
      ['data', 'for all'],
    ])
    expect(await stream.next()).toEqual({ id: last, data: 'for all' })
    const ids = sent.map(({ text }) => text)
    expect(new Set(ids).size).toBe(50)
    const owner = await hear(
      [
        ['match', one],
        ['last_event_id', 'earliest'],
      ],
      bearer(await all()),
    )
    const heard = new Map((await owner.take(51)).map(({ id, data }) => [id, data]))
    for (const [at, id] of ids.entries()) expect(heard.get(id)).toBe(words[at])
  })

  it.each<[string, [string, string][], (topic: string) => string]>([
    ['by its name', [['match', 'plain name']], () => 'plain name'],
    ['by the parameter of before', [['topic', 'of before']], () => 'of before'],
    ['by every topic', [['match', '*']], one => one],
    ['by a pattern for every topic', [['match_urlpattern', '*']], one => one],
    ['by a relative pattern', [['match_urlpattern', '/halls/:id']], () => '/halls/7'],
  ])('is asked for %s', async (_how, params, named) => {
    const stream = await hear(params)
    const { text } = await send([['topic', named(topic())]])
    expect(await stream.next()).toMatchObject({ id: text })
  })

  it.each<[string, [string, string][]]>([
    ['in another case', [['match', 'https://books.example/A']]],
    ['by what is no name but a template', [['match', 'https://books.example/{id}']]],
    ['by a pattern in another case', [['match_urlpattern', 'https://books.example/A']]],
    ['by a pattern of another place', [['match_urlpattern', 'https://other.example/:id']]],
  ])('is not asked for %s', async (_how, params) => {
    const stream = await hear([...params, ['match', 'the end']])
    await send([['topic', 'https://books.example/a']])
    const { text } = await send([['topic', 'the end']])
    expect(await stream.next()).toMatchObject({ id: text })
  })

  it('that is private reaches nobody but those whose token grants one of its topics', async () => {
    const [book, shelf] = [topic(), topic()]
    const asked: [string, string][] = [
      ['match', book],
      ['match', 'the end'],
    ]
    const granting = (...topics: Topic[]) => sign([detail(['subscribe'], topics)])
    const granted = await Promise.all(
      [
        granting(book),
        granting(shelf),
        granting({ match: 'https://books.example/:id', match_type: 'urlpattern' }),
      ].map(async token => hear(asked, bearer(await token))),
    )
    const foreign = [
      await hear(asked),
      await hear(asked, bearer(await granting(topic()))),
      await hear(asked, bearer(await sign([detail(['publish'], [book])]))),
      await hear(asked, bearer(await sign(undefined))),
      await hear(asked, await platform.hears('visitor1')),
    ]
    // Whatever the field says, it is private.
    const secretly = await send([
      ['topic', book],
      ['topic', shelf],
      ['private', 'off'],
      ['data', 'secret'],
    ])
    const openly = await send([['topic', 'the end']])
    for (const stream of granted) expect(await stream.next()).toEqual({ id: secretly.text, data: 'secret' })
    for (const stream of [...granted, ...foreign])
      expect(await stream.next()).toMatchObject({ id: openly.text })
  })

  it.each<[string, [string, string][], number]>([
    ['without a topic', [['data', 'x']], 400],
    ['of every topic', [['topic', '*']], 400],
    ['of an empty topic', [['topic', '']], 400],
    ['with a topic that has a line end', [['topic', 'a\nb']], 400],
    ['with a topic that cannot be seen', [['topic', 'a\u200bb']], 400],
    ['of the hub', [['topic', `${hubPath}/subscriptions/exact/a/b`]], 400],
    ['of the hub, at any host', [['topic', `https://elsewhere.example${hubPath}`]], 400],
    ['of the hub, in other letters', [['topic', '/.well-known/%6Dercure/x']], 400],
    ['of the hub, by a detour', [['topic', '/.well-known/x/../mercure/x']], 400],
    [
      'with an id that names the beginning',
      [
        ['topic', 'a'],
        ['id', 'earliest'],
      ],
      400,
    ],
    [
      'with an id of the hub',
      [
        ['topic', 'a'],
        ['id', '#7'],
      ],
      400,
    ],
    [
      'with an id that has a line end',
      [
        ['topic', 'a'],
        ['id', 'a\ndata: b'],
      ],
      400,
    ],
    [
      'as if the hub said it',
      [
        ['topic', 'a'],
        ['type', 'mercure'],
      ],
      400,
    ],
    [
      'with a type that has a line end',
      [
        ['topic', 'a'],
        ['type', 'a\rb'],
      ],
      400,
    ],
    [
      'that comes back in words',
      [
        ['topic', 'a'],
        ['retry', '1s'],
      ],
      400,
    ],
    [
      'with what no database keeps',
      [
        ['topic', 'a'],
        ['data', 'a\0b'],
      ],
      400,
    ],
    ['with too long a topic', [['topic', 'a'.repeat(501)]], 413],
    [
      'that comes back after years',
      [
        ['topic', 'a'],
        ['retry', '1'.repeat(10)],
      ],
      413,
    ],
    [
      'with too many topics',
      Array.from({ length: 51 }, (_, at): [string, string] => ['topic', `${at}`]),
      413,
    ],
    [
      'with too much data',
      [
        ['topic', 'a'],
        ['data', 'x'.repeat(65_537)],
      ],
      413,
    ],
    [
      'with far too much data',
      [
        ['topic', 'a'],
        ['data', 'x'.repeat(300_000)],
      ],
      413,
    ],
  ])('%s is refused', async (_what, fields, status) => {
    expect((await send(fields)).status).toBe(status)
  })

  it('in what is no form, or no text, is refused', async () => {
    const post = async (body: string, type: string) =>
      (
        await fetch(url + hubPath, {
          method: 'POST',
          headers: { ...bearer(await all()), 'content-type': type },
          body,
        })
      ).status
    expect(await post('{"topic":"a"}', 'application/json')).toBe(400)
    expect(await post('topic=%ff', 'application/x-www-form-urlencoded')).toBe(400)
  })
})

describe('to publish', () => {
  const granted = 'https://books.example/granted'
  const status = (headers: Record<string, string>, fields: [string, string][] = [['topic', granted]]) =>
    send(fields, headers)

  it('needs a token that grants every topic', async () => {
    const token = await sign([detail(['publish'], [granted])])
    expect((await status(bearer(token))).status).toBe(200)
    const partly = await status(bearer(token), [
      ['topic', granted],
      ['topic', 'other'],
    ])
    expect(partly.status).toBe(403)
    expect(partly.headers.get('www-authenticate')).toContain('error="insufficient_scope"')
    expect((await status(bearer(await sign([detail(['subscribe'], ['*'])])))).status).toBe(403)
    expect((await status(bearer(await sign(undefined)))).status).toBe(403)
  })

  it('is not for strangers, nor for anybody of the platform', async () => {
    const stranger = await status({})
    expect(stranger.status).toBe(401)
    const challenge = stranger.headers.get('www-authenticate')
    expect(challenge).toBe(`Bearer resource_metadata="https://fair.example${metadataPath}"`)
    for (const who of ['visitor1', 'superAdmin'] as const)
      expect((await status(await platform.hears(who))).status).toBe(403)
  })

  it('by a cookie is for our own pages and those let in, since a browser sends it wherever it is told to', async () => {
    const cookie = `__Secure-mercure_access_token=${await all()}`
    for (const more of [{}, { origin: 'https://evil.example' }, { origin: 'null' }] as Record<
      string,
      string
    >[])
      expect((await status({ cookie, ...more })).status, JSON.stringify(more)).toBe(403)
    const own: Record<string, string>[] = [
      { origin: 'https://fair.example' },
      { origin: 'https://www.fair.example' },
      { referer: 'https://fair.example/salon' },
    ]
    for (const more of own) expect((await status({ cookie, ...more })).status, JSON.stringify(more)).toBe(200)
    // What the header says counts, and the cookie is nothing then.
    expect((await status({ cookie, ...bearer('wrong') })).status).toBe(401)
  })

  const [mine] = [generateKeyPairSync('ed25519')]
  const bad: [string, () => Promise<string> | string][] = [
    [
      'signed by somebody else',
      () => sign([detail(['publish'], ['*'])], {}, {}, 'another secret of forty characters'),
    ],
    ['of another type', () => sign([detail(['publish'], ['*'])], {}, { typ: 'JWT' })],
    ['of another algorithm', () => sign([detail(['publish'], ['*'])], {}, { alg: 'HS384' })],
    [
      'with its own key',
      () =>
        new SignJWT({ ...claims(), authorization_details: [detail(['publish'], ['*'])] })
          .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', jwk: mine.publicKey.export({ format: 'jwk' }) })
          .sign(mine.privateKey),
    ],
    ['that is over', () => sign([detail(['publish'], ['*'])], { exp: seconds() - 1 })],
    ['that never ends', () => sign([detail(['publish'], ['*'])], { exp: undefined })],
    ['that is not yet', () => sign([detail(['publish'], ['*'])], { nbf: seconds() + 60 })],
    ['for another hub', () => sign([detail(['publish'], ['*'])], { aud: 'https://other.example' })],
    ['of another issuer', () => sign([detail(['publish'], ['*'])], { iss: 'https://other.example' })],
    ['of nobody', () => sign([detail(['publish'], ['*'])], { iss: undefined })],
    ['whose details are a text', () => sign('all')],
    ['with one detail that cannot be read', () => sign([detail(['publish'], ['*']), { type: detailType }])],
    [
      'with a kind of matcher that nobody knows',
      () => sign([detail(['publish'], [{ match: 'a', match_type: 'regexp' }])]),
    ],
    [
      'with a pattern that is none',
      () => sign([detail(['publish'], [{ match: 'https://{', match_type: 'urlpattern' }])]),
    ],
    ['with too many details', () => sign(Array.from({ length: 21 }, () => detail(['publish'], ['*'])))],
    ['that is none', () => 'nothing'],
  ]
  it.each(bad)('a token %s is refused, here and to hear by', async (_what, make) => {
    const headers = bearer(await make())
    const answers = [await status(headers), { ...(await hear([['match', 'a']], headers)).response }]
    const { response } = await hear([['match', 'a']], headers)
    expect([answers[0]?.status, response.status]).toEqual([401, 401])
    expect(response.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })

  it('a token that is malformed as a header is told so', async () => {
    for (const authorization of ['Bearer', 'Bearer a b', 'Bearer ä']) {
      const { status: code, headers } = await status({
        authorization: Buffer.from(authorization).toString('latin1'),
      })
      expect(code).toBe(400)
      expect(headers.get('www-authenticate')).toContain('error="invalid_request"')
    }
  })

  it('an action that nobody knows grants nothing and takes nothing away', async () => {
    const token = await sign([
      detail(['fly'], ['*']),
      detail(['publish', 'swim'], [granted]),
      { type: 'other' },
    ])
    expect((await status(bearer(token))).status).toBe(200)
    expect((await status(bearer(token), [['topic', 'other']])).status).toBe(403)
  })
})
