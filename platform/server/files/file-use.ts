import type { RawBuilder } from 'kysely'
import type { Role } from '#platform/contract/roles.ts'
import type { Actor } from '../actor.ts'
import type { Settings } from '../settings.ts'

/** What a file is, as its first bytes say. `drawing` is SVG, of which pixels are drawn; `video` is MP4; `archive` is a ZIP; `captions` is WebVTT. */
export type FileKind = 'image' | 'drawing' | 'document' | 'video' | 'webm' | 'audio' | 'archive' | 'captions'

/** What files are uploaded for. */
export type FileUse = {
  /** Stored with each file: another name is a migration. */
  name: string
  kinds: readonly FileKind[]
  /** The most bytes of such a file, where it is not what its kind may have. */
  max?: number
  /** It may come in parts, by the common call: not for pictures, which are drawn anew. */
  resumable?: true
  /** Megabytes that its owner may keep of it, apart from their other files. */
  share?(settings: Settings): number
  /** SQL condition on the file `file` (an alias): it counts against something else than its owner’s share. */
  isCountedElsewhere?(file: string): RawBuilder<unknown>
  /** One that no record names is not kept, though its owner stays. */
  isKeptByRecord?: true
  /** Looks into a whole file before it is kept, which is small. @throws 422 */
  check?(file: Buffer): void
  /** Images are fitted into a square, whole, with nothing around them. */
  isSquare?: true
  /** Who may upload by the common call: everybody who is logged in, or these roles. Left out: only commands of its domain. */
  uploaders?: 'members' | readonly Role[]
  /** Of files of which their sender says nothing else. */
  visibility: 'public' | 'private'
  /** They show somebody, or are somebody's own words, who may take them back: no cache keeps them for long. */
  isOfPerson?: true
  /** Nobody reads private ones for running the platform: those alone whose they are, and `isReadable`. */
  isConfidential?: true
  /** SQL condition on the file `file` (an alias): who reads private ones besides those whose they are. */
  isReadable?(file: string, actor: Actor): RawBuilder<unknown>
}
