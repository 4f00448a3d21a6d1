import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { Locale } from '#platform/contract/locale.ts'
import { csvLine, csvMark, separatorIn } from '#platform/server/csv.ts'
import { declared } from '#platform/server/domains.ts'
import { carriedCells } from '#platform/server/transfer/cells.ts'
import type { Leaving, TransferPart } from '#platform/server/transfer/transfer-part.ts'
import type { LeavingFile } from './leaving-files.ts'
import { dataPath, fileNames, formatVersion, type Manifest, manifestPath, tablePath } from './package.ts'

type Package = {
  leaving: Leaving
  fair: Manifest['fair']
  withPeople: boolean
  /** In whose spreadsheets its tables open. */
  locale: Locale
  /** What its records show, once all of them are read. */
  files: () => readonly LeavingFile[]
  onPercent: (percent: number) => Promise<unknown>
}

/** Of all the work, reading records. */
const recordShare = 30

async function* linesOf(part: TransferPart, leaving: Leaving, onRow: () => void) {
  for await (const row of part.read(leaving)) {
    onRow()
    yield `${JSON.stringify(row)}\n`
  }
}

async function* tableOf(part: TransferPart, leaving: Leaving, separator: string) {
  yield csvMark + csvLine(part.columns, separator)
  for await (const row of part.read(leaving)) yield csvLine(carriedCells(row, part.columns), separator)
}

/**
 * A fair as a ZIP, made while it is read: nothing of it is held. `done` ends with the last byte, or fails with whatever
 * went wrong, and so does the stream.
 */
export function writePackage({ leaving, fair, withPeople, locale, files, onPercent }: Package): Readable {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  zip.on('error', error => output.destroy(error instanceof Error ? error : new Error(String(error))))
  let open: Readable | undefined
  output.once('close', () => open?.destroy())
  /** Done when its last byte is packed. */
  const add = (path: string, source: Readable, compress = true) =>
    new Promise<void>((resolve, reject) => {
      open = source
      source.once('end', resolve)
      source.once('error', reject)
      source.once('close', resolve)
      zip.addReadStream(source, path, { compress })
    })
  const { now } = leaving.context.services
  const fill = async () => {
    const parts = declared('transfers').filter(part => withPeople || !part.isOfPeople)
    const counts: Record<string, number> = {}
    for (const [at, part] of parts.entries()) {
      let rows = 0
      await add(
        dataPath(part.name),
        Readable.from(
          linesOf(part, leaving, () => {
            rows += 1
          }),
        ),
      )
      await add(tablePath(part.name), Readable.from(tableOf(part, leaving, separatorIn(locale))))
      counts[part.name] = rows
      await onPercent(Math.floor((recordShare * (at + 1)) / parts.length))
      if (output.destroyed) return
    }
    const all = files()
    const bytes = all.reduce((sum, { size }) => sum + size, 0)
    let packed = 0
    for (const { path, key, size } of all) {
      const { stream } = await leaving.context.services.files.read(key)
      await add(path, stream, false)
      packed += size
      await onPercent(recordShare + Math.floor(((100 - recordShare) * packed) / Math.max(1, bytes)))
      if (output.destroyed) return
    }
    const names = all.map(({ path, name }) => `${JSON.stringify({ key: path, name })}\n`)
    await add(dataPath(fileNames), Readable.from(names))
    const manifest: Manifest = {
      format: 'verriere-fair',
      version: formatVersion,
      fair,
      exportedAt: now().toISOString(),
      withPeople,
      parts: counts,
      files: all.length,
    }
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`), manifestPath)
    zip.end()
  }
  fill().catch(error => output.destroy(error instanceof Error ? error : new Error(String(error))))
  return output
}
