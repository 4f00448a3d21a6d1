import { type Static, Type } from 'typebox'

/** What a conference is for good: the other kind is made by `duplicate`. */
export const modes = ['live', 'replay'] as const
export const hostings = ['integrated', 'external'] as const
export const formats = ['plenary', 'workshop'] as const

export const replayModes = ['none', 'integrated', 'manual'] as const
export const questionModes = ['off', 'open', 'moderated'] as const

/**
 * draft → scheduled → live → ended → live again within a quarter of an hour; scheduled or live → cancelled → scheduled.
 */
export const conferenceStates = ['draft', 'scheduled', 'live', 'ended', 'cancelled'] as const
export type ConferenceState = (typeof conferenceStates)[number]

export const replayStates = [
  'none',
  'recording',
  'processing',
  'ready',
  'published',
  'hidden',
  'failed',
] as const

/** The most people that a conference says it takes. */
export const Capacity = () => Type.Integer({ minimum: 1, maximum: 100_000 })

/** What a conference made in a room has at first. */
export const RoomDefaults = Type.Partial(
  Type.Object({
    mode: Type.Enum([...modes]),
    hosting: Type.Enum([...hostings]),
    format: Type.Enum([...formats]),
    replayMode: Type.Enum([...replayModes]),
    questionMode: Type.Enum([...questionModes]),
    capacity: Capacity(),
    isChat: Type.Boolean(),
    isRecorded: Type.Boolean(),
    isReminding: Type.Boolean(),
    isParticipantListVisible: Type.Boolean(),
    isMutingParticipants: Type.Boolean(),
    isStartedBySpeakers: Type.Boolean(),
  }),
  { additionalProperties: false },
)
export type RoomDefaults = Static<typeof RoomDefaults>
