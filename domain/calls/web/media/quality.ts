/** How the other side comes in, in one word. */
export type Quality = 'sharp' | 'reduced' | 'sound' | 'reconnecting'

/** What the statistics of a connection say at one moment. */
export type LinkSample = {
  /** Milliseconds. */
  at: number
  framesDecoded: number
  frameHeight: number
  packetsReceived: number
  packetsLost: number
  bytesReceived: number
  /** Seconds to the other side and back. */
  roundTrip: number
  /** Bits a second that this side may send; 0 where the browser does not say. */
  sendingLimit: number
  /** What of the packets sent by this side did not arrive, as the other side says: 0 to 1. */
  sendingLoss: number
}

const fewFrames = 10
const lowPicture = 240
const muchLoss = 0.05
const longWay = 0.5

const lossBetween = (before: LinkSample, now: LinkSample) => {
  const lost = Math.max(0, now.packetsLost - before.packetsLost)
  const all = lost + Math.max(0, now.packetsReceived - before.packetsReceived)
  return all ? lost / all : 0
}

/** Frames a second. */
export const framesBetween = (before: LinkSample, now: LinkSample) =>
  now.at > before.at ? ((now.framesDecoded - before.framesDecoded) * 1_000) / (now.at - before.at) : 0

export function qualityOf(
  before: LinkSample | null,
  now: LinkSample | null,
  { state, isVideoSent }: { state: RTCPeerConnectionState; isVideoSent: boolean },
): Quality {
  if (state !== 'connected') return 'reconnecting'
  if (!isVideoSent) return 'sound'
  if (!before || !now) return 'sharp'
  const frames = framesBetween(before, now)
  if (frames <= 0) return 'sound'
  const isPoor =
    frames < fewFrames ||
    (now.frameHeight > 0 && now.frameHeight < lowPicture) ||
    lossBetween(before, now) > muchLoss ||
    now.roundTrip > longWay
  return isPoor ? 'reduced' : 'sharp'
}

/** How much of the picture is sent. */
export type VideoLevel = 'full' | 'reduced' | 'none'
export type Budget = { level: VideoLevel; poor: number; good: number }

export const fullBudget: Budget = { level: 'full', poor: 0, good: 0 }

const levels: readonly VideoLevel[] = ['none', 'reduced', 'full']
/** Looks in a row: the picture goes soon, and comes back when the line has been good for a while. */
const poorInARow = 2
const goodInARow = 5
const trialAfter = 15
/** A voice needs some 40 kbit/s: below this the picture would take it from the sound. */
const tooLittle = 120_000
const tooLossy = 0.1

/**
 * The picture is cut before the sound. Where none is sent a browser measures no more than the sound takes, whatever room
 * there is by now: that is seen by sending one.
 */
export function nextBudget({ level, poor, good }: Budget, now: LinkSample): Budget {
  const isNarrow = now.sendingLimit > 0 && now.sendingLimit < tooLittle
  const isPoor = (isNarrow && level !== 'none') || now.sendingLoss > tooLossy
  const counted = isPoor ? { poor: poor + 1, good: 0 } : { poor: 0, good: good + 1 }
  const isBetter = counted.good >= (isNarrow ? trialAfter : goodInARow)
  const step = counted.poor >= poorInARow ? -1 : isBetter ? 1 : 0
  const next = levels[levels.indexOf(level) + step] ?? level
  return step ? { level: next, poor: 0, good: 0 } : { level, ...counted }
}
