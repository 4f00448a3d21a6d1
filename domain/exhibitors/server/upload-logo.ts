import { sql } from 'kysely'
import { demandOwnFirm } from '#domain/identity/server/index.ts'
import { dropUnused, takeUpload } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/** Keeps its own transaction: none stays open while the image arrives and is drawn anew. The one before goes. */
export async function takeLogo(id: number, context: Context) {
  const { actor, services } = context
  await reachRow(implementationOf('firms'), id, 'U', context)
  await demandOwnFirm(id, context)
  const stored = await takeUpload(
    { owner: actor.userId, firm: id, visibility: 'public', square: true },
    context,
    ['image'],
  )
  await services.database.transaction(async db => {
    const { rows } = await sql<{ id: number | null }>`
      with had as (select id, logo_id from firm where id = ${id} for update)
      update firm f set logo_id = ${stored.id}, version = version + 1 from had where f.id = had.id returning had.logo_id as id`.execute(
      db,
    )
    await dropUnused(
      rows.flatMap(row => row.id ?? []),
      db,
    )
  })
  return { id: stored.id, filePath: stored.filePath, thumbnailPath: stored.thumbnailPath }
}
