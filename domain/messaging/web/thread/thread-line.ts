import type { Correspondent, MessageContext } from '../../contract/message.ts'

/** Of one's own message: still here, kept until the network is back, refused, or what the server says. */
export type LineState = 'sending' | 'waiting' | 'failed' | 'sent' | 'delivered' | 'read'

/** Whoever wrote, as far as a line shows them. */
export type LineAuthor = Pick<Correspondent, 'id' | 'firstName' | 'lastName' | 'picture' | 'look'>

/** What stands in a thread: something that was written, or a sentence about what happened. */
export type ThreadLine = {
  /** The same for as long as the line is shown, whatever becomes of it. */
  key: string
  kind: 'message' | 'event'
  text: string
  createdAt: string
  isOwn: boolean
  author?: LineAuthor | null
  /** Who wrote it, above it: where more than two people write. */
  byline?: string | null
  file?: { id: number; name: string; mimeType: string; size: number } | null
  context?: MessageContext | null
  /** For one's own side alone. */
  note?: string | null
  state?: LineState | null
  /** When the other side read it, where that is known. */
  readAt?: string | null
  /** Why it was refused, in words. */
  problem?: string
}

export type ShownLine = ThreadLine & {
  /** The last of several by one author in one go: their face and the time stand here only. */
  isLastOfRun: boolean
}

/** Minutes between two messages that are still one go. */
const pause = 5

const isSameRun = (one: ThreadLine, next: ThreadLine | undefined) =>
  next !== undefined &&
  one.kind === 'message' &&
  next.kind === 'message' &&
  one.isOwn === next.isOwn &&
  (one.author?.id ?? 0) === (next.author?.id ?? 0) &&
  one.state === next.state &&
  Date.parse(next.createdAt) - Date.parse(one.createdAt) < pause * 60_000

/** The lines of one day, each with whether its run ends there. */
export const withRuns = (lines: readonly ThreadLine[]): ShownLine[] =>
  lines.map((line, at) => ({ ...line, isLastOfRun: !isSameRun(line, lines[at + 1]) }))

/** Of what the other side has read, the time stands at the last. */
export function withReadAt(lines: readonly ThreadLine[], readAt: string | null): ThreadLine[] {
  const last = lines.findLastIndex(line => line.state === 'read')
  return lines.map((line, at) => (at === last ? { ...line, readAt } : line))
}

export const fullName = ({ firstName, lastName }: Pick<LineAuthor, 'firstName' | 'lastName'>) =>
  `${firstName} ${lastName}`
