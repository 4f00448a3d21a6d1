import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fieldsIn } from '#platform/contract/record.ts'
import { notFound, Refusal } from '../refusal.ts'
import {
  type FileStore,
  isWaiting,
  keyPattern,
  leastFree,
  type StoredFile,
  type WaitingFile,
} from './file-store.ts'
import { freeShareOf, streamOf, sweepIncoming } from './incoming.ts'
import { localPartialFiles } from './local-partial-files.ts'

async function sync(path: string) {
  const handle = await open(path, 'r')
  await handle.sync().finally(() => handle.close())
}

/** Puts a whole, synced file at `temporary`: moved where it lies on the same disk, else written anew. */
async function write(source: Readable | Buffer | WaitingFile, temporary: string) {
  if (!isWaiting(source)) {
    const target = createWriteStream(temporary, { flags: 'wx', flush: true })
    await pipeline(streamOf(source), target)
    return
  }
  try {
    await rename(source.path, temporary)
  } catch (error) {
    if (fieldsIn(error).code !== 'EXDEV') throw error
    await copyFile(source.path, temporary)
  }
  await sync(temporary)
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
  const freeShare = () => freeShareOf(root)
  const assertRoom = async () => {
    if ((await freeShare()) < leastFree) throw new Refusal(507, 'storage_full')
  }
  const move = async (from: string, key: string) => {
    const path = pathOf(key)
    await mkdir(dirname(path), { recursive: true })
    await rename(from, path)
    await sync(dirname(path))
  }
  const put: FileStore['put'] = async (key, source) => {
    await assertRoom()
    await mkdir(incoming, { recursive: true })
    const temporary = join(incoming, randomUUID())
    try {
      await write(source, temporary)
      await move(temporary, key)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
  return {
    put,
    partial: localPartialFiles(join(root, '.uploads'), { size, assertRoom, move }),
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
    incoming,
    sweep: olderThan => sweepIncoming(incoming, olderThan),
    freeShare,
  }
}
