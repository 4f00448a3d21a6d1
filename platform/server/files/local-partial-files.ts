import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fieldsIn } from '#platform/contract/record.ts'
import { notFound } from '../refusal.ts'
import type { FileStore } from './file-store.ts'
import type { PartialFile, PartialFiles } from './partial-file.ts'

const partSize = 1024 * 1024

const isMissing = (error: unknown) => fieldsIn(error).code === 'ENOENT'

type Surroundings = Pick<FileStore, 'size'> & {
  /** @throws 507 */
  assertRoom(): Promise<void>
  /** Gives a synced file its key. */
  move(path: string, key: string): Promise<void>
}

/** Files that grow in a folder, each synced before anybody is told how long it is. */
export function localPartialFiles(folder: string, { size, assertRoom, move }: Surroundings): PartialFiles {
  const pathOf = ({ id }: PartialFile) => join(folder, id)
  return {
    partSize,
    async append(file, bytes) {
      await assertRoom()
      await mkdir(folder, { recursive: true })
      const handle = await open(pathOf(file), file.size ? 'r+' : 'w').catch(error => {
        throw isMissing(error) ? notFound() : error
      })
      try {
        let written = 0
        while (written < bytes.length)
          written += (await handle.write(bytes, written, bytes.length - written, file.size + written))
            .bytesWritten
        await handle.sync()
      } finally {
        await handle.close()
      }
      return null
    },
    async complete(file) {
      const path = pathOf(file)
      const handle = await open(path, 'r+').catch(error => {
        if (isMissing(error)) return null
        throw error
      })
      if (!handle) {
        if ((await size(file.key)) !== file.size) throw notFound()
        return
      }
      // A process that died may have written more than it has told.
      try {
        await handle.truncate(file.size)
        await handle.sync()
      } finally {
        await handle.close()
      }
      await move(path, file.key)
    },
    discard: file => rm(pathOf(file), { force: true }),
  }
}
