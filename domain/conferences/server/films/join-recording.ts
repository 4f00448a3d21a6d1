import { Readable } from 'node:stream'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { mediaKinds, newKey, storeMedia } from '#domain/media/server/index.ts'
import { Id } from '#platform/contract/fields.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { type Attempt, defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { joinWebm } from '#platform/server/webm/join.ts'
import { recordingFiles } from './recording-files.ts'
import { settleReplay } from './settle-replay.ts'

export const joinRecordingJob = defineJob('join_recording', Type.Object({ recording: Id }))

type Row = { conference: number; format: 'webm' | 'mp4' | null; durationMs: number | null }
type Part = { n: number; key: string; size: number }
type Film = {
  durationMs: number | null
  size: number
  parts: number
  /** The first part of each take, and the millisecond of the film at which it begins. */
  takes: { n: number; at: number }[]
  bytes: () => AsyncIterable<Buffer>
}

const webmBegin = Buffer.from('1a45dfa3', 'hex')

type Stored = Pick<Services, 'files'>

async function* bytesOf(parts: readonly Part[], { files }: Stored): AsyncGenerator<Buffer> {
  for (const { key } of parts) yield* (await files.read(key)).stream
}

/** A page that was loaded again has begun a recorder of its own: what each wrote stands by itself. */
async function takesOf(parts: readonly Part[], { files }: Stored): Promise<Part[][]> {
  const takes: Part[][] = []
  for (const part of parts) {
    const { stream } = await files.read(part.key, { start: 0, end: Math.min(4, part.size) - 1 })
    const head = Buffer.concat(await stream.toArray())
    const last = takes.at(-1)
    if (!last || head.equals(webmBegin)) takes.push([part])
    else last.push(part)
  }
  return takes
}

async function filmOf(row: Row, parts: readonly Part[], services: Stored): Promise<Film | null> {
  if (row.format === 'mp4') {
    const size = parts.reduce((sum, part) => sum + part.size, 0)
    const { durationMs } = row
    const takes = [{ n: 1, at: 0 }]
    return { durationMs, size, parts: parts.length, takes, bytes: () => bytesOf(parts, services) }
  }
  const takes = await takesOf(parts, services)
  const joined = await joinWebm(takes.map(take => () => bytesOf(take, services)))
  return (
    joined && {
      ...joined,
      parts: takes.slice(0, joined.takes).reduce((sum, take) => sum + take.length, 0),
      takes: joined.begins.map((at, take) => ({ n: takes[take]?.[0]?.n ?? 1, at })),
    }
  )
}

/** Puts the parts of a recording together to one film. Done twice it comes to the same. */
export async function joinRecording(
  { recording: id }: { recording: number },
  attempt: Pick<Attempt, 'isLast'>,
  services: Services,
): Promise<void> {
  const { kysely } = services.database
  const row = await maybeOne<Row>(kysely)`
    select conference_id as conference, format, duration_ms::float8 as "durationMs" from recording
    where id = ${id} and state = 'processing'`
  if (!row) return
  const parts = await many<Part>(kysely)`
    select n, key, size from recording_part where recording_id = ${id} order by n`
  try {
    const film = parts.length ? await filmOf(row, parts, services) : null
    if (film) await keepFilm(id, row, film, services)
    else await fail(id, row, services)
  } catch (error) {
    if (attempt.isLast) await fail(id, row, services)
    throw error
  }
}

const fail = (id: number, { conference }: Row, { database }: Services) =>
  database.transaction(async db => {
    await sql`update recording set state = 'failed' where id = ${id} and state = 'processing'`.execute(db)
    await settleReplay(conference, { db })
  })

async function keepFilm(id: number, row: Row, film: Film, services: Services): Promise<void> {
  const format = row.format ?? 'webm'
  const kind = mediaKinds.find(({ mime }) => mime === `video/${format}`)
  if (!kind) throw new Error('A recording is of a kind that files have.')
  const key = newKey(services.now(), kind.extension)
  const place = () => services.files.put(key, Readable.from(film.bytes()))
  try {
    await storeMedia(
      { key, size: film.size, place },
      `recording-${id}.${format}`,
      kind,
      { owner: null, firm: null, use: recordingFiles },
      (size, write) =>
        services.database.transaction(async db => {
          const media = await write(db)
          const kept = await maybeOne(db)`
            update recording set state = 'ready', media_id = ${media}, bytes = ${size},
              duration_ms = ${film.durationMs} where id = ${id} and state = 'processing' returning 1`
          // It was taken away, or another process was faster.
          if (!kept) throw new Gone()
          await splitOff(id, film.parts, db, services)
          await placeTakes(id, film.takes, db)
          await sql`delete from recording_part where recording_id = ${id}`.execute(db)
          await choose(row.conference, db)
          await settleReplay(row.conference, { db })
          return media
        }),
      services,
    )
  } catch (error) {
    await services.files.remove(key)
    if (!(error instanceof Gone)) throw error
  }
}

class Gone extends Error {}

/** Where each take begins in the film; one of which nothing came is none. */
async function placeTakes(id: number, takes: Film['takes'], db: Parameters<typeof splitOff>[2]) {
  for (const { n, at } of takes)
    await sql`update recording_take set at_ms = ${at} where recording_id = ${id} and n = ${n}`.execute(db)
  await sql`delete from recording_take where recording_id = ${id} and at_ms is null`.execute(db)
}

/** What was recorded otherwise than its beginning becomes a recording of its own. */
async function splitOff(
  id: number,
  joined: number,
  db: Parameters<Parameters<Services['database']['transaction']>[0]>[0],
  { queue }: Services,
): Promise<void> {
  const rest = await one<{ parts: number; bytes: number }>(db)`
    select count(*)::int as parts, coalesce(sum(size), 0)::float8 as bytes from recording_part
    where recording_id = ${id} and n > ${joined}`
  if (!rest.parts) return
  const next = await one<{ id: number }>(db)`
    insert into recording (conference_id, user_id, state, parts, bytes, format, began_at, last_at)
    select conference_id, user_id, 'processing', ${rest.parts}, ${rest.bytes}, format,
      coalesce((select min(t.began_at) from recording_take t
        where t.recording_id = ${id} and t.n > ${joined}), last_at), last_at
    from recording where id = ${id} returning id`
  await sql`
    update recording_part set recording_id = ${next.id}, n = n - ${joined}
    where recording_id = ${id} and n > ${joined}`.execute(db)
  await sql`
    update recording_take set recording_id = ${next.id}, n = n - ${joined}
    where recording_id = ${id} and n > ${joined}`.execute(db)
  await queue.enqueue(db, joinRecordingJob, { recording: next.id }, { key: String(next.id) })
}

/** The longest is the film of the replay, until somebody has published one. */
const choose = async (conference: number, db: Parameters<typeof splitOff>[2]) => {
  await sql`
    update recording r set is_replay = false from conference c
    where r.conference_id = ${conference} and r.is_replay and c.id = ${conference}
      and c.replay_state not in ('published', 'hidden')`.execute(db)
  await sql`
    update recording set is_replay = true where id = (
      select id from recording where conference_id = ${conference} and state = 'ready'
      order by duration_ms desc nulls last, id limit 1)
    and not exists (select from recording where conference_id = ${conference} and is_replay)`.execute(db)
}
