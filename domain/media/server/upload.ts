import { fileTypeFromBuffer } from 'file-type'
import type { Context } from '#platform/server/context.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { mediaType } from '../contract/media-object.ts'
import { kinds, largestUpload } from './kinds.ts'
import { type Ownership, type Stored, storeMedia } from './store-media.ts'

/** Takes the one file of a multipart request in, checked by its content. @throws 413, 415, 422 */
export async function takeUpload(
  ownership: Ownership,
  { request, db, services }: Context,
  only?: readonly (keyof typeof mediaType)[],
): Promise<Stored> {
  if (!request.isMultipart()) throw new Refusal(415, 'media_type')
  const part = await request.file({ limits: { fileSize: largestUpload } })
  if (!part) throw invalid({ file: 'required' })
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of part.file) {
    size += chunk.length
    if (size > largestUpload) throw new Refusal(413, 'file_too_large')
    chunks.push(chunk)
  }
  if (part.file.truncated) throw new Refusal(413, 'file_too_large')
  const bytes = Buffer.concat(chunks)
  const found = await fileTypeFromBuffer(bytes)
  const kind = kinds.find(one => one.mime === found?.mime)
  if (!kind || (only && !only.some(name => mediaType[name] === kind.type)))
    throw new Refusal(415, 'file_type')
  if (bytes.length > kind.max) throw new Refusal(413, 'file_too_large')
  return storeMedia(bytes, part.filename ?? 'file', kind, ownership, db, services)
}
