/** A stream cut into parts of `size` bytes, of which one is in memory; the last is what is left. */
export async function* partsOf(source: AsyncIterable<Buffer>, size: number): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let length = 0
  for await (let chunk of source) {
    while (length + chunk.length >= size) {
      const room = size - length
      yield Buffer.concat([...chunks, chunk.subarray(0, room)])
      chunk = chunk.subarray(room)
      chunks = []
      length = 0
    }
    if (!chunk.length) continue
    chunks.push(chunk)
    length += chunk.length
  }
  if (length) yield Buffer.concat(chunks)
}
