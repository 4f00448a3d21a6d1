import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import {
  all,
  audience,
  bearer,
  detail,
  hear,
  opened,
  openPlatform,
  platform,
  query,
  seconds,
  send,
  sign,
  topic,
  url,
} from '#app/server/testing/hub-fixture.ts'
import { eventStream } from '../testing/event-stream.ts'
import { hubPath, metadataPath } from './hub-path.ts'
import { detailType } from './hub-tokens.ts'

openPlatform()

describe('to subscribe', () => {
  it.each<[string, string]>([
    ['without a topic', ''],
    ['with an empty one', 'match='],
    ['with a kind of matcher that nobody knows', 'match_regexp=a'],
    ['with a kind in capitals', 'Match=a'],
    ['with what begins like one', 'matchmaker=a&match=b'],
    ['with a topic that has a line end', 'match=a%0Ab'],
    ['with a topic that is no text', 'match=%ff'],
    ['with a pattern that is none', 'match_urlpattern=https%3A%2F%2F%7B'],
    ['with too long a topic', `match=${'a'.repeat(501)}`],
    ['with too many', Array.from({ length: 51 }, (_, at) => `match=${at}`).join('&')],
    ['with a token in the address', 'match=a&access_token=b'],
    ['with a token in the address as before', 'match=a&authorization=b'],
    ['with an id that has a line end', 'match=a&last_event_id=a%0Ab'],
  ])('%s is refused', async (_what, params) => {
    const answer = await fetch(`${url}${hubPath}?${params}`)
    expect(answer.status).toBe(400)
  })

  it('the topics may stand in the body, and count with those of the address', async () => {
    const [one, other] = [topic(), topic()]
    const stream = await eventStream(`${url}${hubPath}?${query([['match', one]])}`, {
      method: 'QUERY',
      body: new URLSearchParams([['match', other]]),
    })
    opened.push(stream)
    expect(stream.response.status).toBe(200)
    const ids = []
    for (const named of [one, other]) ids.push((await send([['topic', named]])).text)
    expect((await stream.take(2)).map(({ id }) => id)).toEqual(ids)
  })

  it('by strangers a pattern is simple: whatever they send, comparing it takes no time', async () => {
    const asked = async (pattern: string, headers = {}) =>
      (await hear([['match_urlpattern', `https://books.example/${pattern}`]], headers)).response.status
    for (const dear of ['((?:a+)+)b', '*a*a*b', ':a-:b-:c', '{a}*'])
      expect([await asked(dear), await asked(dear, bearer(await all()))], dear).toEqual([401, 200])
    for (const cheap of ['*', ':id', 'a/*', ':author/:title']) expect(await asked(cheap), cheap).toBe(200)
  })

  it('a pattern that takes for ever matches nothing, and holds nobody up', async () => {
    const slow = await hear(
      [
        ['match_urlpattern', 'https://books.example/((?:a+)+)b'],
        ['match', 'the end'],
      ],
      bearer(await all()),
    )
    await send([['topic', `https://books.example/${'a'.repeat(60)}`]])
    const { text } = await send([['topic', 'the end']])
    expect(await slow.next()).toMatchObject({ id: text })
  })

  it('ends when the token does', async () => {
    const stream = await hear([['match', 'a']], bearer(await sign([], { exp: seconds() + 2 })))
    expect(stream.response.status).toBe(200)
    expect(await stream.next()).toBeUndefined()
  })

  it('is neither compressed nor kept by a proxy', async () => {
    const { response } = await hear([['match', 'a']])
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    })
  })

  it('is for pages of the sites that are let in, with their cookie, and of no other', async () => {
    const origins = ['https://www.fair.example', 'https://evil.example']
    const answers = await Promise.all(origins.map(origin => hear([['match', 'a']], { origin })))
    const seen = answers.map(({ response: { headers } }) => [
      headers.get('access-control-allow-origin'),
      headers.get('access-control-allow-credentials'),
    ])
    expect(seen).toEqual([
      ['https://www.fair.example', 'true'],
      [null, null],
    ])
    const asked = await Promise.all(
      origins.map(origin =>
        fetch(url + hubPath, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'GET',
            'access-control-request-headers': 'authorization',
          },
        }),
      ),
    )
    expect(asked.map(({ headers }) => headers.get('access-control-allow-methods'))).toEqual([
      'GET, QUERY, POST',
      null,
    ])
  })
})

