import type { Conversation } from '../../contract/conversation.ts'
import type { CallState, Message } from '../../contract/message.ts'
import { fullName, type LineState, type ThreadLine, withReadAt } from '../thread/thread-line.ts'
import type { Unsent } from '../unsent/unsent-messages.ts'

/** The sentences of what happens in a conversation. */
export type EventWords = (
  key:
    | 'event.taken_own'
    | 'event.taken'
    | 'event.answers'
    | 'event.handed_over'
    | 'event.follows'
    | 'event.call_ended'
    | 'event.call_refused'
    | 'event.call_cancelled'
    | 'event.call_unanswered'
    | 'event.call_missed'
    | 'event.queue'
    | 'event.queue_own',
  /** `duration` in seconds. */
  names: { name: string; colleague: string; duration: number },
) => string

/** How a call went, as the side of the caller or the other side says it. */
export function callSentence(state: CallState | undefined, isOwn: boolean) {
  if (state === 'ended') return 'event.call_ended'
  if (state === 'refused') return 'event.call_refused'
  if (!isOwn) return 'event.call_missed'
  return state === 'cancelled' ? 'event.call_cancelled' : 'event.call_unanswered'
}

const nameOf = (person: Message['author']) => (person ? fullName(person) : '')

function sentenceOf(message: Message, { as }: Conversation, me: number, say: EventWords): string {
  const names = {
    name: nameOf(message.author),
    colleague: nameOf(message.colleague),
    duration: message.call?.duration ?? 0,
  }
  if (message.kind === 'call') return say(callSentence(message.call?.state, message.isOwn), names)
  if (message.kind === 'queue') return say(message.isOwn ? 'event.queue_own' : 'event.queue', names)
  const isForBooth = as === 'booth'
  if (message.kind === 'taken') {
    if (!isForBooth) return say('event.answers', names)
    return say(message.author?.id === me ? 'event.taken_own' : 'event.taken', names)
  }
  return say(isForBooth ? 'event.handed_over' : 'event.follows', names)
}

function lineOf(message: Message, conversation: Conversation, me: number, say: EventWords): ThreadLine {
  const { uuid, kind, text, createdAt, isOwn, author, file, context, note, state } = message
  const base = { key: uuid, createdAt, isOwn }
  if (kind !== 'text')
    return { ...base, kind: 'event', text: sentenceOf(message, conversation, me, say), note }
  const isColleagues = isOwn && author?.id !== me
  // A booth's answers say who of it has written them.
  const isNamed = conversation.kind === 'booth' && (conversation.as === 'person' ? !isOwn : isColleagues)
  return {
    ...base,
    kind: 'message',
    text: text ?? '',
    author,
    byline: isNamed ? nameOf(author) : null,
    file,
    context,
    state,
  }
}

const stateOf = ({ problem }: Unsent, isUnreached: boolean): LineState =>
  problem !== undefined ? 'failed' : isUnreached ? 'waiting' : 'sending'

const unsentLine = (unsent: Unsent, isUnreached: boolean): ThreadLine => ({
  key: unsent.uuid,
  kind: 'message',
  text: unsent.text,
  createdAt: unsent.createdAt,
  isOwn: true,
  file: unsent.file,
  context: unsent.context,
  state: stateOf(unsent, isUnreached),
  ...(unsent.problem !== undefined && { problem: unsent.problem }),
})

/** Written here for this conversation; before the server knew it, for whom it is with. */
export function isWrittenFor(
  { conversation: written }: Unsent,
  { id, fair, as, users, booth }: Conversation,
): boolean {
  if (typeof written === 'number') return written === id
  if (as !== 'person' || (written.fair !== undefined && written.fair !== fair.id)) return false
  return written.person === undefined
    ? written.stand === booth?.stand
    : booth === null && users.some(user => user.id === written.person)
}

/** All that a thread shows: what the server has, then what it has not confirmed. */
export function linesOf(
  conversation: Conversation,
  messages: readonly Message[],
  unsent: { entries: readonly Unsent[]; isUnreached: boolean },
  me: number,
  say: EventWords,
): ThreadLine[] {
  const kept = new Set(messages.map(({ uuid }) => uuid))
  const waiting = unsent.entries.filter(one => isWrittenFor(one, conversation) && !kept.has(one.uuid))
  return [
    ...withReadAt(
      messages.map(message => lineOf(message, conversation, me, say)),
      conversation.readAt,
    ),
    ...waiting.map(one => unsentLine(one, unsent.isUnreached)),
  ]
}
