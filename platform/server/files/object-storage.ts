import { createReadStream } from 'node:fs'
import { type ClientRequest, request as plain } from 'node:http'
import { request as secure } from 'node:https'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { AwsClient } from 'aws4fetch'
import { notFound } from '../refusal.ts'
import { type FileStore, isWaiting, keyPattern, type StoredFile, type WaitingFile } from './file-store.ts'
import { freeShareOf, streamOf, sweepIncoming } from './incoming.ts'
import { expectOk, multipartUploads, tags } from './multipart-uploads.ts'
import { objectPartialFiles, type RestObjects } from './object-partial-files.ts'
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
  const multipart = multipartUploads(client, urlOf)
  const size = async (key: string) => {
    const answer = await client.fetch(urlOf(key), { method: 'HEAD' })
    if (answer.status === 404) return null
    return Number((await expectOk(answer, 'HEAD')).headers.get('content-length'))
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
  const putInParts = async (key: string, first: Buffer, others: AsyncIterable<Buffer>) => {
    const id = await multipart.begin(key)
    try {
      const etags = [await multipart.send(key, id, 1, first)]
      for await (const part of others) etags.push(await multipart.send(key, id, etags.length + 1, part))
      await multipart.complete(key, id, etags)
    } catch (error) {
      await multipart.abort(key, id).catch(() => undefined)
      throw error
    }
  }
  const put: FileStore['put'] = async (key, source) => {
    const url = urlOf(key)
    if (Buffer.isBuffer(source) || (isWaiting(source) && source.size <= wholeMax))
      return putWhole(url, source)
    const parts = partsOf(isWaiting(source) ? createReadStream(source.path) : source, partSize)
    const { value: first = Buffer.alloc(0) } = await parts.next()
    if (first.length < partSize) return putWhole(url, first)
    await putInParts(key, first, parts)
  }
  const remove = async (url: string) => {
    const answer = await client.fetch(url, { method: 'DELETE' })
    if (answer.status !== 404) await expectOk(answer, 'DELETE')
  }
  const restUrl = (name: string) => `${bucket}/${prefix}.uploads/${name}`
  const rests: RestObjects = {
    put: (name, bytes) => putWhole(restUrl(name), bytes),
    async read(name) {
      const answer = await client.fetch(restUrl(name))
      if (answer.status === 404) throw notFound()
      return Buffer.from(await (await expectOk(answer, 'GET')).arrayBuffer())
    },
    remove: name => remove(restUrl(name)),
  }
  return {
    put,
    partial: objectPartialFiles(multipart, rests, { put, size }, partSize),
    async read(key, range) {
      const whole = await size(key)
      if (whole === null) throw notFound()
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : undefined
      const { body } = await expectOk(await client.fetch(urlOf(key), { headers }), 'GET')
      return { stream: body ? Readable.fromWeb(body) : Readable.from([]), size: whole }
    },
    size,
    exists: async key => (await size(key)) !== null,
    remove: key => remove(urlOf(key)),
    async *list(): AsyncIterable<StoredFile> {
      let next: string | undefined
      do {
        const query = new URLSearchParams({ 'list-type': '2', prefix })
        if (next) query.set('continuation-token', next)
        const xml = await (await expectOk(await client.fetch(`${bucket}?${query}`), 'a list')).text()
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