describe('whoever comes back', () => {
  it('is told what they have missed, in order, then what comes, and where that begins', async () => {
    const named = topic()
    const ids = []
    for (const data of ['1', '2', '3'])
      ids.push(
        (
          await send([
            ['topic', named],
            ['data', data],
          ])
        ).text,
      )
    const asked: [string, string][] = [['match', named]]
    const streams = [
      await hear(asked, { 'last-event-id': ids[0] ?? '' }),
      await hear([...asked, ['last_event_id', ids[0] ?? '']]),
      // The header counts.
      await hear([...asked, ['last_event_id', ids[2] ?? '']], { 'last-event-id': ids[0] ?? '' }),
    ]
    ids.push(
      (
        await send([
          ['topic', named],
          ['data', '4'],
        ])
      ).text,
    )
    for (const stream of streams) {
      expect(stream.response.headers.get('mercure-last-event-id')).toBe(ids[0])
      expect((await stream.take(3)).map(({ id }) => id)).toEqual(ids.slice(1))
    }
    expect((await hear(asked)).response.headers.get('mercure-last-event-id')).toBe(ids[3])
  })

  it.each(['earliest', 'urn:uuid:gone'])('with %s is told all that is kept', async id => {
    const named = topic()
    const { text } = await send([['topic', named]])
    const stream = await hear([['match', named]], { 'last-event-id': id })
    expect(stream.response.headers.get('mercure-last-event-id')).toBe('earliest')
    expect(await stream.next()).toMatchObject({ id: text })
  })

  it('hears no id that a publisher has made for others', async () => {
    const named = topic()
    const stream = await hear([['match', named]], bearer(await all()))
    const fields: [string, string][] = [
      ['topic', named],
      ['private', 'on'],
    ]
    await send(fields)
    await send([...fields, ['id', 'order 4711 of Bob']])
    expect((await stream.take(2)).map(({ id }) => id)).toContain('order 4711 of Bob')
    const { headers } = (await hear([['match', topic()]])).response
    expect(headers.get('mercure-last-event-id')).toMatch(/^urn:uuid:/)
  })

  it('with an id that was used twice is told what came after the first', async () => {
    const named = topic()
    for (const data of ['a', 'b', 'c'])
      await send([
        ['topic', named],
        ['data', data],
        ['id', `twice ${named}`],
      ])
    const stream = await hear([['match', named]], { 'last-event-id': `twice ${named}` })
    expect((await stream.take(2)).map(({ data }) => data)).toEqual(['b', 'c'])
  })

  it('is told of what is private what they may hear now', async () => {
    const named = topic()
    const { text: first } = await send([['topic', named]])
    await send([
      ['topic', named],
      ['private', 'on'],
    ])
    const { text: last } = await send([['topic', named]])
    const stream = await hear([['match', named]], { 'last-event-id': first })
    expect(await stream.next()).toMatchObject({ id: last })
  })
})

