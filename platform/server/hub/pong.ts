import { hubPath } from './hub-path.ts'
import type { HubUpdate } from './update.ts'

/** Where an open page says that it is there; among processes, the topic of that. No publisher may use it. */
export const pongBegin = `${hubPath}/pong/`

/** The ping that is answered by what a process tells the others; null for any other update. */
export const answeredPing = ({ place, topics: [topic = ''] }: HubUpdate): string | null =>
  place === null && topic.startsWith(pongBegin) ? topic.slice(pongBegin.length) : null
