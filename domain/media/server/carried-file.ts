import { open, readFile, rm } from 'node:fs/promises'
import type { Context } from '#platform/server/context.ts'
import { declared } from '#platform/server/domains.ts'
import { leastFree } from '#platform/server/files/file-store.ts'
import { keepIncoming } from '#platform/server/files/incoming.ts'
import type { ZippedFile } from '#platform/server/files/zip.ts'
import { invalid, Refusal } from '#platform/server/refusal.ts'
import { assertPlainDrawing } from './drawings.ts'
import { assertSize } from './images.ts'
import { assertCarriedQuota } from './quota.ts'
import { type Stored, storeMedia } from './store-media.ts'
import { findUse, tooLargeFor } from './upload.ts'

const headSize = 4100

/**
 * Keeps a file of a ZIP for a use that everybody may see, as if its bringer had uploaded it; what is in it decides what it
 * is. It counts as brought by them, and against the share of a firm once it is known what shows it. @throws 413, 415, 422, 507
 */
export async function storeCarried(
  file: ZippedFile,
  use: string,
  { actor, services, locale }: Pick<Context, 'actor' | 'services' | 'locale'>,
): Promise<Stored> {
  const found = declared('fileUses').find(one => one.name === use && one.visibility === 'public')
  if (!found) throw invalid({ file: 'transfer_broken' })
  const broken = () => invalid({ file: 'transfer_broken' })
  if ((await services.files.freeShare()) < leastFree) throw new Refusal(507, 'storage_full')
  const source = await file.open().catch(() => {
    throw broken()
  })
  let limit = 0
  const waiting = await keepIncoming(
    services.files.incoming,
    source,
    async head => {
      const { max } = await findUse(head, [found])
      limit = max
      return Math.min(max, file.size)
    },
    () => (file.size > limit ? tooLargeFor(limit, locale) : broken()),
  )
  try {
    const handle = await open(waiting.path)
    const head = await handle
      .read(Buffer.alloc(headSize), 0, headSize, 0)
      .then(({ buffer, bytesRead }) => buffer.subarray(0, bytesRead))
      .finally(() => handle.close())
    const { kind } = await findUse(head, [found])
    if (kind.name === 'drawing') assertPlainDrawing(await readFile(waiting.path))
    else if (kind.name === 'image') await assertSize(waiting.path)
    return await storeMedia(
      waiting,
      file.name,
      kind,
      { owner: actor.userId, firm: null, use: found },
      (size, write) =>
        services.database.transaction(async db => {
          await assertCarriedQuota(size, { db, actor })
          return write(db)
        }),
      services,
    )
  } finally {
    await rm(waiting.path, { force: true })
  }
}
