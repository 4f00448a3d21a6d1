import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import { keepPiece, newKey } from '#domain/media/server/index.ts'
import { fileSize } from '#platform/contract/file-size.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { leastFree } from '#platform/server/files/file-store.ts'
import { conflict, notFound, Refusal } from '#platform/server/refusal.ts'
import { partMost, type Recording } from '../../contract/recordings.ts'
import { assertFilmQuota } from './film-quota.ts'
import { recordingAs } from './read-recordings.ts'
import { assertMayRecord, type Found, foundRecording } from './record.ts'
import { assertTeam } from './team.ts'

/** Of one person: a part each second for an hour, and as many again. */
const parts = { name: 'recording_part', max: 7_200, seconds: 3_600 }

type Format = 'webm' | 'mp4'

/** What a recorder begins with. */
const beginnings: readonly { format: Format; at: number; bytes: Buffer }[] = [
  { format: 'webm', at: 0, bytes: Buffer.from('1a45dfa3', 'hex') },
  { format: 'mp4', at: 4, bytes: Buffer.from('ftyp') },
]

/** Null for a part that no recorder begins with. */
const formatOf = (part: Buffer): Format | null =>
  beginnings.find(({ at, bytes }) => part.subarray(at, at + bytes.length).equals(bytes))?.format ?? null

/** @throws 400 where it breaks off, 413 */
async function wholeOf(body: Readable, tooLarge: () => Refusal): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      size += chunk.length
      if (size > partMost) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    body.resume()
    throw error instanceof Refusal ? error : new Refusal(400, 'malformed')
  }
  return Buffer.concat(chunks, size)
}

type Sent = { id: number; n: number; durationMs: number | null }
type Standing = { parts: number; state: string; format: Format | null; fair: number }

const gap = (next: number) => new Refusal(409, 'recording_gap', { detail: String(next) })

/** By whose it is, as long as they may be recorded. @throws 403, 404, 409 */
async function assertSender(found: Found, context: Context): Promise<void> {
  if (found.user === null || found.user !== context.actor.userId) throw notFound()
  await assertTeam(found.conference, context)
  await assertMayRecord(found.conference, found.user, context)
}

/**
 * Keeps a part: first its bytes, then its row, so that no row is without them. Nothing waits in a transaction for somebody’s
 * line. @throws 400, 403, 404, 409, 413, 415, 429, 507
 */
export async function takePart({ id, n, durationMs }: Sent, context: HttpContext): Promise<Recording> {
  const { services, request, db } = context
  const found = await foundRecording(id, context)
  await assertSender(found, context)
  const { files, limiter } = services
  await limiter.consume(parts, String(found.user))
  const standing = await one<Pick<Standing, 'parts'>>(db)`select parts from recording where id = ${id}`
  const body = request.raw
  if (n <= standing.parts) {
    body.resume()
    return recordingAs(id, context)
  }
  if (n > standing.parts + 1) throw gap(standing.parts + 1)
  if (found.state !== 'recording') throw conflict('state_conflict')
  if ((await files.freeShare()) < leastFree) throw new Refusal(507, 'storage_full')
  const tooLarge = () =>
    new Refusal(413, 'file_too_large', { values: { size: fileSize(partMost, context.locale) } })
  if (Number(request.headers['content-length'] ?? 0) > partMost) throw tooLarge()
  const part = await wholeOf(body, tooLarge)
  if (!part.length) throw new Refusal(400, 'malformed')
  const format = formatOf(part)
  if (n === 1 && !format) throw new Refusal(415, 'file_type')
  const key = newKey(services.now(), format ?? 'part')
  await files.put(key, part)
  const kept = { key, size: part.length, format }
  const isKept = await services.database
    .transaction(tx => keepPart({ id, n, durationMs }, kept, tx, context))
    .catch(async error => {
      await files.remove(key)
      throw error
    })
  // Somebody sent the same a moment before.
  if (!isKept) await files.remove(key)
  return recordingAs(id, context)
}

type StoredPart = { key: string; size: number; format: Format | null }

async function keepPart(
  { id, n, durationMs }: Sent,
  { key, size, format }: StoredPart,
  db: Context['db'],
  { services }: Context,
): Promise<boolean> {
  const row = await one<Standing>(db)`
    select r.parts, r.state, r.format, c.fair_id as fair
    from recording r join conference c on c.id = r.conference_id where r.id = ${id} for update of r`
  if (n <= row.parts) return false
  if (n > row.parts + 1) throw gap(row.parts + 1)
  if (row.state !== 'recording') throw conflict('state_conflict')
  // Where a recorder begins, what a page before it had still on its way would take the place of its beginning.
  const take = await maybeOne(db)`select 1 from recording_take where recording_id = ${id} and n = ${n}`
  if (take && !format) throw gap(n)
  await assertFilmQuota(row.fair, size, { db, services })
  await keepPiece(key, db)
  await sql`insert into recording_part (recording_id, n, key, size)
    values (${id}, ${n}, ${key}, ${size})`.execute(db)
  const now = sql`${services.now().toISOString()}::timestamptz`
  // What the page has counted, which is never longer than it can have taken.
  await sql`
    update recording set parts = ${n}, bytes = bytes + ${size}, last_at = ${now},
      format = coalesce(format, ${format}::text),
      duration_ms = greatest(coalesce(duration_ms, 0), least(coalesce(${durationMs}::bigint, 0),
        (extract(epoch from ${now} - began_at) * 1000)::bigint + 60000))
    where id = ${id}`.execute(db)
  return true
}
