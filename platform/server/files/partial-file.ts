/** What an object storage has of a file whose parts are not put together yet. */
export type Multipart = { uploadId: string; etags: string[] }

/** A file of which the first `size` bytes are stored, as its row says. */
export type PartialFile = {
  id: string
  /** What it is called once it is whole. */
  key: string
  size: number
  multipart: Multipart | null
}

/** Files that come in parts, over hours and several processes; where they stand is remembered by who asks. */
export type PartialFiles = {
  /** The most bytes that are added at once. */
  partSize: number
  /**
   * Adds bytes behind the first `size`; what was stored behind them is overwritten. They are safe when this resolves.
   * @returns what to remember of the parts. @throws 404 when the beginning is gone, 507 without room
   */
  append(file: PartialFile, bytes: Buffer): Promise<Multipart | null>
  /** The file is whole at its key when this resolves; once more does no harm. @throws 404 when it is gone */
  complete(file: PartialFile): Promise<void>
  /** Removes what is stored of it, but not the file that it has become. */
  discard(file: PartialFile): Promise<void>
}
