import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { notFound, Refusal } from '../refusal.ts'
import type { FileStore, StoredFile } from './file-store.ts'

/** Below this share of free space nothing more is taken in, so that the database keeps room to work. */
const leastFree = 0.05
const keyPattern = /^[0-9]{4}\/[0-9]{2}\/[a-z0-9-]{8,64}\.[a-z0-9]{2,5}$/

async function syncFolder(folder: string) {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Files in a folder: written beside, synced, then named, so that a name always means a whole file. */
export function localFolder(root: string): FileStore {
  const incoming = join(root, '.incoming')
  const pathOf = (key: string) => {
    if (!keyPattern.test(key)) throw notFound()
    return join(root, key)
  }
  const size = async (key: string) => {
    try {
      return (await stat(pathOf(key))).size
    } catch {
      return null
    }
  }
  const freeShare = async () => {
    await mkdir(root, { recursive: true })
    const { bavail, blocks } = await statfs(root)
    return Number(bavail) / Number(blocks)
  }
  return {
    async put(key, source) {
      if ((await freeShare()) < leastFree) throw new Refusal(507, 'storage_full')
      const path = pathOf(key)
      await mkdir(incoming, { recursive: true })
      await mkdir(dirname(path), { recursive: true })
      const temporary = join(incoming, randomUUID())
      try {
        await pipeline(
          Buffer.isBuffer(source) ? Readable.from([source]) : source,
          createWriteStream(temporary, { flags: 'wx', flush: true }),
        )
        await rename(temporary, path)
        await syncFolder(dirname(path))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },
    async read(key, range) {
      const whole = await size(key)
      if (whole === null) throw notFound()
      return { stream: createReadStream(pathOf(key), range ?? {}), size: whole }
    },
    size,
    exists: async key => (await size(key)) !== null,
    remove: key => rm(pathOf(key), { force: true }),
    async *list(): AsyncIterable<StoredFile> {
      for (const entry of await readdir(root, { recursive: true, withFileTypes: true }).catch(() => [])) {
        const key = join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .replaceAll('\\', '/')
        if (entry.isFile() && keyPattern.test(key))
          yield { key, modifiedAt: (await stat(join(root, key))).mtime }
      }
    },
    async sweep(olderThan) {
      let removed = 0
      for (const name of await readdir(incoming).catch(() => [])) {
        const path = join(incoming, name)
        if ((await stat(path)).mtime >= olderThan) continue
        await rm(path, { force: true })
        removed += 1
      }
      return removed
    },
    freeShare,
  }
}
