import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { PassThrough } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { type BackupLine, BackupRefused } from './backup-format.ts'

/** The lines of a backup as they arrive; one that is damaged or cut off is refused when that is seen. */
export async function* backupLines(input: Readable): AsyncGenerator<BackupLine, undefined> {
  const plain = new PassThrough()
  const unpacked = pipeline(input, createGunzip(), plain)
  unpacked.catch(() => plain.end())
  try {
    for await (const line of createInterface({ input: plain })) yield JSON.parse(line)
    await unpacked
  } catch (error) {
    await unpacked.catch(refuse)
    throw error
  } finally {
    plain.destroy()
  }
}

function refuse(cause: unknown): never {
  throw new BackupRefused('The backup is damaged or cut off.', { cause })
}
