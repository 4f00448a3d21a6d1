/**
 * Holds streams of a push server, publishes to it, and tells how fast what is published arrives. Asked by messages of the
 * process that started it, one after the other.
 */
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import type { Arrived, LoadCommands, Opened, Publication, Settled, Stream } from './stream-load-messages.ts'

/** Connections that publish, and streams that are opened at the same time. */
const publishers = 64
const openedAtOnce = 100
/** Streams of one address: servers count what an address holds. */
const ofAddress = 100
/** What is published holds the time when that was done, in nanoseconds of this process. */
const digits = 19
const mark = 'TS_'
const eventBegin = '\ndata: '
const timeout = 5_000

const agent = new Agent({ keepAlive: true, maxSockets: publishers })
const now = () => process.hrtime.bigint()
const turn = () => new Promise(resolve => setImmediate(resolve))
const names: string[] = []
let port = 0
let open = 0
let delivered = 0
let events = 0
let times: number[] = []
/** What was published before is late, and no arrival of what is measured now. */
let since = 0n

/** Counts what arrives, however the network has cut it. */
function arrivals() {
  let rest = ''
  return (bytes: Buffer) => {
    const said = bytes.toString('latin1')
    const text = rest + said
    events += said.split(eventBegin).length - 1
    let at = text.indexOf(mark)
    let end = 0
    for (; at >= 0 && at + mark.length + digits <= text.length; at = text.indexOf(mark, end)) {
      end = at + mark.length + digits
      const published = BigInt(text.slice(at + mark.length, end))
      if (published < since) continue
      delivered += 1
      times.push(Number(now() - published) / 1e6)
    }
    rest = text.slice(at >= 0 ? at : Math.max(end, text.length - mark.length + 1))
  }
}

async function hold({ path, headers }: Stream, place: number) {
  const address = Math.floor(place / ofAddress)
  const localAddress = `127.0.${1 + Math.floor(address / 250)}.${2 + (address % 250)}`
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
  socket.on('error', () => {})
  const lines = Object.entries({ host: 'localhost', accept: 'text/event-stream', ...headers })
  socket.write(
    `GET ${path} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')}\r\n\r\n`,
  )
  const [first] = (await once(socket, 'data')) as [Buffer]
  if (!first.toString('latin1', 0, 15).includes(' 200 ')) throw new Error(first.toString('latin1', 0, 300))
  open += 1
  socket.once('close', () => {
    open -= 1
  })
  socket.on('data', arrivals())
}

async function openAll({ streams, seconds = 0 }: LoadCommands['open']): Promise<Opened> {
  const begun = performance.now()
  let next = 0
  const openSome = async () => {
    for (let place = next++; place < streams.length; place = next++) {
      const stream = streams[place]
      if (!stream) return
      const early = begun + (place * seconds * 1000) / streams.length - performance.now()
      if (early > 0) await new Promise(resolve => setTimeout(resolve, early))
      names[place] = stream.name
      await hold(stream, place)
    }
  }
  await Promise.all(Array.from({ length: openedAtOnce }, openSome))
  return { open, perSecond: open / ((performance.now() - begun) / 1000) }
}

function publish({ path, headers, body }: Publication, name: string): Promise<void> {
  const filled = (text: string) => text.replaceAll('{name}', encodeURIComponent(name))
  const sent = `${filled(body)}${mark}${String(now()).padStart(digits, '0')}_${'x'.repeat(150)}`
  return new Promise((resolve, reject) => {
    const call = request(
      {
        port,
        agent,
        method: 'POST',
        path: filled(path),
        headers: { ...headers, 'content-length': sent.length },
      },
      answer => {
        answer.resume().once('end', resolve)
        if ((answer.statusCode ?? 500) >= 300) reject(new Error(`It answered ${answer.statusCode}.`))
      },
    )
    call.once('error', reject)
    call.end(sent)
  })
}

async function measure({
  publication,
  isForAll,
  seconds,
  inFlight,
  rate,
}: LoadCommands['measure']): Promise<Arrived> {
  delivered = 0
  times = []
  let published = 0
  let failure: Error | undefined
  const listeners = isForAll ? open : 1
  const begun = performance.now()
  const elapsed = () => (performance.now() - begun) / 1000
  const isDue = () =>
    rate === undefined
      ? published * listeners - delivered < inFlight * listeners
      : published < elapsed() * rate
  while (elapsed() < seconds && !failure) {
    if (isDue()) {
      published += 1
      const name = names[Math.floor(Math.random() * names.length)] ?? ''
      publish(publication, name).catch(error => {
        failure = error
      })
    } else await turn()
  }
  if (failure) throw failure
  const perSecond = delivered / elapsed()
  const until = performance.now() + timeout
  while (delivered < published * listeners && performance.now() < until) await turn()
  since = now()
  const sorted = times.sort((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  return { perSecond, p50: quantile(0.5), p99: quantile(0.99), lost: published * listeners - delivered }
}

async function settle({ seconds }: LoadCommands['settle']): Promise<Settled> {
  let last = -1
  while (last !== events) {
    last = events
    await new Promise(resolve => setTimeout(resolve, seconds * 1000))
  }
  return { events }
}

/** From the first that comes to the last. */
async function hear({ count }: LoadCommands['hear']): Promise<Arrived> {
  delivered = 0
  times = []
  let begun = 0
  let until = performance.now() + timeout * 6
  for (let last = 0; delivered < count && performance.now() < until; await turn()) {
    if (delivered === last) continue
    if (!last) begun = performance.now()
    last = delivered
    until = performance.now() + timeout
  }
  const sorted = times.sort((a, b) => a - b)
  const quantile = (part: number) => sorted[Math.floor(sorted.length * part)] ?? Number.NaN
  const perSecond = delivered / ((performance.now() - begun) / 1000)
  return { perSecond, p50: quantile(0.5), p99: quantile(0.99), lost: count - delivered }
}

process.on('message', ({ open: asked, measure: phase, settle: rest, hear: heard }: Partial<LoadCommands>) => {
  if (asked) port = asked.port
  const done = asked
    ? openAll(asked)
    : ((phase && measure(phase)) ?? (rest && settle(rest)) ?? (heard && hear(heard)))
  done?.then(
    answer => process.send?.({ answer }),
    error => process.send?.({ failure: String(error) }),
  )
})
process.once('disconnect', () => process.exit(0))
