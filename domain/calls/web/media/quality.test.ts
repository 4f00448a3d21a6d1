import { expect, it } from 'vitest'
import { sampleOf } from './link-stats.ts'
import { type Budget, fullBudget, type LinkSample, nextBudget, qualityOf } from './quality.ts'

const sample = (at: number, more: Partial<LinkSample> = {}): LinkSample => ({
  at,
  framesDecoded: at / 50,
  frameHeight: 720,
  packetsReceived: at / 10,
  packetsLost: 0,
  bytesReceived: at * 10,
  roundTrip: 0.05,
  sendingLimit: 2_000_000,
  sendingLoss: 0,
  ...more,
})
const state = (state: RTCPeerConnectionState, isVideoSent = true) => ({ state, isVideoSent })
const over = (more: Partial<LinkSample>) => qualityOf(sample(1_000), sample(2_000, more), state('connected'))

it('a picture that flows is sharp', () => expect(over({})).toBe('sharp'))

it('few frames, a small picture, lost packets or a long way make it reduced', () => {
  expect(over({ framesDecoded: 26 })).toBe('reduced')
  expect(over({ frameHeight: 180 })).toBe('reduced')
  expect(over({ packetsLost: 20 })).toBe('reduced')
  expect(over({ roundTrip: 0.8 })).toBe('reduced')
})

it('where no frame comes, or none is sent, there is sound only', () => {
  expect(over({ framesDecoded: 20 })).toBe('sound')
  expect(qualityOf(sample(1_000), sample(2_000), state('connected', false))).toBe('sound')
})

it('a line that is down is being looked for again, whatever was last measured', () => {
  for (const down of ['new', 'connecting', 'disconnected', 'failed'] as const)
    expect(qualityOf(sample(1_000), sample(2_000), state(down))).toBe('reconnecting')
})

const after = (looks: readonly Partial<LinkSample>[], from: Budget = fullBudget) =>
  looks.reduce((budget, more, at) => nextBudget(budget, sample(at * 1_000, more)), from).level

const poor = { sendingLimit: 60_000 }

it('a poor line costs the picture first its size and then all of it; the sound is never touched', () => {
  expect(after([poor])).toBe('full')
  expect(after([poor, poor])).toBe('reduced')
  expect(after([poor, poor, poor, poor])).toBe('none')
  expect(after(Array(10).fill(poor))).toBe('none')
})

it('a single poor moment costs nothing', () => expect(after([poor, {}, poor, {}, poor])).toBe('full'))

it('the picture comes back step by step, once the line has been good for a while', () => {
  const none: Budget = { level: 'none', poor: 0, good: 0 }
  expect(after(Array(4).fill({}), none)).toBe('none')
  expect(after(Array(5).fill({}), none)).toBe('reduced')
  expect(after(Array(10).fill({}), none)).toBe('full')
})

it('where no picture is sent one is tried after a while, since nothing tells otherwise that there is room again', () => {
  const none: Budget = { level: 'none', poor: 0, good: 0 }
  expect(after(Array(14).fill(poor), none)).toBe('none')
  expect(after(Array(15).fill(poor), none)).toBe('reduced')
  expect(after(Array(17).fill(poor), none)).toBe('none')
  expect(after(Array(30).fill({ ...poor, sendingLoss: 0.2 }), none)).toBe('none')
})

it('much loss on the way out counts as poor, and a browser that does not say its limit does not', () => {
  expect(after([{ sendingLoss: 0.2 }, { sendingLoss: 0.2 }])).toBe('reduced')
  expect(after([{ sendingLimit: 0 }, { sendingLimit: 0 }])).toBe('full')
})

it('the statistics of a browser are added up by what comes in, whatever else it reports', () => {
  const read = sampleOf(
    [
      { type: 'inbound-rtp', kind: 'video', framesDecoded: 40, frameHeight: 360, packetsReceived: 10 },
      { type: 'inbound-rtp', kind: 'audio', packetsReceived: 5, packetsLost: 1, bytesReceived: 900 },
      { type: 'candidate-pair', state: 'succeeded', nominated: true, currentRoundTripTime: 0.2 },
      { type: 'candidate-pair', state: 'waiting', nominated: false, currentRoundTripTime: 9 },
      { type: 'remote-inbound-rtp', fractionLost: 0.25 },
      { type: 'codec' },
    ],
    7,
  )
  expect(read).toEqual({
    at: 7,
    framesDecoded: 40,
    frameHeight: 360,
    packetsReceived: 15,
    packetsLost: 1,
    bytesReceived: 900,
    roundTrip: 0.2,
    sendingLimit: 0,
    sendingLoss: 0.25,
  })
})
