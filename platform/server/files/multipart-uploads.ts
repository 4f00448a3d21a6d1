import type { AwsClient } from 'aws4fetch'
import { unescapeHtml } from '#platform/contract/text.ts'
import { notFound } from '../refusal.ts'

/** The texts of a tag in the storage's XML. */
export const tags = (xml: string, name: string) =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(match => unescapeHtml(match[1] ?? ''))

/** @throws an internal error that says what the storage answers to `what` */
export async function expectOk(answer: Response, what: string): Promise<Response> {
  if (answer.ok) return answer
  throw new Error(`The storage answers ${answer.status} to ${what}: ${(await answer.text()).slice(0, 300)}`)
}

export type MultipartUploads = ReturnType<typeof multipartUploads>

/** The calls of S3 by which an object is sent in parts; nothing is there before all of them are put together. */
export function multipartUploads(client: AwsClient, urlOf: (key: string) => string) {
  const addressOf = (key: string, id: string) => `${urlOf(key)}?uploadId=${encodeURIComponent(id)}`
  return {
    /** @returns the id of an upload */
    async begin(key: string): Promise<string> {
      const begun = await client.fetch(`${urlOf(key)}?uploads`, { method: 'POST' })
      const [id = ''] = tags(await (await expectOk(begun, 'an upload in parts')).text(), 'UploadId')
      return id
    },
    /** Sends the part `number`, from 1; once more replaces it. @returns its etag @throws 404 when the storage has given the upload up */
    async send(key: string, id: string, number: number, part: Buffer): Promise<string> {
      const address = `${addressOf(key, id)}&partNumber=${number}`
      const answer = await client.fetch(address, { method: 'PUT', body: part })
      if (answer.status === 404) throw notFound()
      return (await expectOk(answer, 'a part')).headers.get('etag') ?? ''
    },
    async complete(key: string, id: string, etags: readonly string[]): Promise<void> {
      const list = etags.map(
        (etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`,
      )
      const body = `<CompleteMultipartUpload>${list.join('')}</CompleteMultipartUpload>`
      const ended = await client.fetch(addressOf(key, id), { method: 'POST', body })
      if (ended.status === 404) throw notFound()
      // It answers before it has put the parts together, and says so in what follows.
      const text = await (await expectOk(ended, 'the last part')).text()
      if (text.includes('<Error>'))
        throw new Error(`The storage does not put the parts together: ${text.slice(0, 300)}`)
    },
    /** Removes the parts; once more does no harm. */
    async abort(key: string, id: string): Promise<void> {
      const answer = await client.fetch(addressOf(key, id), { method: 'DELETE' })
      if (answer.status !== 404) await expectOk(answer, 'giving an upload up')
    },
  }
}
