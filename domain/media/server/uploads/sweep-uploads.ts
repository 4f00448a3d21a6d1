import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { partialOf, type Upload } from './upload-lock.ts'

const day = 86_400_000
const batch = 100

/** Takes away uploads that nobody has gone on with for a day, and those of people who are no more. */
export async function sweepUploads({ database, files, now }: Services): Promise<void> {
  const before = new Date(now().getTime() - day)
  for (;;) {
    const uploads = await many<Pick<Upload, 'id' | 'key' | 'received' | 'multipart'>>(database.kysely)`
      update media_upload set locked_by = ${randomUUID()}, locked_until = now() + interval '10 minutes'
      where id in (
        select id from media_upload
        where (owner_id is null or last_at < ${before}) and (locked_until is null or locked_until < now())
        limit ${batch} for update skip locked)
      returning id, key, received, multipart`
    for (const upload of uploads) {
      await files.partial.discard(partialOf(upload))
      await sql`delete from media_upload where id = ${upload.id}`.execute(database.kysely)
    }
    if (uploads.length < batch) return
  }
}
