import { open, readFile, rm } from 'node:fs/promises'
import { replaceControls } from '#platform/contract/text.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import type { WaitingFile } from '#platform/server/files/file-store.ts'
import { keepIncoming } from '#platform/server/files/incoming.ts'
import { beginsAsZip, withZip, type ZippedFile } from '#platform/server/files/zip.ts'
import { takeFiles } from '#platform/server/http/one-file.ts'
import { cleaned } from '#platform/server/plain-text.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { pictureMax, picturesMax, sentMax } from '../contract/pictures.ts'
import { assertPlainDrawing } from './drawings.ts'
import { assertSize } from './images.ts'
import { drawing, type MediaKind } from './kinds.ts'
import { admitUpload, kindOfUpload, tooLargeFor } from './upload.ts'

/** One of many that came at once; it is there, and known to be a picture, as long as `work` takes. @throws 413, 415, 422 */
export type SentPicture = {
  name: string
  use: <T>(work: (file: WaitingFile, kind: MediaKind) => Promise<T>) => Promise<T>
}

const limit = { name: 'pictures', max: 60, seconds: 3600 }
const zipLimits = { entries: 4 * picturesMax, unpackedBytes: 2 * sentMax }
const headSize = 4100
/** Of a name, what a file system takes: a ZIP may say sixty thousand signs, and some that no database takes. */
const nameOf = (said: string) => cleaned.text(replaceControls(said.slice(0, 255), '')) || 'file'

async function headOf({ path }: WaitingFile): Promise<Buffer> {
  const handle = await open(path)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(headSize), 0, headSize, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await handle.close()
  }
}

/** Asks what can be known without drawing it. @throws 413, 415, 422 */
async function assertPicture(file: WaitingFile, { locale }: Pick<Context, 'locale'>): Promise<MediaKind> {
  const kind = await kindOfUpload(await headOf(file), ['image', 'drawing'])
  if (file.size > kind.max) throw tooLargeFor(kind.max, locale)
  if (kind === drawing) assertPlainDrawing(await readFile(file.path))
  else await assertSize(file.path)
  return kind
}

/** What is wrong with the packed bytes is said of the picture; that there is no room is not. */
function unpackingFailed(error: unknown): never {
  if (error instanceof Refusal || (error instanceof Error && 'syscall' in error)) throw error
  throw invalid({ file: 'image_broken' })
}

/**
 * Hands pictures that come at once to `work`, in the order in which they came: files of their own, in ZIPs, or both.
 * Nothing is unpacked before it is used, and all is gone when `work` has ended. `field` is a field that came first.
 * @throws 400, 403, 413, 415, 422, 429, 507
 */
export async function withSentPictures<T>(
  context: Pick<HttpContext, 'request' | 'services' | 'actor' | 'locale'>,
  fieldName: string,
  work: (pictures: SentPicture[], field: unknown) => Promise<T>,
): Promise<T> {
  const { request, locale } = context
  const { incoming } = context.services.files
  await admitUpload(context, limit)
  const waiting: (WaitingFile & { name: string })[] = []
  let bytes = 0
  const plain = (name: string, file: WaitingFile): SentPicture => ({
    name: nameOf(name),
    use: async next => next(file, await assertPicture(file, context)),
  })
  const zipped = ({ name, size, open }: ZippedFile): SentPicture => ({
    name: nameOf(name),
    use: async next => {
      if (size > pictureMax) throw tooLargeFor(pictureMax, locale)
      const source = await open().catch(unpackingFailed)
      const tooLarge = () => invalid({ file: 'image_broken' })
      const file = await keepIncoming(incoming, source, async () => size, tooLarge).catch(unpackingFailed)
      try {
        return await next(file, await assertPicture(file, context))
      } finally {
        await rm(file.path, { force: true })
      }
    },
  })
  /** Each ZIP stays open until all is done. */
  const withAll = async (
    [first, ...rest]: typeof waiting,
    before: SentPicture[],
    field: unknown,
  ): Promise<T> => {
    if (!first) {
      if (before.length > picturesMax) throw invalid({ file: 'zip_too_large' })
      return work(before, field)
    }
    if (!beginsAsZip(await headOf(first))) return withAll(rest, [...before, plain(first.name, first)], field)
    return withZip(first.path, zipLimits, files => withAll(rest, [...before, ...files.map(zipped)], field))
  }
  try {
    const field = await takeFiles(
      request,
      fieldName,
      { files: picturesMax, fileSize: sentMax },
      async part => {
        const file = await keepIncoming(
          incoming,
          part.file,
          async () => sentMax - bytes,
          () => tooLargeFor(sentMax, locale),
        )
        bytes += file.size
        waiting.push({ ...file, name: part.filename || 'file' })
      },
    )
    return await withAll(waiting, [], field)
  } finally {
    await Promise.all(waiting.map(({ path }) => rm(path, { force: true })))
  }
}
