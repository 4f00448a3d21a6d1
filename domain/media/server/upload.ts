import { fileTypeFromBuffer } from 'file-type'
import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { mediaType } from '../contract/media-object.ts'
import { kinds, largestUpload } from './kinds.ts'
import { type Ownership, type Stored, storeMedia } from './store-media.ts'

/** Of one person: enough to furnish a hall of booths, not enough to fill a disk. */
const limit = { name: 'upload', max: 300, seconds: 3600 }

/** Takes the one file of a multipart request in, checked by its content. @throws 400, 413, 415, 422, 429 */
export async function takeUpload(
  ownership: Ownership,
  { request, db, services, actor }: Context,
  only?: readonly (keyof typeof mediaType)[],
): Promise<Stored> {
  if (!request.isMultipart()) throw new Refusal(415, 'media_type')
  await services.limiter.demand(limit, String(actor.userId))
  const { bytes, name } = await readFile(request).catch((error: Error) => {
    // What the parser of forms throws at half a form has no status.
    throw error instanceof Refusal || 'statusCode' in error ? error : new Refusal(400, 'malformed')
  })
  const found = await fileTypeFromBuffer(bytes)
  const kind = kinds.find(one => one.mime === found?.mime)
  if (!kind || (only && !only.some(name => mediaType[name] === kind.type)))
    throw new Refusal(415, 'file_type')
  if (bytes.length > kind.max) throw new Refusal(413, 'file_too_large')
  return storeMedia(bytes, name, kind, ownership, db, services)
}

/** The file of a form that has just one. */
async function readFile(request: Context['request']): Promise<{ bytes: Buffer; name: string }> {
  let found: { bytes: Buffer; name: string } | undefined
  for await (const part of request.files({ limits: { fileSize: largestUpload } })) {
    const chunks: Buffer[] = []
    let size = 0
    for await (const chunk of part.file) {
      size += chunk.length
      if (size > largestUpload) throw new Refusal(413, 'file_too_large')
      chunks.push(chunk)
    }
    if (part.file.truncated) throw new Refusal(413, 'file_too_large')
    found = { bytes: Buffer.concat(chunks), name: part.filename ?? 'file' }
  }
  if (!found) throw invalid({ file: 'required' })
  return found
}
