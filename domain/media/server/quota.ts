import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Ownership } from './store-media.ts'

const megabyte = 1_000_000
/** What somebody may keep who uploads for no firm: pictures and documents of their own. */
const personalMegabytes = 200

/** What counts by itself. */
const ownShares = () =>
  declared('fileUses')
    .filter(use => use.share)
    .map(use => use.name)

/**
 * Asked in the transaction that writes the row: whoever uploads for the same share waits for it. What somebody is sending in
 * parts counts as if it had come.
 * @throws 413 when a firm, or somebody without one, has used up their share of the storage
 */
export async function assertQuota(
  { firm, owner, use }: Pick<Ownership, 'firm' | 'owner' | 'use'>,
  size: number,
  { db, settings }: { db: Kysely<Tables>; settings: Settings },
): Promise<void> {
  const share = use.share?.(settings) ?? (firm === null ? personalMegabytes : settings.FIRM_QUOTA_MB)
  await (firm === null
    ? sql`select 1 from app_user where id = ${owner} for no key update`
    : sql`select 1 from firm where id = ${firm} for no key update`
  ).execute(db)
  const whose = firm === null ? sql`firm_id is null and owner_id = ${owner}` : sql`firm_id = ${firm}`
  const counted = use.share ? sql`use = ${use.name}` : sql`use <> all(${ownShares()}::text[])`
  const isElsewhere = use.isCountedElsewhere?.('m') ?? sql`false`
  const { used } = await one<{ used: number }>(db)`
    select (select coalesce(sum(size), 0) from media_object m
        where ${whose} and ${counted} and not ${isElsewhere})::float8 +
      (select coalesce(sum(length), 0) from media_upload
        where ${firm === null} and owner_id = ${owner} and finished_as is null and ${counted})::float8
          as used`
  if (used + size > share * megabyte) throw new Refusal(413, 'quota_exceeded', { detail: `${share} MB` })
}
