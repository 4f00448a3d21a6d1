import { type Element, elementsOf, ids, unsigned, within } from './elements.ts'

/** What one recorder wrote from its beginning to its end; read as often as it is opened. */
export type Take = () => AsyncIterable<Buffer>

export type Joined = {
  /** Takes that are in it: what was recorded otherwise follows in a film of its own. */
  takes: number
  /** Milliseconds at which each of them begins in it. */
  begins: number[]
  durationMs: number
  size: number
  bytes: () => AsyncIterable<Buffer>
}

const millisecond = 1_000_000
/** From the last picture of a take to the first of the next. */
const pause = 40
const clustersMost = 500_000
/** A day and more, in milliseconds. */
const latest = 100_000_000
const video = 1

type Cluster = { take: number; at: number; time: number; size: number; keyAt: number | null }
type Track = { number: number; type: number; codec: string }

const tracksIn = (payload: Buffer): Track[] =>
  [...within(payload)]
    .filter(one => one.id === ids.track)
    .map(one => {
      const fields = new Map([...within(one.payload)].map(field => [field.id, field.payload]))
      const number = (id: number) => unsigned(fields.get(id) ?? Buffer.alloc(0))
      return {
        number: number(ids.trackNumber),
        type: number(ids.trackType),
        codec: fields.get(ids.codec)?.toString('latin1') ?? '',
      }
    })

const kindOf = ({ type, codec }: Track) => `${type} ${codec}`
const inOrder = (tracks: readonly Track[]) =>
  tracks.toSorted((one, other) => kindOf(one).localeCompare(kindOf(other)) || one.number - other.number)

/** A track of which the number is one byte wherever it is named. */
const isShort = ({ number }: Track) => number > 0 && number < 127

/**
 * What the film calls each track of a take: a recorder numbers them as picture and sound happen to come. Null where the take
 * has others.
 */
function namesIn(film: readonly Track[], take: readonly Track[]): Map<number, number> | null {
  const [those, these] = [inOrder(film), inOrder(take)]
  const isSame = those.map(kindOf).join() === these.map(kindOf).join()
  const areEqual = those.every((one, at) => one.number === these[at]?.number)
  if (!isSame || !(areEqual || [...those, ...these].every(isShort))) return null
  return new Map(these.map(({ number }, at) => [number, those[at]?.number ?? number]))
}

type Block = Extract<Element, { kind: 'block' }>
type Names = ReadonlyMap<number, number>
const trackOf = ({ track }: Block, names: Names | undefined) => names?.get(track) ?? track

/** The block as it stands in the film. */
function renamed(one: Block, names: Names | undefined): Buffer {
  const track = trackOf(one, names)
  if (track === one.track) return one.bytes
  const bytes = Buffer.from(one.bytes)
  bytes[one.trackAt] = 0x80 | track
  return bytes
}

const idBytes = (id: number) => {
  const hex = id.toString(16)
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex')
}
/** Always of eight bytes, so that what stands before is as long whatever stands behind. */
const sizeBytes = (size: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(size, 2, 6)
  bytes[0] = 0x01
  return bytes
}
const element = (id: number, ...payload: Buffer[]) => {
  const whole = Buffer.concat(payload)
  return Buffer.concat([idBytes(id), sizeBytes(whole.length), whole])
}
const number = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(value, 2, 6)
  return bytes
}
const float = (value: number) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

const header = element(
  ids.header,
  ...(
    [
      [0x4286, 1],
      [0x42f7, 1],
      [0x42f2, 4],
      [0x42f3, 8],
      [0x4287, 4],
      [0x4285, 2],
    ] as const
  ).map(([id, value]) => element(id, Buffer.from([value]))),
  element(0x4282, Buffer.from('webm')),
)

