import type { ChatMessage } from '../../contract/message.ts'

/** Pages of messages, the newest first, each with its newest first. */
export type Pages = ChatMessage[][]

/** Each message once and in its order, however it comes: as the answer to its sender, or as what all are told. */
export function addedTo([first = [], ...older]: Pages, message: ChatMessage): Pages {
  if ([first, ...older].some(page => page.some(({ id }) => id === message.id))) return [first, ...older]
  const at = first.findIndex(({ id }) => id < message.id)
  const place = at < 0 ? first.length : at
  return [[...first.slice(0, place), message, ...first.slice(place)], ...older]
}

export const withoutMessage = (pages: Pages, message: number): Pages =>
  pages.map(page => page.filter(({ id }) => id !== message))
