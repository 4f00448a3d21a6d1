import { expect, it } from 'vitest'
import { madeWebm } from '#domain/conferences/server/testing/made-webm.ts'
import { elementsOf, ids, within } from './elements.ts'
import { joinWebm, type Take } from './join.ts'

const inPieces = (bytes: Buffer, size = 37): Take =>
  async function* () {
    for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
  }
const joined = async (...takes: Buffer[]) => {
  const film = await joinWebm(takes.map(bytes => inPieces(bytes)))
  if (!film) return null
  const chunks: Buffer[] = []
  for await (const chunk of film.bytes()) chunks.push(chunk)
  return { ...film, whole: Buffer.concat(chunks) }
}
const clustersIn = async (whole: Buffer) => {
  const times: number[] = []
  for await (const one of elementsOf(inPieces(whole)())) if (one.kind === 'cluster') times.push(one.time)
  return times
}

it('a recording becomes a film that says how long it is, and where each of its clusters lies', async () => {
  const film = await joined(madeWebm(3))
  expect(film).toMatchObject({ takes: 1, durationMs: 3_040, size: film?.whole.length })
  const whole = film?.whole ?? Buffer.alloc(0)
  const segment = whole.indexOf(Buffer.from('18538067', 'hex')) + 12
  const cues = [...within(whole.subarray(segment))].find(({ id }) => id === ids.cues)
  const places = [...within(cues?.payload ?? Buffer.alloc(0))].map(({ payload }) => {
    const place = [...within(payload)].find(({ id }) => id === ids.cuePlace)
    const cluster = [...within(place?.payload ?? Buffer.alloc(0))].find(({ id }) => id === ids.cueCluster)
    return Number(cluster?.payload.readBigUInt64BE() ?? 0n)
  })
  expect(places.map(place => whole.readUInt32BE(segment + place))).toEqual([
    ids.cluster,
    ids.cluster,
    ids.cluster,
  ])
})

it('what was recorded after a pause follows, counted on', async () => {
  const film = await joined(madeWebm(2), madeWebm(2))
  expect(film).toMatchObject({ takes: 2, durationMs: 4_080 })
  expect(await clustersIn(film?.whole ?? Buffer.alloc(0))).toEqual([0, 1_000, 2_040, 3_040])
})

it('of one that is cut off what is whole is kept, and of no film there is nothing', async () => {
  const bytes = madeWebm(3)
  const cut = await joined(bytes.subarray(0, bytes.length - 30), madeWebm(1))
  expect(await clustersIn(cut?.whole ?? Buffer.alloc(0))).toHaveLength(4)
  expect(await joined(Buffer.from('1a45dfa3', 'hex'))).toBeNull()
  expect(await joined(Buffer.alloc(2_000, 0xff))).toBeNull()
})

it('what was recorded otherwise is left for a film of its own', async () => {
  const other = Buffer.from(madeWebm(1).toString('latin1').replace('V_VP8', 'V_VP9'), 'latin1')
  expect(await joined(madeWebm(1), other)).toMatchObject({ takes: 1, durationMs: 1_040 })
})

it('picture and sound stay what they are, however each recorder numbers them', async () => {
  const film = await joined(madeWebm(1, { picture: 1, sound: 2 }), madeWebm(1, { picture: 2, sound: 1 }))
  expect(film).toMatchObject({ takes: 2, size: film?.whole.length })
  const blocks: [number, number][] = []
  for await (const one of elementsOf(inPieces(film?.whole ?? Buffer.alloc(0))()))
    if (one.kind === 'block') blocks.push([one.track, one.at])
  const take = [0, 10, 500, 1_000].map(at => [at === 10 ? 2 : 1, at])
  expect(blocks).toEqual([...take, ...take])
  expect(await joined(madeWebm(1, { sound: 2 }), madeWebm(1))).toMatchObject({ takes: 1 })
})
