import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { maybeOne } from '#platform/server/database/rows.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { textOfDocument } from './text-of-document.ts'

/** Queued by the database when something shows the document (`brochure_to_read`). */
export const readDocument = defineJob('read_document', Type.Object({ media: Type.Integer() }))

/** Queued by the database when documents were read (`media_text_changed`), once for many of them. */
export const findDocuments = defineJob('find_documents', Type.Object({ fair: Type.Integer() }))

/** From now on what is kept of this fair's lists by words of its documents is found anew. */
export const findDocumentsOf = (fair: number, { database }: Pick<Services, 'database'>) =>
  sql`insert into content_change (fair_id) values (${fair}) on conflict do nothing`.execute(database.kysely)

/** Keeps what is written in a public document, page by page, so that it is found by it. */
export async function keepTextOf(
  media: number,
  { database, files, now }: Pick<Services, 'database' | 'files' | 'now'>,
): Promise<void> {
  const file = await maybeOne<{ path: string }>(database.kysely)`
    select file_path as path from media_object where id = ${media} and visibility = 'public'
      and mime_type = 'application/pdf'`
  const key = file?.path.slice('/media/'.length)
  // Without its file there is nothing to read, today or later.
  if (!key || !(await files.exists(key))) return
  const { stream } = await files.read(key)
  const { pages, pageCount } = await textOfDocument(await buffer(stream))
  await database.transaction(async db => {
    const written = JSON.stringify(pages)
    const kept = await maybeOne<{ language: string | null }>(db)`
      insert into media_text (media_id, language, pages, read_at)
      select id, language_of_text((select string_agg(p.text, ' ' order by p.page)
          from jsonb_to_recordset(${written}::jsonb) p (page int, text text) where p.page <= 10)),
        ${pageCount}::int, ${now()}
      from media_object where id = ${media}
      on conflict (media_id) do update set language = excluded.language, pages = excluded.pages,
        read_at = excluded.read_at
      returning language`
    if (!kept) return
    await sql`delete from media_page where media_id = ${media}`.execute(db)
    await sql`insert into media_page (media_id, page, text, words)
      select ${media}::int, p.page, p.text, search_vector(p.text, ${kept.language}::text)
      from jsonb_to_recordset(${written}::jsonb) p (page int, text text)`.execute(db)
    await sql`select keep_search_words(p.words) from media_page p
      where p.media_id = ${media}`.execute(db)
  })
}
