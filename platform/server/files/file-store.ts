import type { Readable } from 'node:stream'

/** First and last byte, both included. */
export type ByteRange = { start: number; end: number }

export type StoredFile = { key: string; modifiedAt: Date }

/** Where uploaded files lie. A key is `yyyy/mm/<random>.<ext>`, made by the server. */
export type FileStore = {
  /** The file is complete and safe on disk when this resolves, or not there at all. @throws 507 without room. */
  put(key: string, source: Readable | Buffer): Promise<void>
  /** `size` is that of the whole file. @throws 404 */
  read(key: string, range?: ByteRange): Promise<{ stream: Readable; size: number }>
  /** Its size; null when there is none. */
  size(key: string): Promise<number | null>
  exists(key: string): Promise<boolean>
  remove(key: string): Promise<void>
  list(): AsyncIterable<StoredFile>
  /** Removes what uploads that never ended have left. */
  sweep(olderThan: Date): Promise<number>
  /** Share of the space that is free, 0 to 1. */
  freeShare(): Promise<number>
}
