import type { Context } from '#platform/server/context.ts'
import { resumableUseFor } from '../file-uses.ts'
import { mediaKinds } from '../kinds.ts'
import { storeMedia } from '../store-media.ts'
import { kindOfUpload } from '../upload.ts'
import { readMetadata } from './metadata.ts'
import { partialOf, type Upload, type UploadLock } from './upload-lock.ts'

/** Seconds: an object storage takes its time to put thousands of parts together. */
const completionSeconds = 600
const headSize = 4_100

async function headOf(key: string, size: number, { files }: Pick<Context['services'], 'files'>) {
  const { stream } = await files.read(key, { start: 0, end: Math.min(headSize, size) - 1 })
  return Buffer.concat(await stream.toArray())
}

/**
 * Makes a file of an upload whose bytes are all here, as of one that has come at once. Its share was asked for when it
 * began. Until the row is written it can be done again. @throws 403, 404, 415, 423
 */
export async function finishUpload(
  upload: Upload,
  lock: UploadLock,
  { services, actor }: Pick<Context, 'services' | 'actor'>,
): Promise<Upload> {
  if (upload.finishedAs !== null) return upload
  const { files, database } = services
  const { key, length, mimeType } = upload
  const use = resumableUseFor(upload.use, actor)
  const kind = mediaKinds.find(({ mime }) => mime === mimeType)
  if (!kind || key === null) throw new Error('An upload whose first bytes are here has a kind and a key.')
  await lock.renew(completionSeconds)
  const place = async () => {
    await files.partial.complete(partialOf(upload))
    try {
      await kindOfUpload(await headOf(key, length, services), [kind.name])
    } catch (error) {
      await files.remove(key)
      throw error
    }
  }
  const { id } = await storeMedia(
    { key, size: length, place },
    readMetadata(upload.metadata).get('filename') ?? '',
    kind,
    { owner: actor.userId, firm: null, use, visibility: upload.visibility },
    (_size, write) =>
      database.transaction(async db => {
        const media = await write(db)
        await lock.finish(media, db)
        return media
      }),
    services,
  )
  return { ...upload, finishedAs: id }
}
