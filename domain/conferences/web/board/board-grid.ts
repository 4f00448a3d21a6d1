import { lanesOf, quarterHeight } from '../program/grid.ts'
import type { Placed } from './board-sessions.ts'

const minute = 60_000
const hour = 60 * minute

/** From when to when a day is drawn, in minutes of its zone, where nothing begins earlier or lasts longer. */
export const usualDay = { from: 8 * 60, to: 20 * 60 }

/** What lasts less has to be read too: the whole day is drawn larger. */
const shortest = 15 * minute

export type Frame = {
  from: number
  to: number
  /** Pixels a minute. */
  scale: number
}

/** The hours that are drawn, from full hour to full hour: `begin` is the instant at which the day’s first minute would be. */
export function frameOf(sessions: readonly Placed[], begin: number): Frame {
  const from = Math.min(begin + usualDay.from * minute, ...sessions.map(one => one.begin))
  const to = Math.max(begin + usualDay.to * minute, ...sessions.map(one => one.end))
  const isFine = sessions.some(one => one.end - one.begin < shortest)
  return {
    from: begin + Math.floor((from - begin) / hour) * hour,
    to: begin + Math.ceil((to - begin) / hour) * hour,
    scale: quarterHeight / 15 / (isFine ? 1 : 2),
  }
}

export const heightOf = ({ from, to, scale }: Frame) => ((to - from) / minute) * scale
export const topOf = ({ from, scale }: Frame, at: number) => ((at - from) / minute) * scale

/** The instant at a height of the day, on the nearest slot, so that what lasts so long still ends on this day. */
export function instantAt({ from, to, scale }: Frame, top: number, slot: number, lasts: number): number {
  const slots = Math.round(top / scale / slot)
  const latest = Math.max(from, to - lasts)
  return Math.min(Math.max(from + slots * slot * minute, from), latest)
}

/** Full hours of the frame. */
export const hoursOf = ({ from, to }: Frame) =>
  Array.from({ length: Math.round((to - from) / hour) + 1 }, (_, at) => from + at * hour)

type Lane = { lane: number; lanes: number }

/** Those of a room that overlap, one after the other: what stands alone keeps the whole width. */
function clustersOf(sessions: readonly Placed[]): Placed[][] {
  const clusters: Placed[][] = []
  let end = Number.NEGATIVE_INFINITY
  for (const one of [...sessions].sort((x, y) => x.begin - y.begin)) {
    if (one.begin >= end) clusters.push([])
    clusters.at(-1)?.push(one)
    end = Math.max(end, one.end)
  }
  return clusters
}

/** The lane of each session, and how many stand beside each other there. */
export function lanesIn(sessions: readonly Placed[]): ReadonlyMap<number, Lane> {
  const found = new Map<number, Lane>()
  for (const room of new Set(sessions.map(one => one.room)))
    for (const cluster of clustersOf(sessions.filter(one => one.room === room))) {
      const { lanes, count } = lanesOf(cluster)
      for (const { id } of cluster) found.set(id, { lane: lanes.get(id) ?? 0, lanes: count })
    }
  return found
}

/** Where something that lasts so long fits first: in the first room that has time for it, else at the beginning. */
export function firstFree(
  sessions: readonly Placed[],
  rooms: readonly number[],
  { from, to }: Frame,
  lasts: number,
): { room: number; begin: number } | null {
  const [first] = rooms
  if (first === undefined) return null
  for (const room of rooms) {
    let begin = from
    for (const one of sessions.filter(other => other.room === room && other.state !== 'cancelled')) {
      if (one.begin - begin >= lasts) break
      begin = Math.max(begin, one.end)
    }
    if (begin + lasts <= to) return { room, begin }
  }
  return { room: first, begin: from }
}
