import { Agent, get } from 'node:http'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { demoPassword } from '#seed/demo/accounts.ts'
import { ask, type CallResult, pause, Tally } from './crowd.ts'
import { atLeast, atMost, median, plain, quantileOf } from './figure.ts'
import { benchPostgres } from './postgres.ts'
import { serveProduct } from './product.ts'
import type { Group } from './results.ts'
import { addVisitors } from './visitors.ts'
import { withClient } from './with-client.ts'

/** As long as a queue may be; `QUEUE`: fewer to see that it runs. */
const count = Number(process.env.QUEUE ?? 500)
/** Who come one by one, before all others and after them; as many takes are timed at either end. */
const calm = Math.min(20, Math.floor(count / 5))
const timeout = 60_000
/** Whoever is asked to come again does so after what the refusal says, of a second more or less. */
const comeAgain = () => 1_000 + Math.random() * 2_000

type Send = (method: string, path: string, sent?: object) => Promise<CallResult>

/** Somebody with a connection of their own. */
function caller(url: string, n: number, bearer: string): Send {
  const base = new URL(url)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const headers = { authorization: bearer, 'accept-encoding': 'identity' }
  return (method, path, sent) =>
    ask(base, n, agent, {
      path: `/api${path}`,
      options: { method, headers },
      ...(sent && { body: JSON.stringify(sent) }),
    })
}

const read = <Read>({ status, text }: CallResult): Read => {
  if (status >= 300) throw new Error(`${status} ${text()}`)
  return JSON.parse(text()) as Read
}

/** The contact of a booth of the demo, who alone works there, is there, and is busy. */
async function busyContact(database: string, url: string) {
  const body = { email: 'standcontact@demo.test', password: demoPassword, g_recaptcha_response: 'off' }
  const login = await caller(url, 0, '')('POST', '/login', body)
  const send = caller(url, 0, `Bearer ${read<{ token: string }>(login).token}`)
  const { id } = read<{ id: number }>(await send('GET', '/user/detail'))
  const booth = await withClient(database, async client => {
    const { rows } = await client.query<{ stand: number; fair: number }>(
      `select st.id as stand, st.fair_id as fair from stand_contact k join stand st on st.id = k.stand_id
        where k.user_id = $1 order by st.id limit 1`,
      [id],
    )
    const [found] = rows
    if (!found) throw new Error('The contact has no booth.')
    await client.query('delete from stand_contact where stand_id = $1 and user_id <> $2', [found.stand, id])
    await client.query(
      'update fair set is_using_direct_message_module = true, daily_chat_limit = 0 where id = $1',
      [found.fair],
    )
    return found
  })
  read(await send('PUT', '/presence/choice', { choice: 'busy' }))
  const { token } = read<{ token: string }>(await send('GET', `/notification_tokens/${id}`))
  const headers = { authorization: `Bearer ${token}` }
  const stream = get(`${url}${hubPath}?match=presence:${booth.fair}`, { headers }, answer => answer.resume())
  stream.on('error', () => {})
  return { ...booth, send, leave: () => void stream.destroy() }
}

/** One contact receives in a minute what hundreds do in an hour: beyond what one person may ask, they come again. */
async function oncePermitted(call: () => Promise<CallResult>): Promise<CallResult> {
  for (;;) {
    const answer = await call()
    if (answer.status !== 429) return answer
    await pause(comeAgain())
  }
}

/** Until the booth is seen to be busy. */
async function untilQueued(send: Send, stand: number) {
  const until = performance.now() + timeout
  for (;;) {
    const { refusal } = read<{ refusal: string | null }>(await send('GET', `/stands/${stand}/queue`))
    if (refusal === null) return
    if (performance.now() > until) throw new Error(`There is no queue: ${refusal}.`)
    await pause(200)
  }
}

