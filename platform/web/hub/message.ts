import type { HubState, Update } from './update.ts'

/** What the leading tab says; `term` tells it from one that led before and has not noticed yet. */
type FromLeader =
  | { kind: 'update'; term: number; update: Update }
  | {
      kind: 'status'
      term: number
      state: HubState
      /** What the stream brings; null before it was open. */
      topics: readonly string[] | null
      /** The hub may not have told all that happened before. */
      isMissed: boolean
      lastId: string | undefined
    }

/** What tabs say to each other. */
export type Message =
  | { kind: 'want'; tab: string; topics: readonly string[]; isSeen: boolean; lastId: string | undefined }
  | FromLeader
