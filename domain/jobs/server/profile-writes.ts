import { sql } from 'kysely'
import { dropUnused } from '#domain/media/server/index.ts'
import { videoOf, videoPage } from '#platform/contract/video-sites.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Input, Row } from '#platform/server/resource/registry.ts'
import { cvFile } from './file-uses.ts'
import { assertLanguages } from './job-entries.ts'
import { readCv } from './read-cv.ts'
import { trashProfile } from './trash/trashed-profiles.ts'

/** Kept by site and id: nothing else of an address reaches a reader. @throws 422 for a site that nobody knows */
function videoIn({ videoProfileUrl }: Input): Input {
  if (typeof videoProfileUrl !== 'string') return {}
  const video = videoOf(videoProfileUrl)
  if (!video) throw invalid({ videoProfileUrl: 'video_site_unknown' })
  return { videoProfileUrl: videoPage(video.site, video.id) }
}

/** @throws 422 for a file that is not one's own CV */
async function assertCv({ cv }: Input, { db, actor }: Context): Promise<void> {
  const file = idOf(cv)
  if (file === null) return
  const rows = await many(db)`
    select 1 from media_object where id = ${file} and owner_id = ${actor.userId} and use = ${cvFile.name}`
  if (!rows.length) throw invalid({ cv: 'relation_not_found' })
}

type Studied = { level?: number | null }

/** @throws 422 for a level that is not there */
async function assertLevels({ educations }: Input, { db }: Context): Promise<void> {
  if (!Array.isArray(educations)) return
  const studied: Studied[] = educations
  const levels = [...new Set(studied.flatMap(({ level }) => level ?? []))]
  if (!levels.length) return
  const rows = await many(db)`select 1 from job_education_level where id = any(${levels}::int[])`
  if (rows.length < levels.length) throw invalid({ educations: 'relation_not_found' })
}

/**
 * Whether somebody is first read without a name is theirs, not that of a language: of several CVs one would tell what another
 * hides. A new one begins as the others are.
 */
async function firstLookIn(sent: Input, current: Row | null, { db, actor }: Context): Promise<Input> {
  if (current && !('isAnonymousFirst' in sent)) return {}
  await sql`select from app_user where id = ${actor.userId} for update`.execute(db)
  if (current) return {}
  const others = await many(db)`
    select 1 from job_profile where user_id = ${actor.userId} and is_anonymous_first`
  return others.length ? { isAnonymousFirst: true } : {}
}

/** The other languages follow. */
const firstLookOfAll = ({ id, user, isAnonymousFirst }: Row, { db }: Context) =>
  sql`update job_profile set is_anonymous_first = ${isAnonymousFirst === true}, version = version + 1
    where user_id = ${idOf(user)} and id <> ${id}
      and is_anonymous_first <> ${isAnonymousFirst === true}`.execute(db)

/** Everybody keeps their own. @throws 403 for another's, 422 by field */
export async function beforeProfileWrite(sent: Input, current: Row | null, context: Context): Promise<Input> {
  const { actor, services } = context
  if ('user' in sent && idOf(sent.user) !== actor.userId) throw forbidden()
  await assertLanguages(sent, context)
  await assertLevels(sent, context)
  await assertCv(sent, context)
  const firstLook = await firstLookIn(sent, current, context)
  return { ...sent, ...videoIn(sent), ...firstLook, changedAt: services.now().toISOString() }
}

/**
 * A file that nothing names any more goes with the profile: one that was sent stays with its application. A new one is read for
 * its words.
 */
export async function afterProfileChange(
  row: Row,
  action: 'C' | 'U' | 'D',
  context: Context,
  before: Row | null,
): Promise<'unchanged' | undefined> {
  const { db, services } = context
  if (action !== 'D') await firstLookOfAll(row, context)
  const [was, is] = [idOf(before?.cv), action === 'D' ? null : idOf(row.cv)]
  if (was === is) return 'unchanged'
  if (was !== null) await dropUnused([was], db)
  if (action === 'D') return 'unchanged'
  await sql`update job_profile set cv_text = '', cv_state = ${is === null ? 'none' : 'waiting'}
    where id = ${row.id}`.execute(db)
  if (is !== null)
    await services.queue.enqueue(db, readCv, { profile: row.id, file: is }, { key: String(is) })
  return undefined
}

/** It lies in the trash of its person, who leaves every library with their last; what was sent is withdrawn by itself. */
export async function removeProfile(row: Row, context: Context): Promise<void> {
  const { db, services } = context
  await trashProfile(row, context)
  await sql`update consent set withdrawn_at = ${services.now().toISOString()}::timestamptz
    where user_id = ${idOf(row.user)} and purpose = 'cv_pool' and withdrawn_at is null
      and not exists (select from job_profile p where p.user_id = consent.user_id)`.execute(db)
}

/** @throws 403 for another's */
export function beforeBookmarkWrite(sent: Input, current: Row | null, { actor }: Context): Input {
  if ('user' in sent && idOf(sent.user) !== actor.userId) throw forbidden()
  return current ? sent : { ...sent, user: actor.userId }
}
