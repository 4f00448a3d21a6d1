import { type Agent, type ClientRequest, get, type RequestOptions, request } from 'node:http'
import { hubPath } from '#platform/server/hub/hub-path.ts'
import { pongBegin } from '#platform/server/hub/pong.ts'

/** What those who come to a fair at once have in common: addresses of their own, and no haste. */
export const pick = <One>(list: readonly One[]): One => list[Math.floor(Math.random() * list.length)] as One
export const pause = (milliseconds: number) => new Promise(resolve => setTimeout(resolve, milliseconds))
export const addressOf = (n: number) => `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`

export type Call = { path: string; options?: RequestOptions; body?: string }
/** What it says is put together only where somebody reads it. */
export type CallResult = { status: number; text: () => string }

/** By whoever is the `n`th, over their own connection, asking for packed answers; what is packed is not unpacked. */
export const ask = (base: URL, n: number, agent: Agent, { path, options, body }: Call) =>
  new Promise<CallResult>((resolve, reject) => {
    const { hostname: host, port } = base
    const headers = {
      'accept-encoding': 'br, gzip',
      'accept-language': pick(['fr', 'en', 'de']),
      ...(body !== undefined && {
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...options?.headers,
    }
    const asked = request(
      { host, port, path, agent, localAddress: addressOf(n), ...options, headers },
      answer => {
        const parts: Buffer[] = []
        answer
          .on('data', bytes => parts.push(bytes))
          .on('end', () =>
            resolve({ status: answer.statusCode ?? 0, text: () => Buffer.concat(parts).toString() }),
          )
          .on('error', reject)
      },
    )
    asked.on('error', reject)
    asked.end(body)
  })

type Listening = { token: string; topics: readonly string[]; hear: (bytes: Buffer) => void }

/** A stream of whoever is the `n`th, which answers as a browser does; done once the hub has let them in. */
export const listen = (base: URL, n: number, { token, topics, hear }: Listening) =>
  new Promise<{ status: number; stream: ClientRequest }>((resolve, reject) => {
    const query = new URLSearchParams(topics.map((topic): [string, string] => ['match', topic]))
    const stream = get(
      {
        host: base.hostname,
        port: base.port,
        path: `${hubPath}?${query}`,
        localAddress: addressOf(n),
        agent: false,
        headers: { authorization: `Bearer ${token}`, 'x-answers-pings': '1' },
      },
      answer => {
        resolve({ status: answer.statusCode ?? 0, stream })
        answer.on('error', () => {})
        answer.on('data', (bytes: Buffer) => {
          hear(bytes)
          // Most of what many hear is none, and is not worth being read.
          if (!bytes.includes(': ping ')) return
          for (const [, ping] of bytes.toString('latin1').matchAll(/: ping (\S+)\n/g))
            void fetch(new URL(pongBegin + ping, base), { method: 'POST' }).catch(() => {})
        })
      },
    )
    stream.on('error', reject)
  })

/** What was refused or failed, and how often; `note` says how long each call took, of all and of its kind. */
export class Tally {
  readonly times: number[] = []
  readonly kinds: Record<string, number[]> = {}
  readonly refused: Record<string, number> = {}

  async note<One extends { status: number }>(what: string, call: () => Promise<One>): Promise<One | null> {
    const begun = performance.now()
    const answer = await call().catch((error: NodeJS.ErrnoException) => error.code ?? 'failed')
    const time = performance.now() - begun
    this.times.push(time)
    this.kinds[what] ??= []
    this.kinds[what].push(time)
    const isRefused = typeof answer === 'string' || answer.status >= 400
    const reason = `${what}: ${typeof answer === 'string' ? answer : answer.status}`
    if (isRefused) this.refused[reason] = (this.refused[reason] ?? 0) + 1
    return isRefused ? null : answer
  }
}
