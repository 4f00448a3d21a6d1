import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { ShownFilm } from './replay.ts'

const closed = { additionalProperties: false }
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const tag = 'Films'

/** Bytes of a part at most. */
export const partMost = 8 * 1024 * 1024

/** A recording that nobody sends anything of for so long is over. */
export const silentMinutes = 30
/** The same once its session is: what was cut off meanwhile may still come. */
export const silentMinutesOver = 5

export const recordingStates = ['recording', 'processing', 'ready', 'failed'] as const

export const Recording = Type.Object({
  id: Id,
  state: Type.Enum([...recordingStates]),
  /** How many have come: the next is this one and one more. */
  parts: Type.Integer(),
  bytes: Type.Number(),
  durationMs: orNull(Type.Number()),
  beganAt: Type.String(),
  /** Whose picture and voice it is; nobody’s once their account is gone. */
  person: orNull(Type.Object({ id: Id, firstName: Type.String(), lastName: Type.String() })),
  /** The film that is shown. */
  isReplay: Type.Boolean(),
  /** Where it is seen, once it is whole. */
  url: orNull(Type.String()),
})
export type Recording = Static<typeof Recording>

const Consent = Type.Object({ isGiven: Type.Boolean() }, closed)

export const Recordings = Type.Object({
  recordings: Type.Array(Recording),
  /** The session may be recorded, as its organizer says. */
  isRecorded: Type.Boolean(),
  /** One’s own word; none has been given. */
  consent: orNull(Type.Boolean()),
  /** Somebody who speaks here has said no: nothing is recorded. */
  isRefused: Type.Boolean(),
  /** Who has agreed to be recorded here: their voices are in what others record too. */
  agreed: Type.Array(Id),
  /** What is or would be seen again: the chosen recording, else what was linked. */
  films: Type.Array(ShownFilm),
  durationMs: orNull(Type.Number()),
  /** Bytes that the fair keeps of films, and may keep. */
  used: Type.Number(),
  quota: Type.Number(),
})
export type Recordings = Static<typeof Recordings>

export const readRecordings = defineEndpoint({
  method: 'GET',
  path: '/conferences/{id}/recordings',
  tag,
  summary: 'What was recorded of a session, for its team, and whether one has agreed to be',
  allow: 'members',
  params: ById,
  response: Recordings,
})

export const agreeToRecording = defineEndpoint({
  method: 'PUT',
  path: '/conferences/{id}/recording_consent',
  tag,
  summary:
    'Say whether one is recorded here. Whoever speaks and says no stops what runs, and hides the recorded replay',
  audit: 'changes',
  allow: 'members',
  params: ById,
  body: Consent,
  response: Consent,
})

export const beginRecording = defineEndpoint({
  method: 'POST',
  path: '/conferences/{id}/recordings',
  tag,
  summary:
    'Begin to record what one publishes; a second time goes on with the same. 409 without one’s word, where somebody who speaks said no, and where the session is not recorded',
  audit: 'changes',
  allow: 'members',
  params: ById,
  response: Recording,
})

export const sendPart = defineEndpoint({
  method: 'PUT',
  path: '/recordings/{id}/parts/{n}',
  tag,
  summary:
    'Send the part of that number, 8 MB of bytes at most, with how long the recording is with it. A repeat is harmless; a gap is refused with 409, which names the next',
  audit: 'never', // the recording is what is noted
  allow: 'members',
  form: 'bytes',
  params: Type.Object({ id: Id, n: Type.Integer({ minimum: 1, maximum: 100_000 }) }),
  query: Type.Object({ durationMs: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400_000 })) }),
  response: Recording,
})

export const endRecording = defineEndpoint({
  method: 'POST',
  path: '/recordings/{id}/end',
  tag,
  summary: 'End a recording: its parts are put together. A repeat is harmless',
  audit: 'changes',
  allow: 'members',
  params: ById,
  response: Recording,
})

export const chooseRecording = defineEndpoint({
  method: 'PUT',
  path: '/recordings/{id}/chosen',
  tag,
  summary: 'Make one that is whole the film of the replay; by those who run the fair or moderate it',
  audit: 'changes',
  allow: 'members',
  params: ById,
  response: Recording,
})

export const removeRecording = defineEndpoint({
  method: 'DELETE',
  path: '/recordings/{id}',
  tag,
  summary:
    'Take a recording away for good; by those who run the fair, or whose picture it is as long as it is not published',
  audit: 'always',
  allow: 'members',
  params: ById,
})
