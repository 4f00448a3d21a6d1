import { readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'

const header = { woff: 44, sfnt: 12 }
const entry = { woff: 20, sfnt: 16 }
const aligned = (size: number) => (size + 3) & ~3

/**
 * The font of a WOFF file (version 1) as TrueType, its tables unpacked: pdfkit would unpack a table anew for every sign
 * that it draws. Header and directory of both formats are big-endian, tables begin at multiples of four.
 */
export function unpackFont(file: string): Buffer {
  const packed = readFileSync(file)
  const count = packed.readUInt16BE(12)
  const directory = Buffer.alloc(header.sfnt + count * entry.sfnt)
  packed.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  const power = 2 ** Math.floor(Math.log2(count))
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * 16, 10)
  const tables: Buffer[] = []
  let offset = directory.length
  for (let at = 0; at < count; at++) {
    const from = header.woff + at * entry.woff
    const begins = packed.readUInt32BE(from + 4)
    const packedSize = packed.readUInt32BE(from + 8)
    const size = packed.readUInt32BE(from + 12)
    const content = packed.subarray(begins, begins + packedSize)
    const table = Buffer.alloc(aligned(size))
    ;(packedSize < size ? inflateSync(content) : content).copy(table)
    const to = header.sfnt + at * entry.sfnt
    packed.copy(directory, to, from, from + 4)
    packed.copy(directory, to + 4, from + 16, from + 20)
    directory.writeUInt32BE(offset, to + 8)
    directory.writeUInt32BE(size, to + 12)
    tables.push(table)
    offset += table.length
  }
  return Buffer.concat([directory, ...tables])
}
