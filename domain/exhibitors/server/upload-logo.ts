import { sql } from 'kysely'
import { takeUpload } from '#domain/media/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'

/** Keeps its own transaction: none stays open while the image arrives and is drawn anew. */
export async function takeLogo(id: number, context: Context) {
  const { actor, services } = context
  await reachRow(implementationOf('firms'), id, 'U', context)
  const stored = await takeUpload(
    { owner: actor.userId, firm: id, visibility: 'public', square: true },
    context,
    ['image'],
  )
  await services.database.transaction(db =>
    sql`update firm set logo_id = ${stored.id}, version = version + 1 where id = ${id}`.execute(db),
  )
  return { id: stored.id, filePath: stored.filePath, thumbnailPath: stored.thumbnailPath }
}
