import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'

/** The files of its own firm that a booth shows now. */
export async function filesOf(stand: number, { db }: Pick<Context, 'db'>): Promise<number[]> {
  const rows = await many<{ id: number }>(db)`
    select m.id from stand st join media_object m on m.firm_id = st.firm_id
      and (m.id in (st.logo_id, st.poster_id) or m.file_path in (st.video->>'image', st.video->>'file')
        or m.id in (select media_id from stand_resource where stand_id = st.id))
    where st.id = ${stand}`
  return rows.map(row => row.id)
}
