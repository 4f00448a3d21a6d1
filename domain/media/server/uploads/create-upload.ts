import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { resumableUseFor } from '../file-uses.ts'
import { mediaKinds } from '../kinds.ts'
import { assertQuota } from '../quota.ts'
import { admitUpload, tooLargeFor } from '../upload.ts'
import { readMetadata } from './metadata.ts'

/** Of one person at once. */
const underWayMax = 3

type Announced = {
  use: string
  visibility?: 'public' | 'private' | undefined
  length: number
  metadata: string
}

/** Takes note of a file that will come in parts; its bytes count against its owner's share from now on. @throws 400, 403, 413, 422, 429, 507 */
export async function createUpload(
  { use: name, visibility, length, metadata }: Announced,
  context: Pick<Context, 'services' | 'actor' | 'locale'>,
): Promise<string> {
  const { services, actor } = context
  const { database, settings, now } = services
  const use = resumableUseFor(name, actor, visibility)
  readMetadata(metadata)
  if (!length) throw new Refusal(400, 'malformed')
  const max =
    use.max ?? Math.max(...mediaKinds.filter(kind => use.kinds.includes(kind.name)).map(kind => kind.max))
  if (length > max) throw tooLargeFor(max, context.locale)
  await admitUpload(context)
  return database.transaction(async db => {
    // First, since it lets nobody else begin for the same person meanwhile.
    await assertQuota({ firm: null, owner: actor.userId, use }, length, { db, settings })
    const { count } = await one<{ count: number }>(db)`
      select count(*)::int as count from media_upload
        where owner_id = ${actor.userId} and finished_as is null`
    if (count >= underWayMax) throw new Refusal(429, 'uploads_under_way', { retryAfter: 60 })
    const { id } = await one<{ id: string }>(db)`
      insert into media_upload (owner_id, use, visibility, metadata, length, created_at, last_at)
      values (${actor.userId}, ${use.name}, ${visibility ?? use.visibility}, ${metadata}, ${length}, ${now()},
        ${now()})
      returning id`
    return id
  })
}
