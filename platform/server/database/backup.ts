import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { BackupLine } from './backup-format.ts'
import type { Database } from './database.ts'

const CHUNK = 384 * 1024

/**
 * Writes the whole backup, database and files, while the fair goes on. The rows are of one moment; their files are
 * read after it, and outlive their rows by a day.
 */
export async function writeBackup(database: Database, mediaFolder: string, output: Writable): Promise<void> {
  await pipeline(Readable.from(text(lines(database, mediaFolder))), createGzip(), output)
}

async function* lines(database: Database, mediaFolder: string): AsyncGenerator<BackupLine> {
  let tables = 0
  let rows = 0
  let files = 0
  for await (const line of database.dump()) {
    if ('endOfTable' in line) {
      tables += 1
      rows += line.rows
    }
    yield line
  }
  for (const file of await filesIn(mediaFolder)) {
    files += 1
    yield* fileLines(mediaFolder, file)
  }
  yield { complete: true, tables, rows, files }
}

/** A file deleted since it was listed is left out. */
async function* fileLines(folder: string, file: string): AsyncGenerator<BackupLine> {
  const name = relative(folder, file).split(sep).join('/')
  const hash = createHash('sha256')
  yield { file: name }
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK })) {
      hash.update(chunk)
      yield { bytes: chunk.toString('base64') }
    }
  } catch (error) {
    if (!isMissing(error)) throw error
    yield { endOfFile: name, sha256: 'gone' }
    return
  }
  yield { endOfFile: name, sha256: hash.digest('hex') }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(error => {
    if (isMissing(error)) return []
    throw error
  })
  return entries
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => !relative(folder, file).startsWith('.'))
}

/** Lines are small: many are written at once. */
async function* text(source: AsyncIterable<BackupLine>): AsyncGenerator<string> {
  let buffer = ''
  for await (const line of source) {
    buffer += `${JSON.stringify(line)}\n`
    if (buffer.length < 64 * 1024) continue
    yield buffer
    buffer = ''
  }
  yield buffer
}

export function isMissing(error: unknown): boolean {
  return error instanceof Error && Reflect.get(error, 'code') === 'ENOENT'
}
