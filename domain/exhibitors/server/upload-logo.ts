import type { Kysely } from 'kysely'
import { dropUnused, takeUpload } from '#domain/media/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { audit } from '#platform/server/audit.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { logo } from './file-uses.ts'
import { assertOwnFirm } from './own-firms.ts'

/** Gives a firm the logo that was just kept, in the same transaction. The one before goes. */
export async function keepLogo(firm: number, file: number, db: Kysely<Tables>): Promise<void> {
  const rows = await many<{ id: number | null }>(db)`
    with had as (select id, logo_id from firm where id = ${firm} for update)
    update firm f set logo_id = ${file}, version = version + 1 from had where f.id = had.id
      returning had.logo_id as id`
  await dropUnused(
    rows.flatMap(row => row.id ?? []),
    db,
  )
}

/** Keeps its own transaction: none stays open while the image arrives and is drawn anew. */
export async function takeLogo(id: number, context: HttpContext) {
  await reachRow(implementationOf('firms'), id, 'U', context)
  await assertOwnFirm(id, context)
  const { filePath, thumbnailPath, ...stored } = await takeUpload(
    { owner: context.actor.userId, firm: id, uses: [logo] },
    context,
    async (file, db) => {
      await keepLogo(id, file, db)
      await audit({ action: 'give_logo', resource: 'firms', resourceId: id }, { ...context, db })
    },
  )
  return { id: stored.id, filePath, thumbnailPath }
}
