import { PassThrough, pipeline, type Readable } from 'node:stream'
import { type Entry, fromBufferPromise, getFileNameLowLevel, openPromise, type ZipFile } from 'yauzl'
import { invalid } from '../refusal.ts'

/** `name` is the last part of its `path` alone; `size` is what it says to be unpacked: more than that is not read. */
export type ZippedFile = { path: string; name: string; size: number; open: () => Promise<Readable> }
export type ZipLimits = { entries: number; unpackedBytes: number }

/** Whether a file begins as a ZIP does, an empty one included. */
export const beginsAsZip = (head: Buffer): boolean =>
  /^PK(?:\x03\x04|\x05\x06)/.test(head.toString('latin1', 0, 4))

const utf8 = new TextDecoder('utf-8', { fatal: true })

/** Many programs write UTF-8 without saying so. */
function pathOf({ fileNameRaw, generalPurposeBitFlag, extraFields }: Entry): string {
  try {
    return utf8.decode(fileNameRaw)
  } catch {
    return getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false)
  }
}

/** What systems add on their own: folders, their hidden files, lists of thumbnails. */
const added = /(?:^|[\\/])(?:__MACOSX[\\/].*|\.[^\\/]*|Thumbs\.db|desktop\.ini)$|[\\/]$/i

/** What goes wrong before somebody reads is told to them when they do, and ends no process. */
async function unpacked(zip: ZipFile, entry: Entry): Promise<Readable> {
  const file = new PassThrough()
  file.on('error', () => {})
  pipeline(await zip.openReadStreamPromise(entry), file, () => {})
  return file
}

/**
 * Hands the files of a ZIP, by its path or as it is, to `work`, none unpacked yet. What they say to be together is what they can come to: a file
 * that goes on beyond its own size ends in an error. @throws 422 for one that is broken or beyond its limits
 */
export async function withZip<T>(
  from: string | Buffer,
  limits: ZipLimits,
  work: (files: ZippedFile[]) => Promise<T>,
): Promise<T> {
  const options = { lazyEntries: true, autoClose: false, decodeStrings: false }
  const opened = typeof from === 'string' ? openPromise(from, options) : fromBufferPromise(from, options)
  const zip = await opened.catch(() => {
    throw invalid({ file: 'zip_broken' })
  })
  try {
    if (zip.entryCount > limits.entries) throw invalid({ file: 'zip_too_large' })
    const files: ZippedFile[] = []
    let bytes = 0
    try {
      for await (const entry of zip.eachEntry()) {
        const path = pathOf(entry)
        if (added.test(path)) continue
        bytes += entry.uncompressedSize
        files.push({
          path,
          name: path.split(/[\\/]/).at(-1) ?? '',
          size: entry.uncompressedSize,
          open: () => unpacked(zip, entry),
        })
      }
    } catch {
      throw invalid({ file: 'zip_broken' })
    }
    if (bytes > limits.unpackedBytes) throw invalid({ file: 'zip_too_large' })
    return await work(files)
  } finally {
    zip.close()
  }
}
