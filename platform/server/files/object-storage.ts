import { createReadStream } from 'node:fs'
import { type ClientRequest, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { AwsClient } from 'aws4fetch'
import { notFound } from '../refusal.ts'
import { type FileStore, keyPattern, type StoredFile, type WaitingFile } from './file-store.ts'
import { freeShareOf, streamOf, sweepIncoming } from './incoming.ts'
import { partsOf } from './parts.ts'

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

/** Bytes of a part of what is sent in parts: the storage takes ten thousand of them, and none below five megabytes but the last. */
const partSize = 8 * 1024 * 1024
/** Up to so many bytes a waiting file is sent as one. */
const wholeMax = 8 * partSize

const isWaiting = (source: Readable | WaitingFile): source is WaitingFile =>
  'path' in source && 'size' in source

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
  const putWhole = async (url: string, whole: Buffer | WaitingFile) => {
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
  }
  /** Nothing is there before all parts are, and nothing stays of an upload that fails. */
  const putInParts = async (url: string, first: Buffer, others: AsyncIterable<Buffer>) => {
    const begun = await expect(await client.fetch(`${url}?uploads`, { method: 'POST' }), 'an upload in parts')
    const [id = ''] = tags(await begun.text(), 'UploadId')
    const upload = `${url}?uploadId=${encodeURIComponent(id)}`
    const etags: string[] = []
    const send = async (part: Buffer) => {
      const address = `${upload}&partNumber=${etags.length + 1}`
      const answer = await expect(await client.fetch(address, { method: 'PUT', body: part }), 'a part')
      etags.push(answer.headers.get('etag') ?? '')
    }
    try {
      await send(first)
      for await (const part of others) await send(part)
      const list = etags.map(
        (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const ended = await expect(await client.fetch(upload, { method: 'POST', body }), 'the last part')
      // It answers before it has put the parts together, and says so in what follows.
      const text = await ended.text()
      if (text.includes('<Error>'))
        throw new Error(`The storage does not put the parts together: ${text.slice(0, 300)}`)
    } catch (error) {
      await client.fetch(upload, { method: 'DELETE' }).catch(() => undefined)
      throw error
    }
  }
  return {
    async put(key, source) {
      const url = urlOf(key)
      if (Buffer.isBuffer(source) || (isWaiting(source) && source.size <= wholeMax))
        return putWhole(url, source)
      const parts = partsOf(isWaiting(source) ? createReadStream(source.path) : source, partSize)
      const { value: first = Buffer.alloc(0) } = await parts.next()
      if (first.length < partSize) return putWhole(url, first)
      await putInParts(url, first, parts)
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
