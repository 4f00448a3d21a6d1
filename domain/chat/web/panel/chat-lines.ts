import { fullName, type ThreadLine } from '#domain/messaging/web/thread/thread-line.ts'
import type { Words } from '#platform/web/words/words.ts'
import type { ChatMessage } from '../../contract/message.ts'

/** A message as a line of the thread. */
export function lineOf(message: ChatMessage, person: number, t: Words<'chat'>): ThreadLine {
  const { uuid, text, createdAt, author, as } = message
  const isOwn = author?.id === person
  const name = author ? fullName(author) : null
  const byline = isOwn ? null : [name, as && t(`as_${as}`)].filter(Boolean).join(' · ') || null
  return { key: uuid, kind: 'message', text, createdAt, isOwn, author, byline }
}

const ranks = { organizer: 3, moderator: 2, booth: 1, team: 1 } as const

/** Who is above whom, as `chat_rank` in the database says it. */
export const rankOf = ({ as }: ChatMessage) => (as ? ranks[as] : 0)
