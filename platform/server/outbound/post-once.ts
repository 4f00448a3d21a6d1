import { lookup } from 'node:dns/promises'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { LookupFunction } from 'node:net'
import { ipAddressIn, isCallable } from './called-address.ts'
import { type NamedHosts, targetProblem } from './named-hosts.ts'

/** Why nothing was answered that counts. */
export const postFailures = [
  /** It is not, or no longer, among the hosts that the operator names. */
  'host',
  /** Its name leads nowhere, or to an address that is not called. */
  'address',
  'connection',
  'certificate',
  'timeout',
] as const
export type PostFailure = (typeof postFailures)[number]

/** What came of it: the status that was answered, redirects among them, or why there is none. */
export type PostResult = { milliseconds: number } & ({ status: number } | { failure: PostFailure })

type Options = {
  hosts: NamedHosts
  headers: Readonly<Record<string, string>>
  body: string
  /** How names are resolved, and which certificates are trusted besides the usual ones. */
  resolve?: (name: string) => Promise<readonly { address: string; family: number }[]>
  ca?: string
  milliseconds?: number
}

export const longestCall = 5_000
/** Of an answer so much is taken off the line, and nobody reads it. */
export const longestResponse = 64 * 1024

const resolveName = (name: string) => lookup(name, { all: true, verbatim: true })

/** All the addresses of a name, none where any of them is not to be called: whoever owns the name does not choose among them. */
async function addressesOf(hostname: string, { hosts, resolve = resolveName }: Options) {
  const written = ipAddressIn(hostname)
  const found = written
    ? [{ address: written, family: written.includes(':') ? 6 : 4 }]
    : await resolve(hostname)
  return found.every(({ address }) => isCallable(address, hosts.addresses)) ? found : []
}

const certificate = /CERT|SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ERR_TLS|HOSTNAME_MISMATCH|EPROTO|ERR_SSL/
const failureOf = (error: unknown, signal: AbortSignal): PostFailure => {
  if (signal.aborted) return 'timeout'
  const code = error instanceof Error ? String(Reflect.get(error, 'code')) : ''
  return certificate.test(code) ? 'certificate' : 'connection'
}

/**
 * Posts to an address that somebody has written: to a host that the operator names, over https unless named otherwise. The
 * name is resolved once and the connection goes to what was found, whatever it resolves to a moment later. No redirect is
 * followed, no proxy asked, no cookie kept.
 */
export async function postOnce(url: string, options: Options): Promise<PostResult> {
  const began = performance.now()
  const ended = (result: { status: number } | { failure: PostFailure }): PostResult => ({
    milliseconds: Math.round(performance.now() - began),
    ...result,
  })
  if (targetProblem(url, options.hosts)) return ended({ failure: 'host' })
  const target = new URL(url)
  const signal = AbortSignal.timeout(options.milliseconds ?? longestCall)
  const found = await Promise.race([
    addressesOf(target.hostname, options).catch(() => []),
    new Promise<null>(resolve => signal.addEventListener('abort', () => resolve(null), { once: true })),
  ])
  if (found === null) return ended({ failure: 'timeout' })
  const [first] = found
  if (!first) return ended({ failure: 'address' })
  try {
    return ended({ status: await send(target, first, options, signal) })
  } catch (error) {
    return ended({ failure: failureOf(error, signal) })
  }
}

function send(
  target: URL,
  { address, family }: { address: string; family: number },
  { headers, body, ca }: Options,
  signal: AbortSignal,
): Promise<number> {
  const pinned: LookupFunction = (_name, { all }, done) =>
    all ? done(null, [{ address, family }]) : done(null, address, family)
  return new Promise((resolve, reject) => {
    const call = (target.protocol === 'https:' ? requestHttps : requestHttp)(target, {
      method: 'POST',
      agent: false,
      lookup: pinned,
      signal,
      maxHeaderSize: 16 * 1024,
      headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      ...(ca && { ca }),
    })
    // What is answered counts from its first line on, however its rest ends: whoever comes second is not heard.
    call.on('error', reject)
    call.on('response', answer => {
      let taken = 0
      const end = () => {
        resolve(answer.statusCode ?? 0)
        call.destroy()
      }
      call.off('error', reject).on('error', end)
      answer.on('data', (part: Buffer) => {
        taken += part.length
        if (taken > longestResponse) end()
      })
      answer.on('end', end).on('close', end).on('error', end)
    })
    call.end(body)
  })
}
