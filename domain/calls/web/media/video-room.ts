import type { MutedKind } from '../../contract/booth-room.ts'
import type { Signal, VisioAccess } from '../../contract/connection.ts'
import type { ChosenDevices, DeviceKind } from './devices.ts'
import type { MediaProblem } from './media-problem.ts'
import type { Quality } from './quality.ts'

/** What somebody sends of themselves at the moment. */
export type Sending = Omit<Extract<Signal, { kind: 'media' }>, 'kind'>

/** Somebody else in the room, as they come in. */
export type Remote = {
  connection: string
  user: number
  /** Their voice, and their picture or their screen. */
  stream: MediaStream
  /** What they say they send; null until they said so. */
  sending: Sending | null
  quality: Quality
  /** Their sound and picture have come in at least once. */
  wasConnected: boolean
  /** There is no way to each other: one goes on being looked for. */
  hasFailed: boolean
}

/** Why this page is not in the room any more: another page of this person is, they were let out, or it was not heard of. */
export type Gone = 'elsewhere' | 'let_out' | 'dropped'

export type MediaStage = 'opening' | 'entering' | 'inside' | Gone | 'refused' | 'closed'

/** What a moderator has taken from somebody: their voice, their picture. */
export type Muted = Readonly<Record<MutedKind, boolean>>

export type MediaView = {
  stage: MediaStage
  /** Why it was refused. */
  refusal: unknown
  muted: Muted
  sending: Sending
  problems: Readonly<Record<'microphone' | 'camera' | 'screen', MediaProblem | null>>
  chosen: ChosenDevices
  /** One's own picture, as it is sent. */
  own: MediaStreamTrack | null
  /** One's own voice, as it is sent. */
  voice: MediaStreamTrack | null
  remotes: readonly Remote[]
  /** What carries the media does not answer: one is connected again when it does. */
  isOut: boolean
  /** One sees and hears: as one wished, or because as many as may show themselves already do. */
  onlyWatches: boolean
  /** Who is in the room and about to be seen or heard: they send something that does not come in yet. */
  arriving: readonly number[]
  /** Who is in the room besides, and neither shows themselves nor speaks. */
  listeners: readonly number[]
}

/** What one wishes to let the others hear and see. */
export type Wished = { microphone: boolean; camera: boolean }

/** Sound and picture of a room, whatever carries them: each from one to the other, or an engine between all. */
export type VideoRoom = {
  /** Opens the devices and comes in; called once. Whoever wishes nothing sees and hears, and no device is opened. */
  start: (wished: Wished | null) => Promise<void>
  /** @returns what ends it */
  subscribe: (watcher: () => void) => () => void
  /** The same object until something changes. */
  view: () => MediaView
  /** Does nothing for whoever a moderator has muted. */
  setMicrophone: (isOn: boolean) => Promise<void>
  /** Nor this, and no screen is shared. */
  setCamera: (isOn: boolean) => Promise<void>
  shareScreen: (isOn: boolean) => Promise<void>
  choose: (kind: DeviceKind, id: string) => Promise<void>
  /** Everything is let go of: devices, connections, timers. */
  close: () => void
}

/** What carries the media of a room. */
export type Carrier = VisioAccess['apiKey']

/** Nobody is in it on this page any more. */
export const isOver = (stage: MediaStage) => stage === 'closed' || stage === 'refused' || isGone(stage)

export const isGone = (stage: MediaStage): stage is Gone =>
  stage === 'elsewhere' || stage === 'let_out' || stage === 'dropped'
