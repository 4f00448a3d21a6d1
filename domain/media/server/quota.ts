import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { hasRole } from '#platform/server/actor.ts'
import type { Context } from '#platform/server/context.ts'
import { one } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { Settings } from '#platform/server/settings.ts'
import type { Ownership } from './store-media.ts'

const megabyte = 1_000_000
/** What somebody may keep who uploads for no firm: pictures and documents of their own. */
const personalMegabytes = 200

/** What somebody may bring with fairs that they take in, together with all that they have uploaded, for whichever firm. */
const carriedMegabytes = 4_000

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
  await lockShare({ firm, owner }, db)
  const whose = firm === null ? sql`firm_id is null and owner_id = ${owner}` : sql`firm_id = ${firm}`
  const counted = use.share ? sql`use = ${use.name}` : sql`use <> all(${ownShares()}::text[])`
  const isElsewhere = use.isCountedElsewhere?.('m') ?? sql`false`
  const { used } = await one<{ used: number }>(db)`
    select (select coalesce(sum(size), 0) from media_object m
        where ${whose} and ${counted} and not ${isElsewhere})::float8 +
      (select coalesce(sum(length), 0) from media_upload
        where ${firm === null} and owner_id = ${owner} and finished_as is null and ${counted})::float8
          as used`
  assertWithin(share, used + size)
}

/** Whoever uploads for the same share waits. */
const lockShare = ({ firm, owner }: Pick<Ownership, 'firm' | 'owner'>, db: Kysely<Tables>) =>
  (firm === null
    ? sql`select 1 from app_user where id = ${owner} for no key update`
    : sql`select 1 from firm where id = ${firm} for no key update`
  ).execute(db)

function assertWithin(share: number, bytes: number): void {
  if (bytes > share * megabyte) throw new Refusal(413, 'quota_exceeded', { detail: `${share} MB` })
}

/**
 * Of what comes with a fair, asked in the transaction that writes the row. Whoever runs the platform is bound by the disk alone.
 * @throws 413 when its bringer has used up what they may bring
 */
export async function assertCarriedQuota(
  size: number,
  { db, actor }: Pick<Context, 'db' | 'actor'>,
): Promise<void> {
  if (hasRole(actor, 'superAdmin')) return
  await lockShare({ firm: null, owner: actor.userId }, db)
  const { used } = await one<{ used: number }>(db)`
    select coalesce(sum(size), 0)::float8 as used from media_object where owner_id = ${actor.userId}`
  assertWithin(carriedMegabytes, used + size)
}

/**
 * Files that came with a fair become those of the firms that show them (`shown`: rows of `media` and `firm`), the first first,
 * as far as the share of each reaches; the others stay their bringer's.
 */
export const giveToFirms = (
  shown: RawBuilder<unknown>,
  files: readonly number[],
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<unknown> =>
  sql`
    update media_object m set firm_id = given.firm from (
      select s.media, s.firm, sum(x.size) over (partition by s.firm order by s.media)
        + (select coalesce(sum(size), 0) from media_object o where o.firm_id = s.firm) as used
      from (select distinct on (media) media, firm from (${shown}) every order by media, firm) s
        join media_object x on x.id = s.media
      where x.id = any(${[...files]}::int[]) and x.firm_id is null) given
    where m.id = given.media and given.used <= ${services.settings.FIRM_QUOTA_MB * megabyte}`.execute(db)