/** All who want to talk at one booth at once, and how one contact receives them one after the other. */
export async function longQueue(): Promise<Group> {
  const postgres = await benchPostgres()
  const product = await serveProduct({ DEMO: '1', CAPTCHA: 'off', DATABASE_URL: postgres.url })
  try {
    const url = product.url.replace('localhost', '127.0.0.1')
    const contact = await busyContact(postgres.url, url)
    const { stand, fair } = contact
    const visitors = await withClient(postgres.url, client =>
      addVisitors(client, fair, { count, name: 'waiting' }),
    )
    const people = visitors.map(({ id, bearer }, at) => ({ id, send: caller(url, at + 1, bearer) }))
    const bySomebody = new Map(people.map(({ id, send }) => [id, send]))
    let cameAgain = 0
    const take = async ({ send }: { send: Send }): Promise<CallResult> => {
      for (;;) {
        const answer = await send('POST', `/stands/${stand}/queue/places`, {})
        if (answer.status !== 503) return answer
        cameAgain += 1
        await pause(comeAgain())
      }
    }
    const [first] = people
    if (first) await untilQueued(first.send, stand)

    const [early, crowd, late] = [new Tally(), new Tally(), new Tally()]
    for (const one of people.slice(0, calm)) await early.note('place', () => take(one))
    const begun = performance.now()
    const taken = await Promise.all(
      people.slice(calm, -calm).map(one => crowd.note('place', () => take(one))),
    )
    const perSecond = taken.length / ((performance.now() - begun) / 1000)
    for (const one of people.slice(-calm)) await late.note('place', () => take(one))

    type Place = { id: number; person: { id: number } }
    const { places } = read<{ places: Place[] }>(await contact.send('GET', `/stands/${stand}/queue/places`))
    const takes: number[] = []
    const called: number[] = []
    for (let left = places.length; left > 0; left -= 1) {
      let sent = 0
      const next = read<Place>(
        await oncePermitted(() => {
          sent = performance.now()
          return contact.send('POST', `/stands/${stand}/queue/next`, { by: 'chat' })
        }),
      )
      takes.push(performance.now() - sent)
      called.push(next.person.id)
      const visitor = bySomebody.get(next.person.id)
      if (visitor) read(await visitor('POST', `/queue/places/${next.id}/come`, { by: 'chat' }))
      read(await oncePermitted(() => contact.send('POST', `/queue/places/${next.id}/done`)))
    }
    contact.leave()

    const inOrder = places.filter(({ person }, at) => called[at] === person.id).length
    const refused = [early, crowd, late].flatMap(({ refused: by }) => Object.entries(by))
    const ms = plain('ms')
    const show = plain()
    const [few, many] = [median(takes.slice(-calm)), median(takes.slice(0, calm))]
    const [empty, full] = [median(early.times), median(late.times)]
    return {
      title: `A queue of ${show(count)}, PostgreSQL`,
      how: `Visitors of the demo fair take a place at one booth: ${show(calm)} one by one, all but ${show(calm)} of the others at once (${plain('/s')(perSecond)}; ${ms(quantileOf(crowd.times, 0.95))} at p95, with ${show(cameAgain)} refusals for the moment (503) after which they came again), the last one by one. Then its contact calls them one after the other, each comes, and their talk is ended; whoever waits is told their number each time. Medians of ${show(calm)}.${refused.length ? ` Refused: ${refused.map(([what, times]) => `${what} × ${times}`).join(', ')}.` : ''}`,
      figures: [
        atLeast('places of those who came', places.length, count, show),
        atLeast(
          'called in their order, each once',
          new Set(called).size === called.length ? inOrder : 0,
          count,
          show,
        ),
        atMost(
          `a place behind ${show(count - calm)} (${ms(full)}), of one of the first (${ms(empty)})`,
          full / empty,
          3,
          plain('', 2),
        ),
        atMost(
          `a take while all wait (${ms(many)}), of one of the last (${ms(few)})`,
          many / few,
          10,
          plain('', 2),
        ),
      ],
    }
  } finally {
    await product.stop()
    await postgres.stop()
  }
}