describe('who hears what', () => {
  const path = (...segments: string[]) =>
    [`${hubPath}/subscriptions`, ...segments.map(encodeURIComponent)].join('/')
  const ask = async (address: string, token?: string) => {
    const answer = await fetch(url + address, { headers: token ? bearer(token) : {} })
    const json: ReturnType<typeof JSON.parse> = await answer.json()
    return { status: answer.status, headers: answer.headers, json }
  }

  it('is told as it begins and ends to those whose token grants it, with what the token says of it', async () => {
    const named = topic()
    const watcher = await hear(
      [['match_urlpattern', `${path('exact')}/:match/:subscriber`]],
      bearer(await all()),
    )
    const stranger = await hear([['match_urlpattern', `${path('exact')}/:match/:subscriber`]])
    const token = await sign([detail(['subscribe'], [named], { payload: { seat: 7 } })])
    const stream = await hear([['match', named]], bearer(token))
    const seen = async () => {
      for (;;) {
        const event = await watcher.next()
        const said = JSON.parse(event?.data ?? '{}')
        if (said.match === named) return { event, said }
      }
    }
    const { event, said } = await seen()
    expect(event?.event).toBe('mercure')
    const { subscriber } = said
    const id = path('exact', named, subscriber)
    const whole = {
      id,
      type: 'subscription',
      match_type: 'exact',
      match: named,
      subscriber,
      payload: { seat: 7 },
    }
    expect(said).toEqual({ ...whole, active: true })
    const listed = await ask(path('exact', named), await all())
    expect(listed).toMatchObject({
      status: 200,
      json: { id: path('exact', named), type: 'subscriptions', subscriptions: [{ ...whole, active: true }] },
    })
    expect(listed.headers.get('link')).toMatch(
      /^<https:\/\/fair\.example\/\.well-known\/mercure>; rel="mercure"; last-event-id=".+"; type="mercure"; content-type="application\/json"$/,
    )
    expect((await ask(id, await all())).json).toEqual({ ...whole, active: true })
    expect((await ask(path(), await all())).json.subscriptions).toContainEqual({ ...whole, active: true })
    stream.leave()
    expect((await seen()).said).toEqual({ ...whole, active: false })
    expect((await ask(id, await all())).status).toBe(404)
    const { text } = await send([['topic', `${named}/end`]])
    const end = await hear([['match', `${named}/end`]], { 'last-event-id': 'earliest' })
    expect(await end.next()).toMatchObject({ id: text })
    stranger.leave()
    expect(await stranger.next().catch(() => undefined)).toBeUndefined()
  })

  it('is not for those whose token does not grant that address', async () => {
    expect((await ask(path())).status).toBe(401)
    expect((await ask(path(), await sign([detail(['publish'], ['*'])]))).status).toBe(403)
    expect((await ask(path('exact', 'a'), await sign([detail(['subscribe'], [path()])]))).status).toBe(403)
    expect((await ask(path(), await sign([detail(['subscribe'], [path()])]))).status).toBe(200)
    const { authorization = '' } = await platform.hears('superAdmin')
    const ofPerson = authorization.slice('Bearer '.length)
    expect((await ask(path('exact', 'a'), ofPerson)).status).toBe(403)
    expect((await ask(path('exact', '*'), ofPerson)).status).toBe(403)
    for (const address of [path('exact'), path('exact', 'a', 'nobody')])
      expect((await ask(address, await all())).status, address).toBe(404)
  })

  it('ends by itself with a server that was killed', async () => {
    await sql`insert into hub_subscription (subscriber, match_type, match, held_until)
      values ('urn:uuid:killed', 'exact', 'a', now() - interval '1 second')`.execute(
      platform.services.database.kysely,
    )
    expect((await ask(path('exact', 'a', 'urn:uuid:killed'), await all())).status).toBe(404)
  })
})

it('the hub says what it takes', async () => {
  const { status, json } = await fetch(url + metadataPath).then(async answer => ({
    status: answer.status,
    json: await answer.json(),
  }))
  expect(status).toBe(200)
  expect(json).toEqual({
    resource: audience,
    authorization_details_types_supported: [detailType],
    bearer_methods_supported: ['header'],
    mercure_cookie: '__Secure-mercure_access_token',
    mercure_matcher_types_supported: ['exact', 'urlpattern'],
    mercure_subscriptions: true,
  })
})
