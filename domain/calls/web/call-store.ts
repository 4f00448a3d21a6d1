import type { ContextKind } from '#domain/messaging/contract/message.ts'
import type { VisioCall } from '../contract/visio-call.ts'
import type { VideoRoom } from './media/video-room.ts'

export type CallContext = { kind: ContextKind; id: number }

/** Where one writes to them, or would: a conversation (its uuid), a booth. */
export type CalledFrom = { conversation?: string | undefined; stand?: number | undefined }

/** Somebody whom one is about to call. */
export type Callee = CalledFrom & {
  user: number
  name: string
  fair: number
  context?: CallContext | undefined
  /** How the call is begun where it is more than a call; null where none came of it. */
  begin?: () => Promise<VisioCall | null>
}

/** What is shown over the page: the look at one's devices, a call that rings, or one that came to nothing. */
export type ShownCall =
  | { kind: 'check'; callee: Callee }
  | { kind: 'ringing'; call: VisioCall; until: number }
  | { kind: 'over'; call: VisioCall; context?: CallContext | undefined }
  /** To be written to, whatever became of it. */
  | { kind: 'write'; call: VisioCall }

/** The call that this tab is in. It goes on from one page to the next. */
export type JoinedCall = {
  call: VisioCall
  media: VideoRoom
  /** When it was accepted, in milliseconds by the clock of this machine. */
  since: number
}

type State = { shown: ShownCall | null; joined: JoinedCall | null }

let state: State = { shown: null, joined: null }
const listeners = new Set<() => void>()

const change = (next: Partial<State>) => {
  state = { ...state, ...next }
  for (const listener of listeners) listener()
}

export const callStore = {
  get: () => state,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  show: (shown: ShownCall | null) => change({ shown }),
  ring: (call: VisioCall) => change({ shown: { kind: 'ringing', call, until: Date.now() + call.ringsFor } }),
  /** Takes away what is shown of this call. */
  hide: (room: string) => {
    const { shown } = state
    if (shown && shown.kind !== 'check' && shown.call.uniqid === room) change({ shown: null })
  },
  join: (joined: JoinedCall | null) => change({ joined }),
}

const nothing: State = { shown: null, joined: null }
export const nothingShown = () => nothing
