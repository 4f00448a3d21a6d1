import type { Readable } from 'node:stream'
import type { PartialFiles } from './partial-file.ts'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/** A whole file beside the store, such as one that was just taken in. */
export type WaitingFile = { path: string; size: number }

export const isWaiting = (source: Readable | Buffer | WaitingFile): source is WaitingFile =>
  'path' in source && 'size' in source

/** Where uploaded files lie. A key is `yyyy/mm/<random>.<ext>`, made by the server. */
export type FileStore = {
  /** The file is complete and safe when this resolves, or not there at all. A waiting file may be moved. @throws 507 without room. */
  put(key: string, source: Readable | Buffer | WaitingFile): Promise<void>
  /** `size` is that of the whole file. @throws 404 */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number }>
  /** Its size; null when there is none. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  partial: PartialFiles
  /** Folder of this machine in which uploads wait until they are known to be good. */
  incoming: string
  /** Removes what uploads that never ended have left. */
  sweep(olderThan: Date): Promise<number>
  /** Share of the space that is free, 0 to 1. */
  freeShare(): Promise<number>
}

export const keyPattern = /^[0-9]{4}\/[0-9]{2}\/[a-z0-9-]{8,64}\.[a-z0-9]{2,5}$/

/** Below this share of free space nothing more is taken in, so that the database keeps room to work. */
export const leastFree = 0.05
