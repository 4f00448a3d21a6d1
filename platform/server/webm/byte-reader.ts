/** Reads bytes of a stream in the pieces that are asked for. */
export function byteReader(source: AsyncIterable<Buffer>) {
  const chunks = source[Symbol.asyncIterator]()
  let buffered: Buffer = Buffer.alloc(0)
  const next = async () => {
    const { value, done } = await chunks.next()
    return done ? null : value
  }
  return {
    /** Null where fewer are left. */
    async take(size: number): Promise<Buffer | null> {
      const pieces = [buffered]
      let length = buffered.length
      while (length < size) {
        const chunk = await next()
        if (!chunk) return null
        pieces.push(chunk)
        length += chunk.length
      }
      const all = pieces.length === 1 ? buffered : Buffer.concat(pieces, length)
      buffered = all.subarray(size)
      return all.subarray(0, size)
    },
    /** False where the stream ends before. */
    async skip(size: number): Promise<boolean> {
      let left = size
      while (left > buffered.length) {
        left -= buffered.length
        const chunk = await next()
        if (!chunk) return false
        buffered = chunk
      }
      buffered = buffered.subarray(left)
      return true
    },
    /** Lets the stream go. */
    close: async () => void (await chunks.return?.()),
  }
}

export type ByteReader = ReturnType<typeof byteReader>
