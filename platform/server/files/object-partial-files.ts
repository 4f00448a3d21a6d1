import { notFound } from '../refusal.ts'
import type { FileStore } from './file-store.ts'
import type { MultipartUploads } from './multipart-uploads.ts'
import type { PartialFile, PartialFiles } from './partial-file.ts'

/** How the rest of a file is kept that is too small for a part yet. */
export type RestObjects = {
  put(name: string, bytes: Buffer): Promise<void>
  /** @throws 404 */
  read(name: string): Promise<Buffer>
  remove(name: string): Promise<void>
}

/**
 * Files that come into a bucket by its uploads in parts of `partSize`. What is too small for a part waits as an object of its
 * own, since another machine may be asked next.
 */
export function objectPartialFiles(
  multipart: MultipartUploads,
  rests: RestObjects,
  { put, size }: Pick<FileStore, 'put' | 'size'>,
  partSize: number,
): PartialFiles {
  // Two names in turn: the rest that the row knows is there until the row knows the next part.
  const restName = ({ id }: PartialFile, parts: number) => `${id}-${parts % 2}`
  const restOf = async (file: PartialFile) => {
    const parts = file.multipart?.etags.length ?? 0
    const length = file.size - parts * partSize
    if (!length) return Buffer.alloc(0)
    const rest = await rests.read(restName(file, parts))
    // A process that died may have kept more than it has told.
    if (rest.length < length) throw notFound()
    return rest.subarray(0, length)
  }
  const discardRests = async (file: PartialFile) => {
    for (const turn of [0, 1]) await rests.remove(restName(file, turn))
  }
  return {
    partSize,
    async append(file, bytes) {
      const data = Buffer.concat([await restOf(file), bytes])
      let known = file.multipart
      let rest = data
      if (data.length >= partSize) {
        const { uploadId, etags } = known ?? { uploadId: await multipart.begin(file.key), etags: [] }
        const part = data.subarray(0, partSize)
        const etag = await multipart.send(file.key, uploadId, etags.length + 1, part)
        known = { uploadId, etags: [...etags, etag] }
        rest = data.subarray(partSize)
      }
      if (rest.length) await rests.put(restName(file, known?.etags.length ?? 0), rest)
      return known
    },
    async complete(file) {
      if ((await size(file.key)) !== file.size) {
        const rest = await restOf(file)
        if (!file.multipart) await put(file.key, rest)
        else {
          const { uploadId, etags } = file.multipart
          const last = rest.length ? [await multipart.send(file.key, uploadId, etags.length + 1, rest)] : []
          await multipart.complete(file.key, uploadId, [...etags, ...last])
        }
      }
      await discardRests(file)
    },
    async discard(file) {
      if (file.multipart) await multipart.abort(file.key, file.multipart.uploadId)
      await discardRests(file)
    },
  }
}
