import { fileTypeFromBuffer } from 'file-type'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { fileSize } from '#platform/contract/file-size.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { leastFree } from '#platform/server/files/file-store.ts'
import type { FileKind, FileUse } from '#platform/server/files/file-use.ts'
import { takeIn } from '#platform/server/files/incoming.ts'
import { takeOneFile } from '#platform/server/http/one-file.ts'
import type { Limit } from '#platform/server/limiter.ts'
import { forbidden, Refusal } from '#platform/server/refusal.ts'
import { beginsAsDrawing } from './drawings.ts'
import { drawing, type MediaKind, mediaKinds } from './kinds.ts'
import type { Ownership, Stored } from './store-media.ts'
import { storeUpload } from './store-upload.ts'

/** Of one person: enough to furnish a hall of booths, not enough to fill a disk. */
const uploads = { name: 'upload', max: 300, seconds: 3600 }

/** What the first bytes say a file is, never its name or what its sender says. @throws 415 */
export async function kindOfUpload(head: Buffer, wanted: readonly FileKind[]): Promise<MediaKind> {
  if (wanted.includes('drawing') && beginsAsDrawing(head)) return drawing
  // Of sound it says more than the type: `audio/ogg; codecs=opus`.
  const mime = (await fileTypeFromBuffer(head))?.mime.split(';')[0]
  const kind = mediaKinds.find(one => one.mime === mime)
  if (!kind || !wanted.includes(kind.name)) throw new Refusal(415, 'file_type')
  return kind
}

/** What a file is, for which of the uses it is one, and how large it may be. @throws 415 */
export async function findUse(
  head: Buffer,
  uses: readonly FileUse[],
): Promise<{ kind: MediaKind; use: FileUse; max: number }> {
  const kind = await kindOfUpload(
    head,
    uses.flatMap(use => use.kinds),
  )
  const use = uses.find(one => one.kinds.includes(kind.name))
  if (!use) throw new Refusal(415, 'file_type')
  return { kind, use, max: use.max ?? kind.max }
}

/** Refused as a person, or by every fair they asked to come to, and running none. @throws 403 */
async function assertMayUpload({ services, actor }: Pick<Context, 'services' | 'actor'>): Promise<void> {
  const rows = await many(services.database.kysely)`
    select 1 from app_user u
      where u.id = ${actor.userId} and (u.is_validated = ${validationState.refused} or (
      exists (select 1 from fair_user where user_id = u.id)
      and not exists (select 1 from fair_user
        where user_id = u.id and is_validated <> ${validationState.refused})
      and not exists (select 1 from fair_organizer where user_id = u.id)
      and not u.roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER}'::text[]))`
  if (rows.length) throw forbidden()
}

/** Who may send files now. @throws 403, 429, 507 */
export async function admitUpload(
  context: Pick<Context, 'services' | 'actor'>,
  limit: Limit = uploads,
): Promise<void> {
  const { files, limiter } = context.services
  await assertMayUpload(context)
  await limiter.consume(limit, String(context.actor.userId))
  if ((await files.freeShare()) < leastFree) throw new Refusal(507, 'storage_full')
}

/** @returns a file that is larger than it may be. */
export const tooLargeFor = (max: number, locale: Locale) =>
  new Refusal(413, 'file_too_large', { values: { size: fileSize(max, locale) } })

type Target = Omit<Ownership, 'use'> & { uses: readonly FileUse[] }

/**
 * Takes the one file of a multipart request in, for the first of the `uses` that has its kind: streamed to disk, cut off
 * where the limit is, kept only when it is good. Answer such calls with `{ writes: false }`: a slow sender must not hold a transaction open.
 * @throws 400, 403, 413, 415, 422, 429, 507
 */
export async function takeUpload(
  { uses, ...ownership }: Target,
  context: Pick<HttpContext, 'request' | 'services' | 'actor' | 'locale'>,
  afterStore?: Parameters<typeof storeUpload>[5],
): Promise<Stored> {
  const { request, services } = context
  const { files } = services
  await admitUpload(context)
  let found: { kind: MediaKind; use: FileUse; max: number } | undefined
  const tooLarge = () => tooLargeFor(found?.max ?? 0, context.locale)
  const limitFor = async (head: Buffer) => {
    found = await findUse(head, uses)
    return found.max
  }
  return takeOneFile(request, { fileSize: Number.POSITIVE_INFINITY }, (part, whole) =>
    takeIn(files.incoming, part.file, limitFor, tooLarge, async file => {
      await whole()
      if (!found) throw new Refusal(415, 'file_type')
      const { kind, use } = found
      return storeUpload(file, part.filename || 'file', kind, { ...ownership, use }, context, afterStore)
    }),
  )
}
