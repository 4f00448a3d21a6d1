import { mediaKinds, storeMedia } from '#domain/media/server/index.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import type { Furnishing } from './furnishing.ts'

type Upload = {
  name: string
  mime: 'image/png' | 'application/pdf' | 'video/webm' | 'text/vtt'
  firm: number | null
  use: FileUse
}

/** Keeps a file as if the firm had uploaded it; everybody may see it. */
export async function storeFile(
  bytes: Buffer,
  { name, mime, firm, use }: Upload,
  { db, services }: Furnishing,
): Promise<{ id: number; filePath: string }> {
  const kind = mediaKinds.find(one => one.mime === mime)
  if (!kind) throw new Error(`No kind of file is called ${mime}.`)
  return storeMedia(bytes, name, kind, { owner: null, firm, use }, (_, write) => write(db), services)
}
