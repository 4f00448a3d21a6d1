import { randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { replaceControls } from '#platform/contract/text.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { WaitingFile } from '#platform/server/files/file-store.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import type { Services } from '#platform/server/services.ts'
import { mediaType } from '../contract/media-object.ts'
import { drawVariants } from './images.ts'
import { drawing, type MediaKind } from './kinds.ts'

export type Stored = {
  id: number
  name: string
  filePath: string
  thumbnailPath: string | null
  type: number
  mimeType: string
  size: number
}
export type Ownership = {
  owner: number | null
  firm: number | null
  use: FileUse
  /** Where it is not that of its use. */
  visibility?: 'public' | 'private' | undefined
}

const address = (key: string) => `/media/${key}`

/** A key that nobody can guess, and that says nothing of the file. */
export const newKey = (now: Date, extension: string) =>
  `${now.getUTCFullYear()}/${String(now.getUTCMonth() + 1).padStart(2, '0')}/${randomBytes(16).toString('hex')}.${extension}`

const shownName = (name: string) =>
  replaceControls(name, '')
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .slice(0, 200) || 'file'

/** A file that has its key already, and lies there once `place` resolves; no image, since those are drawn anew. */
export type PlacedFile = { key: string; size: number; place(): Promise<void> }

/** Has the row written, of a file of so many bytes; when it throws, the file goes again. Returns the row's id. */
export type KeepRow = (size: number, write: (db: Kysely<Tables>) => Promise<number>) => Promise<number>

/**
 * Keeps a file and its row: the file first, so that no row is without one. Images are drawn anew, which takes away
 * whatever else they carried.
 */
export async function storeMedia(
  source: Buffer | WaitingFile | PlacedFile,
  name: string,
  kind: MediaKind,
  { owner, firm, use, visibility = use.visibility }: Ownership,
  keepRow: KeepRow,
  services: Pick<Services, 'files' | 'now'>,
): Promise<Stored> {
  const { files, now } = services
  const isPlaced = 'place' in source
  const image =
    kind.mime.startsWith('image/') && !isPlaced
      ? await drawVariants(
          Buffer.isBuffer(source) ? source : source.path,
          Boolean(use.isSquare),
          kind.mime === drawing.mime,
        )
      : null
  const key = isPlaced ? source.key : newKey(now(), kind.extension)
  const thumbnail = image ? newKey(now(), 'webp') : null
  if (isPlaced) await source.place()
  else await files.put(key, image ? image.full : source)
  if (image && thumbnail) await files.put(thumbnail, image.thumbnail)
  const type =
    visibility === 'private' && kind.type === mediaType.document ? mediaType.privateDocument : kind.type
  const mime = image ? 'image/webp' : kind.mime
  const size = image ? image.full.length : Buffer.isBuffer(source) ? source.length : source.size
  const write = async (db: Kysely<Tables>) => {
    const row = await maybeOne<{ id: number }>(db)`
    insert into media_object (file, type, file_path, file_path_map, thumbnail_path, mime_type, size, width,
      height, visibility, owner_id, firm_id, use)
    values (${shownName(name)}, ${type}, ${address(key)}, ${image ? address(key) : null},
      ${thumbnail ? address(thumbnail) : null}, ${mime}, ${size},
      ${image?.width ?? null}, ${image?.height ?? null}, ${visibility}, ${owner}, ${firm}, ${use.name})
        returning id`
    return row?.id ?? 0
  }
  const id = await keepRow(size, write).catch(async error => {
    // What is placed can still have its row: its upload is known.
    if (!isPlaced) await files.remove(key)
    if (thumbnail) await files.remove(thumbnail)
    throw error
  })
  return {
    id,
    name: shownName(name),
    filePath: address(key),
    thumbnailPath: thumbnail ? address(thumbnail) : null,
    type,
    mimeType: mime,
    size,
  }
}
