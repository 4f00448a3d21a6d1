import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { textOfDocument } from '#domain/media/server/index.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'

/** Queued when somebody puts a file into their profile. */
export const readCv = defineJob('read_cv', Type.Object({ profile: Type.Integer(), file: Type.Integer() }))

/** As much as is kept of a file. */
const length = 100_000

/** Keeps what is written in a CV, so that it is found by it: by those alone who may read it. */
export async function keepCvText(
  { profile, file }: { profile: number; file: number },
  { database, files }: Pick<Services, 'database' | 'files'>,
): Promise<void> {
  const found = await maybeOne<{ path: string }>(database.kysely)`
    select m.file_path as path from job_profile p join media_object m on m.id = p.cv_id
    where p.id = ${profile} and m.id = ${file}`
  const key = found?.path.slice('/media/'.length)
  if (!key || !(await files.exists(key))) return
  const { stream } = await files.read(key)
  const { pages } = await textOfDocument(await buffer(stream))
  const text = pages
    .map(page => page.text)
    .join('\n')
    .slice(0, length)
    .replace(/\p{Surrogate}/gu, '')
  await sql`update job_profile set cv_text = ${text}, cv_state = ${text.trim() ? 'read' : 'empty'}
    where id = ${profile} and cv_id = ${file}`.execute(database.kysely)
}
