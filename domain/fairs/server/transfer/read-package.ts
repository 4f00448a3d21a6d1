import { buffer } from 'node:stream/consumers'
import { Value } from 'typebox/value'
import { withZip, type ZipLimits, type ZippedFile } from '#platform/server/files/zip.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { readLines } from '#platform/server/transfer/read-lines.ts'
import type { CarriedLine } from '#platform/server/transfer/transfer-part.ts'
import { dataPath, formatVersion, Manifest, manifestPath } from './package.ts'

const limits: ZipLimits = { entries: 60_000, unpackedBytes: 4_000_000_000 }
const manifestMax = 100_000
const dataMax = 400_000_000

export type Package = {
  manifest: Manifest
  /** What shows nothing without the records that name it. */
  files: { path: string; use: string; file: ZippedFile }[]
  /** The records of a part, as they come; none where there is no such file. */
  linesOf(part: string): AsyncIterable<CarriedLine>
}

const broken = () => invalid({ file: 'transfer_broken' })

const openOf = (file: ZippedFile) =>
  file.open().catch(() => {
    throw broken()
  })

async function manifestIn(file: ZippedFile | undefined): Promise<Manifest> {
  if (!file) throw invalid({ file: 'transfer_unknown' })
  if (file.size > manifestMax) throw broken()
  let said: unknown
  try {
    said = JSON.parse((await buffer(await openOf(file))).toString('utf8'))
  } catch {
    throw broken()
  }
  if (!Value.Check(Manifest, said)) throw invalid({ file: 'transfer_unknown' })
  if (said.version > formatVersion) throw invalid({ file: 'transfer_newer' })
  return said
}

/** What is wrong with packed bytes is said of the file. */
async function* safely(lines: AsyncIterable<CarriedLine>): AsyncGenerator<CarriedLine> {
  try {
    yield* lines
  } catch (error) {
    throw error instanceof Refusal ? error : broken()
  }
}

const filePath = /^files\/([a-z_]{1,40})\/[^/\\]{1,120}$/

/** Hands a fair in a ZIP to `work`, nothing of it unpacked yet. @throws 422 for one that is broken, too large or of a later version */
export const withPackage = <T>(path: string, work: (read: Package) => Promise<T>): Promise<T> =>
  withZip(path, limits, async entries => {
    const byPath = new Map(entries.map(file => [file.path, file]))
    const manifest = await manifestIn(byPath.get(manifestPath))
    return work({
      manifest,
      files: entries.flatMap(file => {
        const use = filePath.exec(file.path)?.[1]
        return use ? [{ path: file.path, use, file }] : []
      }),
      async *linesOf(part) {
        const file = byPath.get(dataPath(part))
        if (!file) return
        if (file.size > dataMax) throw invalid({ file: 'transfer_too_large' })
        yield* safely(readLines(await openOf(file)))
      },
    })
  })
