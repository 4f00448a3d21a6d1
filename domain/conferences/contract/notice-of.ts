import type { agendaChanges } from './agenda.ts'

export type Notice = (typeof agendaChanges)[number]
type Place = { begin?: string | null; end?: string | null; room?: number | null }
/** What was written down of a conference, in its order. */
export type KeptChange = { kind: string; before: Place }
export type Standing = Required<Place> & { state: string }

const time = (at: string | null | undefined) => (at ? Date.parse(at) : null)
const isElsewhen = (before: Place, now: Place) =>
  time(before.begin) !== time(now.begin) || time(before.end) !== time(now.end)

/** What all changes of a conference come to: what was taken back meanwhile is nothing to be told. */
export function noticeOf(changes: readonly KeptChange[], now: Standing): Notice | null {
  if (changes.some(({ kind }) => kind === 'replaced')) return 'replaced'
  const turn = changes.find(({ kind }) => kind === 'cancelled' || kind === 'restored')
  const isCancelled = now.state === 'cancelled'
  if (turn && isCancelled !== (turn.kind === 'restored')) return isCancelled ? 'cancelled' : 'restored'
  if (isCancelled) return null
  const placed = changes.find(({ kind }) => kind === 'moved' || kind === 'room')?.before
  if (!placed) return null
  if (isElsewhen(placed, now)) return 'moved'
  return (placed.room ?? null) === now.room ? null : 'room'
}
