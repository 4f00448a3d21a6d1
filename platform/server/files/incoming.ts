import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { WaitingFile } from './file-store.ts'

/** So many first bytes tell what a file is. */
const headSize = 4100

/**
 * Takes a stream in, piece by piece, into a file of its own, which whoever asked for it removes. `limitFor` sees the
 * first bytes and says how many there may be, or throws; nothing is read beyond that.
 */
export async function keepIncoming(
  folder: string,
  source: AsyncIterable<Buffer>,
  limitFor: (head: Buffer) => Promise<number>,
  tooLarge: () => Error,
): Promise<WaitingFile> {
  await mkdir(folder, { recursive: true })
  const path = join(folder, randomUUID())
  const handle = await open(path, 'wx')
  let size = 0
  let limit = Number.POSITIVE_INFINITY
  let head: Buffer | null = Buffer.alloc(0)
  const decide = async (bytes: Buffer) => {
    limit = await limitFor(bytes)
    head = null
  }
  try {
    for await (const chunk of source) {
      size += chunk.length
      if (head) {
        head = Buffer.concat([head, chunk])
        if (head.length >= headSize) await decide(head)
      }
      if (size > limit) throw tooLarge()
      await handle.write(chunk)
    }
    if (head) await decide(head)
    if (size > limit) throw tooLarge()
    await handle.sync()
    return { path, size }
  } catch (error) {
    await rm(path, { force: true })
    throw error
  } finally {
    await handle.close()
  }
}

/** The same for as long as `work` takes: then the file is gone. */
export async function takeIn<T>(
  folder: string,
  source: AsyncIterable<Buffer>,
  limitFor: (head: Buffer) => Promise<number>,
  tooLarge: () => Error,
  work: (file: WaitingFile) => Promise<T>,
): Promise<T> {
  const file = await keepIncoming(folder, source, limitFor, tooLarge)
  try {
    return await work(file)
  } finally {
    await rm(file.path, { force: true })
  }
}

/** Removes files of the folder that nobody has finished. */
export async function sweepIncoming(folder: string, olderThan: Date): Promise<number> {
  let removed = 0
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    if ((await stat(path)).mtime >= olderThan) continue
    await rm(path, { force: true })
    removed += 1
  }
  return removed
}

/** Share of the disk under a folder that is free. */
export async function freeShareOf(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true })
  const { bavail, blocks } = await statfs(folder)
  return Number(bavail) / Number(blocks)
}

export const streamOf = (source: Readable | Buffer): Readable =>
  Buffer.isBuffer(source) ? Readable.from([source]) : source
