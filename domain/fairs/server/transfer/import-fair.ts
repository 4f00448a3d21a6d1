import { sql } from 'kysely'
import {
  admitUpload,
  dropUnused,
  removeNeverShown,
  type Stored,
  storeCarried,
  tooLargeFor,
} from '#domain/media/server/index.ts'
import type { Locale } from '#platform/contract/locale.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { takeIn } from '#platform/server/files/incoming.ts'
import { beginsAsZip } from '#platform/server/files/zip.ts'
import { takeOneFile } from '#platform/server/http/one-file.ts'
import { type OnStep, streamProgress } from '#platform/server/http/stream-progress.ts'
import { wordsIn } from '#platform/server/names.ts'
import { conflict, invalid, Refusal } from '#platform/server/refusal.ts'
import { arrivingKeys } from '#platform/server/transfer/known-keys.ts'
import type { Arriving, OnLine } from '#platform/server/transfer/transfer-part.ts'
import { fairStatus } from '../../contract/statuses.ts'
import { type TakenFair, transferMax } from '../../contract/transfer.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { lockPlan } from '../lock-plan.ts'
import { fileNames } from './package.ts'
import { type Package, withPackage } from './read-package.ts'

const limit = { name: 'import_fair', max: 30, seconds: 3_600 }
const named = 50

type Decisions = { withPeople?: boolean; hasRight?: boolean }
type ArrivedFiles = Map<string, Stored & { use: string }>
type Left = TakenFair['leftOut'][number]

/** @throws 409 for one that is open, or in which something stands already */
async function assertEmpty(fair: number, db: Context['db']): Promise<void> {
  const row = await maybeOne<{ status: number }>(db)`
    select fair_status_id as status from fair where id = ${fair}`
  if (row?.status !== fairStatus.preparation) throw conflict('fair_not_empty')
  for (const { isIn } of declared('transfers')) if (await isIn?.(fair, db)) throw conflict('fair_not_empty')
}

/** Keeps the files first, each by itself: no transaction stays open while pictures are drawn anew. */
async function takeFiles(
  { files, linesOf }: Package,
  left: Left[],
  onFile: () => void,
  context: HttpContext,
  arrived: ArrivedFiles,
): Promise<void> {
  const names = new Map<string, string>()
  for await (const { row } of linesOf(fileNames))
    if (typeof row.name === 'string') names.set(row.key, row.name)
  for (const [at, { path, use, file }] of files.entries()) {
    try {
      const named = { ...file, name: names.get(path) ?? file.name }
      arrived.set(path, { ...(await storeCarried(named, use, context)), use })
    } catch (error) {
      if (!(error instanceof Refusal) || error.status >= 500) throw error
      const errors = error.options.errors ?? { [file.name]: [error.messageCode] }
      left.push({ part: 'files', line: at + 1, errors })
    }
    onFile()
  }
}

async function writeAll(
  fair: number,
  read: Package,
  { withPeople = false }: Decisions,
  arrived: ArrivedFiles,
  left: Left[],
  onRow: () => void,
  context: Context,
): Promise<Record<string, number>> {
  const { db } = context
  const parts = declared('transfers').filter(part => withPeople || !part.isOfPeople)
  const carried = new Set(declared('transfers').flatMap(part => part.carries ?? []))
  const arriving: Arriving = {
    context,
    fair,
    ...arrivingKeys(carried, db),
    files: [...arrived.values()].map(({ id }) => id),
    fileOf(path, uses) {
      const file = typeof path === 'string' ? arrived.get(path) : undefined
      return file && uses.includes(file.use) ? { id: file.id, address: file.filePath } : null
    },
  }
  const written: Record<string, number> = {}
  for (const part of parts) {
    const onLine: OnLine = wrong => {
      if (wrong) left.push({ part: part.name, ...wrong })
      else written[part.name] = (written[part.name] ?? 0) + 1
      onRow()
    }
    await part.write(read.linesOf(part.name), arriving, onLine)
  }
  return written
}

/** In the order in which the parts are declared. */
const countsOf = (written: Record<string, number>, locale: Locale): TakenFair['written'] =>
  Object.entries(written).map(([part, count]) => ({
    part,
    name: wordsIn(declared('partNames'), part, locale) ?? part,
    count,
  }))

async function takeFair(
  fair: number,
  read: Package,
  decisions: Decisions,
  onStep: OnStep,
  context: HttpContext,
): Promise<TakenFair> {
  const { database } = context.services
  const left: Left[] = []
  const arrived: ArrivedFiles = new Map()
  const rows = Object.values(read.manifest.parts).reduce((sum, count) => sum + count, 0)
  const total = Math.max(1, rows + read.files.length)
  let done = 0
  const step = () => {
    done += 1
    if (done % 20 === 0) onStep(Math.min(done, total), total)
  }
  try {
    await takeFiles(read, left, step, context, arrived)
    const taken = await database.transaction(
      async db => {
        const inside = { ...context, db }
        await lockPlan(db, fair)
        await sql`select 1 from fair where id = ${fair} for update`.execute(db)
        await assertEmpty(fair, db)
        const written = await writeAll(fair, read, decisions, arrived, left, step, inside)
        await dropUnused(
          [...arrived.values()].map(({ id }) => id),
          db,
        )
        const details = { written, files: arrived.size, leftOut: left.length }
        await audit({ action: 'import_fair', resource: 'fairs', resourceId: fair, fair, details }, inside)
        return {
          written: countsOf(written, context.locale),
          files: arrived.size,
          leftOutCount: left.length,
          leftOut: left.slice(0, named),
        }
      },
      { unhurried: true },
    )
    await removeNeverShown([...arrived.values()], context.services)
    return taken
  } catch (error) {
    const stored = [...arrived.values()]
    await database.transaction(db =>
      dropUnused(
        stored.map(({ id }) => id),
        db,
      ),
    )
    await removeNeverShown(stored, context.services)
    throw error
  }
}

/**
 * Takes a fair in that was exported elsewhere: files, then all of its records in one transaction; a record that is refused
 * here is left out and named. @throws 403, 404, 409, 413, 415, 422, 429
 */
export async function importFairOf(
  fair: number,
  decisions: Decisions,
  context: HttpContext,
): Promise<TakenFair> {
  const { request, reply, locale, services } = context
  await assertOrganizer(fair, context)
  if (decisions.withPeople && !decisions.hasRight) throw invalid({ hasRight: 'import_right_required' })
  await assertEmpty(fair, services.database.kysely)
  await admitUpload(context, limit)
  const { incoming } = services.files
  const tooLarge = () => tooLargeFor(transferMax, locale)
  return takeOneFile(request, { fileSize: Number.POSITIVE_INFINITY }, (part, whole) =>
    takeIn(
      incoming,
      part.file,
      async head => {
        if (!beginsAsZip(head)) throw new Refusal(415, 'file_type')
        return transferMax
      },
      tooLarge,
      async ({ path }) => {
        await whole()
        return withPackage(path, read =>
          streamProgress(reply, onStep => takeFair(fair, read, decisions, onStep, context)),
        )
      },
    ),
  )
}
