import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const HEADER = 44
const ENTRY = 20

/** A WOFF file as the plain font that is packed in it. */
function unpack(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  head.writeUInt16BE(count, 4)
  const parts = [head]
  let end = head.length
  for (let at = 0; at < count; at += 1) {
    const entry = woff.subarray(HEADER + at * ENTRY, HEADER + (at + 1) * ENTRY)
    const [offset, packed, size] = [entry.readUInt32BE(4), entry.readUInt32BE(8), entry.readUInt32BE(12)]
    const bytes = woff.subarray(offset, offset + packed)
    const place = 12 + 16 * at
    entry.copy(head, place, 0, 4)
    entry.copy(head, place + 4, 16, 20)
    head.writeUInt32BE(end, place + 8)
    head.writeUInt32BE(size, place + 12)
    // Tables begin at every fourth byte.
    const table = Buffer.alloc(Math.ceil(size / 4) * 4)
    ;(packed < size ? inflateSync(bytes) : bytes).copy(table)
    parts.push(table)
    end += table.length
  }
  return Buffer.concat(parts)
}

const unpacked = new Map<string, Buffer>()

/** Unpacked once: the library would do so for every paper, which takes five times as long. */
export function unpackedFont(file: string): Buffer {
  const known = unpacked.get(file)
  if (known) return known
  const font = unpack(readFileSync(file))
  unpacked.set(file, font)
  return font
}
