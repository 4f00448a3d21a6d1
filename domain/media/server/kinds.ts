import type { FileKind } from '#platform/server/files/file-use.ts'
import { mediaType } from '../contract/media-object.ts'
import { drawingMax, pictureKinds, pictureMax } from '../contract/pictures.ts'

export type MediaKind = { name: FileKind; mime: string; extension: string; type: number; max: number }

const megabyte = 1_000_000

const audio = { name: 'audio', type: mediaType.audio, max: 100 * megabyte } as const

/** A drawing is never kept: pixels are drawn from it. */
export const drawing: MediaKind = {
  name: 'drawing',
  mime: 'image/svg+xml',
  extension: 'webp',
  type: mediaType.image,
  max: drawingMax,
}

/** Made by the platform itself, and taken in by none of the uses. */
export const archive: MediaKind = {
  name: 'archive',
  mime: 'application/zip',
  extension: 'zip',
  type: mediaType.document,
  max: 2_000 * megabyte,
}

/** What may be uploaded, by what the bytes say, never by what the sender says. */
export const mediaKinds: MediaKind[] = [
  ...pictureKinds.map(
    (mime): MediaKind => ({ name: 'image', mime, extension: 'webp', type: mediaType.image, max: pictureMax }),
  ),
  {
    name: 'document',
    mime: 'application/pdf',
    extension: 'pdf',
    type: mediaType.document,
    max: 25 * megabyte,
  },
  { name: 'video', mime: 'video/mp4', extension: 'mp4', type: mediaType.video, max: 200 * megabyte },
  { name: 'webm', mime: 'video/webm', extension: 'webm', type: mediaType.video, max: 200 * megabyte },
  { name: 'captions', mime: 'text/vtt', extension: 'vtt', type: mediaType.document, max: 2 * megabyte },
  { ...audio, mime: 'audio/mpeg', extension: 'mp3' },
  { ...audio, mime: 'audio/x-m4a', extension: 'm4a' },
  { ...audio, mime: 'audio/ogg', extension: 'ogg' },
]
