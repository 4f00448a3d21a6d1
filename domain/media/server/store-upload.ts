import { readFile } from 'node:fs/promises'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Context } from '#platform/server/context.ts'
import type { WaitingFile } from '#platform/server/files/file-store.ts'
import type { MediaKind } from './kinds.ts'
import { assertQuota } from './quota.ts'
import { type Ownership, type Stored, storeMedia } from './store-media.ts'

/**
 * Keeps a file with its row, and what `afterStore` makes of it in the same transaction: when that is refused, nothing is kept.
 * @throws 413, 422, 507
 */
export const storeUpload = async (
  file: WaitingFile,
  name: string,
  kind: MediaKind,
  ownership: Ownership,
  { services }: Pick<Context, 'services'>,
  afterStore: (id: number, db: Kysely<Tables>) => Promise<void> = async () => {},
): Promise<Stored> => {
  if (ownership.use.check) ownership.use.check(await readFile(file.path))
  return storeMedia(
    file,
    name,
    kind,
    ownership,
    (size, write) =>
      services.database.transaction(async db => {
        await assertQuota(ownership, size, { db, settings: services.settings })
        const id = await write(db)
        await afterStore(id, db)
        return id
      }),
    services,
  )
}
