import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'

/** The files of its own firm that a booth shows now. */
export async function filesOf(stand: number, { db }: Pick<Context, 'db'>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select m.id from stand st join media_object m on m.firm_id = st.firm_id
      and (m.id in (st.logo_id, st.poster_id) or m.file_path = st.video->>'image' or m.id in (select media_id from stand_resource where stand_id = st.id))
    where st.id = ${stand}`.execute(db)
  return rows.map(row => row.id)
}

/** Forgets what was shown before and is shown nowhere now. Screens of booths and homepages name files by address. */
export async function dropReplaced(before: readonly number[], context: Context): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select m.id from media_object m where m.id = any(${before}::int[])
      and not exists (select 1 from stand st where st.video->>'image' = m.file_path)
      and not exists (select 1 from fair f where position(m.file_path in f.homepage_json::text) > 0)`.execute(
    context.db,
  )
  await dropUnused(
    rows.map(row => row.id),
    context,
  )
}
