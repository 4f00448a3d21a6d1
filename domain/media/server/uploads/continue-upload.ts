import type { Readable } from 'node:stream'
import type { Context } from '#platform/server/context.ts'
import type { FileKind } from '#platform/server/files/file-use.ts'
import { partsOf } from '#platform/server/files/parts.ts'
import { conflict, Refusal } from '#platform/server/refusal.ts'
import { resumableUseFor } from '../file-uses.ts'
import { newKey } from '../store-media.ts'
import { admitUpload, findUse, tooLargeFor } from '../upload.ts'
import { finishUpload } from './finish-upload.ts'
import { receivedBytes } from './received-bytes.ts'
import { findUpload, partialOf, type Upload, type UploadLock, withUploadLock } from './upload-lock.ts'

type Sender = Pick<Context, 'services' | 'actor' | 'locale'>

/** Requests of one person: many small parts cost more than few large ones. */
const parts = { name: 'upload_part', max: 6_000, seconds: 3_600 }
/** Of fewer first bytes that break off nothing is kept: they might not tell what the file is. */
const headSize = 4_100

/** They are drawn anew from the whole file: they come at once. */
const isDrawn: ReadonlySet<FileKind> = new Set(['image', 'drawing'])

/** What the first bytes say a file is, and the key it will have. @throws 413, 415 */
async function recognise(upload: Upload, head: Buffer, { services, actor, locale }: Sender): Promise<Upload> {
  const use = resumableUseFor(upload.use, actor)
  const { kind, max } = await findUse(head, [{ ...use, kinds: use.kinds.filter(name => !isDrawn.has(name)) }])
  if (upload.length > max) throw tooLargeFor(max, locale)
  return { ...upload, mimeType: kind.mime, key: newKey(services.now(), kind.extension) }
}

/** Stores what comes, and tells the row after each part what is safe. @returns the upload as it is then */
async function take(body: Readable, lock: UploadLock, context: Sender): Promise<Upload> {
  const { partial } = context.services.files
  let { upload } = lock
  const { bytes, refusal } = receivedBytes(body, upload.length - upload.received, lock.renew)
  for await (const part of partsOf(bytes, partial.partSize)) {
    if (!upload.key) {
      if (refusal() && part.length < headSize) break
      upload = await recognise(upload, part, context)
    }
    // Whoever has lost the upload meanwhile does not write into what is another's now.
    await lock.renew()
    const multipart = await partial.append(partialOf(upload), part)
    upload = { ...upload, multipart, received: upload.received + part.length }
    await lock.record(upload)
  }
  const broken = refusal()
  if (broken && upload.received < upload.length) throw broken
  return upload
}

/**
 * Adds what a body brings to an upload. Whatever has come of a body that breaks off is kept; an upload that is no file of
 * its use is given up.
 * @throws 400, 403, 404, 409 for another offset than that of the upload, 413, 415, 423, 429, 507
 */
export async function continueUpload(
  id: string,
  { offset, length, body }: { offset: number; length: number; body: Readable },
  context: Sender,
): Promise<Upload> {
  resumableUseFor((await findUpload(id, context)).use, context.actor)
  await admitUpload(context, parts)
  return withUploadLock(id, context, async lock => {
    const { upload } = lock
    if (offset !== upload.received) throw conflict('upload_offset')
    if (length > upload.length - offset) throw new Refusal(413, 'too_large_body')
    try {
      const taken = await take(body, lock, context)
      return taken.received === taken.length ? await finishUpload(taken, lock, context) : taken
    } catch (error) {
      body.resume()
      if (error instanceof Refusal && error.status === 415) await discardUpload(lock, context)
      throw error
    }
  })
}

async function discardUpload({ upload, remove }: UploadLock, { services }: Pick<Context, 'services'>) {
  await services.files.partial.discard(partialOf(upload))
  await remove()
}

/** Forgets an upload and what is stored of it, not the file that it has become. @throws 404, 423 */
export const removeUpload = (id: string, context: Pick<Context, 'services' | 'actor'>): Promise<void> =>
  withUploadLock(id, context, lock => discardUpload(lock, context))

/** Where an upload stands. One whose last bytes are here although its process ended is finished now. @throws 404, 415, 423 */
export async function uploadNow(id: string, context: Pick<Context, 'services' | 'actor'>): Promise<Upload> {
  const upload = await findUpload(id, context)
  if (upload.received < upload.length || upload.finishedAs !== null) return upload
  return withUploadLock(id, context, lock => finishUpload(lock.upload, lock, context))
}
