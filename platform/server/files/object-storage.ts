import { createReadStream } from 'node:fs'
import { type ClientRequest, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { notFound } from '../refusal.ts'
import { type FileStore, keyPattern, type StoredFile } from './file-store.ts'
import { freeShareOf, streamOf, sweepIncoming } from './incoming.ts'

/** `https://KEY:SECRET@host/bucket/prefix?region=eu-west-3` */
export function readStorageUrl(address: string) {
  const url = new URL(address)
  const [bucket = '', ...prefix] = url.pathname.split('/').filter(Boolean)
  return {
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? 'us-east-1',
    bucket: `${url.origin}/${bucket}`,
    prefix: prefix.length ? `${prefix.join('/')}/` : '',
  }
}

/** The texts of a tag in the storage's XML. */
const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(match =>
    (match[1] ?? '').replaceAll('&amp;', '&').replaceAll('&quot;', '"'),
  )

/** Sends a body of known length as it is read; resolves with the status of the answer. */
function sendBody(
  url: string,
  headers: Record<string, string>,
  body: Readable,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const send: (url: string, options: object) => ClientRequest = url.startsWith('https:') ? secure : plain
    const outgoing = send(url, { method: 'PUT', headers })
    outgoing.on('error', reject)
    outgoing.on('response', answer => {
      answer.setEncoding('utf8')
      let text = ''
      answer.on('data', (chunk: string) => {
        text = (text + chunk).slice(0, 2000)
      })
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }))
    })
    pipeline(body, outgoing).catch(reject)
  })
}

/** Files in a bucket that speaks the language of S3; uploads wait in a folder of this machine. */
export function objectStorage(address: string, incoming: string): FileStore {
  const { bucket, prefix, ...keys } = readStorageUrl(address)
  const client = new AwsClient({ ...keys, service: 's3', retries: 3 })
  const urlOf = (key: string) => {
    if (!keyPattern.test(key)) throw notFound()
    return `${bucket}/${prefix}${key}`
  }
  const expect = async (answer: Response, what: string): Promise<Response> => {
    if (answer.ok) return answer
    throw new Error(`The storage answers ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`)
  }
  const size = async (key: string) => {
    const answer = await client.fetch(urlOf(key), { method: 'HEAD' })
    if (answer.status === 404) return null
    return Number((await expect(answer, 'HEAD')).headers.get('content-length'))
  }
  return {
    async put(key, source) {
      const url = urlOf(key)
      const isWaiting = !Buffer.isBuffer(source) && 'path' in source && 'size' in source
      const whole = isWaiting || Buffer.isBuffer(source) ? source : await bytesOf(source)
      const length = Buffer.isBuffer(whole) ? whole.length : whole.size
      // Signed without its hash: the body is read once, while it is sent.
      const signed = await client.sign(url, {
        method: 'PUT',
        headers: { 'content-length': String(length), 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      })
      const body = Buffer.isBuffer(whole) ? streamOf(whole) : createReadStream(whole.path)
      const headers = { ...Object.fromEntries(signed.headers), 'content-length': String(length) }
      const { status, text } = await sendBody(url, headers, body)
      if (status >= 300) throw new Error(`The storage answers ${status} to PUT: ${text.slice(0, 300)}`)
    },
    async read(key, range) {
      const whole = await size(key)
      if (whole === null) throw notFound()
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const answer = await expect(await client.fetch(urlOf(key), { headers }), 'GET')
      return { stream: Readable.fromWeb(answer.body as ReadableStream), size: whole }
    },
    size,
    exists: async key => (await size(key)) !== null,
    async remove(key) {
      const answer = await client.fetch(urlOf(key), { method: 'DELETE' })
      if (answer.status !== 404) await expect(answer, 'DELETE')
    },
    async *list(): AsyncIterable<StoredFile> {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (next) query.set('continuation-token', next)
        const xml = await (await expect(await client.fetch(`${bucket}?${query}`), 'a list')).text()
        const names = tags(xml, 'Key')
        const dates = tags(xml, 'LastModified')
        for (const [at, name] of names.entries()) {
          const key = name.slice(prefix.length)
          if (keyPattern.test(key)) yield { key, modifiedAt: new Date(dates[at] ?? 0) }
        }
        next = tags(xml, 'NextContinuationToken')[0]
      } while (next)
    },
    incoming,
    sweep: olderThan => sweepIncoming(incoming, olderThan),
    freeShare: () => freeShareOf(incoming),
  }
}

async function bytesOf(source: Readable): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of source) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}