/** What of each cluster is known before it is written: how long it is, and whether one may begin there. */
async function survey(takes: readonly Take[]) {
  const clusters: Cluster[] = []
  let first: { payload: Buffer; tracks: Track[] } | null = null
  const begins: number[] = []
  const names: Names[] = []
  let end = 0
  for (const [take, open] of takes.entries()) {
    const begin = take === 0 ? 0 : end + pause
    let tracks: Track[] | null = null
    let cluster: Cluster | null = null
    let offset: number | null = null
    for await (const one of elementsOf(open())) {
      if (one.kind === 'scale' && one.nanoseconds !== millisecond) break
      if (one.kind === 'tracks') {
        tracks = tracksIn(one.payload)
        first ??= { payload: one.payload, tracks }
        const called = namesIn(first.tracks, tracks)
        if (!called) return { clusters, first, begins, names, end, takes: take }
        names[take] = called
      }
      if (!tracks || !first) continue
      if (one.kind === 'cluster') {
        if (clusters.length >= clustersMost) break
        // A take counts from its own beginning.
        offset ??= begin - one.time
        // What a file says of itself need not make sense.
        const time = Math.min(Math.max(one.time + offset, begin), latest)
        cluster = { take, at: one.time, time, size: 0, keyAt: null }
        clusters.push(cluster)
      }
      if (one.kind !== 'block' || !cluster) continue
      cluster.size += one.bytes.length
      const at = Math.max(0, cluster.time + one.at)
      end = Math.max(end, at)
      if (isStart(one, trackOf(one, names[take]), first.tracks)) cluster.keyAt ??= at
    }
    begins.push(begin)
    if (!first) return { clusters, first, begins, names, end, takes: take + 1 }
  }
  return { clusters, first, begins, names, end, takes: takes.length }
}

/** A picture that needs none before it; of sound alone each piece is one. */
const isStart = ({ isKey }: Block, track: number, tracks: readonly Track[]) => {
  const pictures = tracks.filter(({ type }) => type === video)
  return isKey && (pictures.length ? pictures.some(one => one.number === track) : true)
}

const timeElement = (time: number) => element(ids.time, number(time))
const clusterSize = ({ size }: Cluster) => timeElement(0).length + size
const cueElement = (track: number, time: number, place: number) =>
  element(
    ids.cue,
    element(ids.cueTime, number(time)),
    element(ids.cuePlace, element(ids.cueTrack, number(track)), element(ids.cueCluster, number(place))),
  )

/**
 * Puts what a browser has recorded into one film that says how long it is and where one may begin: without that, whoever
 * wants its second half reads the first. Null where there is nothing to see.
 */
export async function joinWebm(all: readonly Take[]): Promise<Joined | null> {
  const { clusters: found, first, begins, names, end, takes } = await survey(all)
  const clusters = found.filter(({ size }) => size > 0)
  if (!first || !clusters.length) return null
  const cueTrack = (first.tracks.find(({ type }) => type === video) ?? first.tracks[0])?.number ?? 1
  const durationMs = end + pause
  const info = element(
    ids.info,
    element(ids.scale, number(millisecond)),
    element(ids.duration, float(durationMs)),
    element(ids.muxer, Buffer.from('Verriere')),
    element(ids.writer, Buffer.from('Verriere')),
  )
  const tracks = element(ids.tracks, first.payload)
  const starts = clusters.filter(({ keyAt }) => keyAt !== null)
  const cuesSize = element(ids.cues).length + starts.length * cueElement(1, 0, 0).length
  const heads = info.length + tracks.length + cuesSize
  const places = new Map<Cluster, number>()
  let place = heads
  for (const cluster of clusters) {
    places.set(cluster, place)
    place += 12 + clusterSize(cluster)
  }
  const cues = element(
    ids.cues,
    ...starts.map(one => cueElement(cueTrack, one.keyAt ?? 0, places.get(one) ?? heads)),
  )
  const segment = Buffer.concat([idBytes(ids.segment), sizeBytes(place)])
  async function* bytes(): AsyncGenerator<Buffer> {
    yield Buffer.concat([header, segment, info, tracks, cues])
    let index = -1
    for (const [take, open] of all.slice(0, takes).entries()) {
      let left = 0
      for await (const one of elementsOf(open())) {
        if (one.kind === 'scale' && one.nanoseconds !== millisecond) break
        if (one.kind === 'block' && left > 0) {
          left -= one.bytes.length
          yield renamed(one, names[take])
        }
        if (one.kind !== 'cluster' || left > 0) continue
        const next = clusters[index + 1]
        if (!next || next.take !== take || next.at !== one.time) continue
        index += 1
        left = next.size
        yield Buffer.concat([idBytes(ids.cluster), sizeBytes(clusterSize(next)), timeElement(next.time)])
      }
    }
  }
  return { takes, begins, durationMs, size: header.length + segment.length + place, bytes }
}
