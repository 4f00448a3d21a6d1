import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { Multipart, PartialFile } from '#platform/server/files/partial-file.ts'
import { notFound, Refusal } from '#platform/server/refusal.ts'

/** A file that is sent in parts. Sizes are bytes. */
export type Upload = {
  id: string
  use: string
  visibility: 'public' | 'private'
  metadata: string
  length: number
  received: number
  mimeType: string | null
  key: string | null
  multipart: Multipart | null
  /** The id of the file that it became. */
  finishedAs: number | null
}

export type Owned = Pick<Context, 'services' | 'actor'>

/** What one request may do with an upload while no other does. Each throws 423 once another has taken over. */
export type UploadLock = {
  upload: Upload
  /** The request is heard of: it keeps the lock for so many seconds more. */
  renew(seconds?: number): Promise<void>
  /** Remembers what is stored now. */
  record(upload: Upload): Promise<void>
  finish(id: number, db: Kysely<Tables>): Promise<void>
  remove(): Promise<void>
}

/** A request that is not heard of for so long has lost its upload to the next. */
const lease = 30

const columns = sql`id, use, visibility, metadata, length, received, mime_type as "mimeType", key, multipart,
  finished_as as "finishedAs"`

/** @throws 404, also for those of others */
export async function findUpload(id: string, { services, actor }: Owned): Promise<Upload> {
  const upload = await maybeOne<Upload>(services.database.kysely)`
    select ${columns} from media_upload where id = ${id} and owner_id = ${actor.userId}`
  if (!upload) throw notFound()
  return upload
}

const taken = () => new Refusal(423, 'upload_locked', { retryAfter: 1 })

/** Works on an upload alone, among all processes. @throws 404, 423 while another request does */
export async function withUploadLock<T>(
  id: string,
  context: Owned,
  work: (lock: UploadLock) => Promise<T>,
): Promise<T> {
  const { services, actor } = context
  const db = services.database.kysely
  const holder = randomUUID()
  const upload = await maybeOne<Upload>(db)`
    update media_upload set locked_by = ${holder}, locked_until = now() + make_interval(secs => ${lease})
    where id = ${id} and owner_id = ${actor.userId} and (locked_until is null or locked_until < now())
    returning ${columns}`
  if (!upload) {
    await findUpload(id, context)
    throw taken()
  }
  const change = async (what: ReturnType<typeof sql>, on = db) => {
    const { numAffectedRows } = await sql`
      update media_upload set ${what} where id = ${id} and locked_by = ${holder}`.execute(on)
    if (!numAffectedRows) throw taken()
  }
  try {
    return await work({
      upload,
      renew: (seconds = lease) => change(sql`locked_until = now() + make_interval(secs => ${seconds})`),
      record: ({ received, mimeType, key, multipart }) =>
        change(sql`received = ${received}, mime_type = ${mimeType}, key = ${key},
          multipart = ${multipart && JSON.stringify(multipart)}::jsonb, last_at = ${services.now()},
          locked_until = now() + make_interval(secs => ${lease})`),
      finish: (media, within) => change(sql`finished_as = ${media}, multipart = null`, within),
      remove: async () => {
        await sql`delete from media_upload where id = ${id} and locked_by = ${holder}`.execute(db)
      },
    })
  } finally {
    await sql`
      update media_upload set locked_by = null, locked_until = null
        where id = ${id} and locked_by = ${holder}`.execute(db)
  }
}

/** @returns the same for the storage of files */
export const partialOf = ({
  id,
  key,
  received,
  multipart,
}: Pick<Upload, 'id' | 'key' | 'received' | 'multipart'>): PartialFile => ({
  id,
  key: key ?? '',
  size: received,
  multipart,
})
