import { type ByteReader, byteReader } from './byte-reader.ts'

/** Names of elements, as the format writes them. */
export const ids = {
  header: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
  muxer: 0x4d80,
  writer: 0x5741,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackNumber: 0xd7,
  trackType: 0x83,
  codec: 0x86,
  cues: 0x1c53bb6b,
  cue: 0xbb,
  cueTime: 0xb3,
  cuePlace: 0xb7,
  cueTrack: 0xf7,
  cueCluster: 0xf1,
  cluster: 0x1f43b675,
  time: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
  reference: 0xfb,
} as const

/** More than a picture has, or a list of tracks. */
const elementMost = 32 * 1024 * 1024

/** What of a file matters to whoever puts it together anew. */
export type Element =
  | { kind: 'scale'; nanoseconds: number }
  | { kind: 'tracks'; payload: Buffer }
  | { kind: 'cluster'; time: number }
  /**
   * One picture or a piece of sound, as it stands in the file; `at` is counted from its cluster. `trackAt` is where in the
   * bytes its track is named.
   */
  | { kind: 'block'; bytes: Buffer; track: number; trackAt: number; at: number; isKey: boolean }

const widthOf = (first: number) => Math.clz32(first) - 23

type Head = { id: number; size: number | null; bytes: Buffer }

/** @returns null at the end, or where what follows is nothing that we know */
async function readHead(reader: ByteReader): Promise<Head | null> {
  const first = await reader.take(1)
  const idWidth = widthOf(first?.[0] ?? 0)
  if (!first || idWidth > 4) return null
  const rest = await reader.take(idWidth - 1)
  const sizeFirst = await reader.take(1)
  const sizeWidth = widthOf(sizeFirst?.[0] ?? 0)
  if (!rest || !sizeFirst || sizeWidth > 8) return null
  const sizeRest = await reader.take(sizeWidth - 1)
  if (!sizeRest) return null
  const bytes = Buffer.concat([first, rest, sizeFirst, sizeRest])
  const size = numberIn(bytes.subarray(idWidth))
  return { id: bytes.readUIntBE(0, idWidth), size, bytes }
}

/** A number of variable length; null for the one that says that nobody knows. */
function numberIn(bytes: Buffer): number | null {
  const width = bytes.length
  const value = bytes.reduce((sum, byte, at) => sum * 256 + (at ? byte : byte & (0xff >> width)), 0)
  return value === 2 ** (7 * width) - 1 ? null : value
}

export const unsigned = (payload: Buffer) => payload.subarray(0, 8).reduce((sum, byte) => sum * 256 + byte, 0)

/** The elements within one that is whole. */
export function* within(payload: Buffer): Generator<{ id: number; payload: Buffer }> {
  let at = 0
  while (at < payload.length) {
    const idWidth = widthOf(payload[at] ?? 0)
    if (idWidth > 4 || at + idWidth >= payload.length) return
    const sizeWidth = widthOf(payload[at + idWidth] ?? 0)
    const begin = at + idWidth + sizeWidth
    if (sizeWidth > 8 || begin > payload.length) return
    const size = numberIn(payload.subarray(at + idWidth, begin))
    if (size === null || begin + size > payload.length) return
    yield { id: payload.readUIntBE(at, idWidth), payload: payload.subarray(begin, begin + size) }
    at = begin + size
  }
}

/** @returns null for one that is cut off */
function blockOf(payload: Buffer): { track: number; at: number; flags: number } | null {
  const width = widthOf(payload[0] ?? 0)
  if (width > 8 || payload.length < width + 3) return null
  const track = numberIn(payload.subarray(0, width))
  return track === null ? null : { track, at: payload.readInt16BE(width), flags: payload[width + 2] ?? 0 }
}

function elementOf({ id, bytes }: Head, payload: Buffer): Element | null {
  if (id === ids.tracks) return { kind: 'tracks', payload }
  if (id === ids.time) return { kind: 'cluster', time: unsigned(payload) }
  if (id === ids.info) {
    const scale = [...within(payload)].find(one => one.id === ids.scale)
    return { kind: 'scale', nanoseconds: scale ? unsigned(scale.payload) : 1_000_000 }
  }
  const parts = id === ids.blockGroup ? [...within(payload)] : []
  const inner = id === ids.simpleBlock ? payload : parts.find(one => one.id === ids.block)?.payload
  const block = inner && blockOf(inner)
  if (!block) return null
  const isKey =
    id === ids.simpleBlock ? (block.flags & 0x80) !== 0 : !parts.some(one => one.id === ids.reference)
  return {
    kind: 'block',
    bytes: Buffer.concat([bytes, payload]),
    track: block.track,
    trackAt: bytes.length + inner.byteOffset - payload.byteOffset,
    at: block.at,
    isKey,
  }
}

const isRead: ReadonlySet<number> = new Set([ids.tracks, ids.time, ids.info, ids.simpleBlock, ids.blockGroup])
/** Entered, not read: what is in them follows. Of those alone nobody has to know how long they are. */
const isEntered: ReadonlySet<number> = new Set([ids.segment, ids.cluster])

/** The elements of a file, up to its end or to where it is cut off or broken: what comes before counts. */
export async function* elementsOf(source: AsyncIterable<Buffer>): AsyncGenerator<Element> {
  const reader = byteReader(source)
  try {
    for (;;) {
      const head = await readHead(reader)
      if (!head) return
      if (isEntered.has(head.id)) continue
      if (head.size === null) return
      if (!isRead.has(head.id)) {
        if (!(await reader.skip(head.size))) return
        continue
      }
      if (head.size > elementMost) return
      const payload = await reader.take(head.size)
      const element = payload && elementOf(head, payload)
      if (!payload) return
      if (element) yield element
    }
  } finally {
    await reader.close()
  }
}
