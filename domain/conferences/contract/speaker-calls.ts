import { type Static, type TSchema, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Email, Id, Line } from '#platform/contract/fields.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { conferenceStates } from './choices.ts'
import { SignedStand } from './presentations-shown.ts'
import { type speakerCards, speakerStates } from './speaker.ts'

const tag = 'Conferences'
const closed = { additionalProperties: false }
const text = Type.String()
const orNull = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()])
const ById = Type.Object({ id: Id })
const Token = Type.String({ minLength: 1, maxLength: 200 })
const record = Type.Unsafe<RecordOf<typeof speakerCards>>({ type: 'object', additionalProperties: true })

/** Days for which somebody can answer by the link of their mail. */
export const invitationDays = 30

/** A session of somebody; nothing in it says “now”. */
export const SpokenSession = Type.Object({
  id: Id,
  title: text,
  room: orNull(text),
  begin: orNull(text),
  end: orNull(text),
  state: Type.Enum([...conferenceStates]),
  hasReplay: Type.Boolean(),
  isByClock: Type.Boolean(),
  /** Of an exhibitor’s own: its presentation. */
  presentation: orNull(Id),
})
export type SpokenSession = Static<typeof SpokenSession>

export const SpeakerView = Type.Object({
  speaker: record,
  timeZone: text,
  /** Where their firm is found. */
  stand: orNull(SignedStand),
  sessions: Type.Array(SpokenSession),
})
export type SpeakerView = Static<typeof SpeakerView>

export const viewSpeaker = defineEndpoint({
  method: 'GET',
  path: '/speakers/view/{id}',
  tag,
  summary: 'Somebody who speaks, with their sessions as this reader sees them',
  allow: 'anyone',
  params: ById,
  response: SpeakerView,
})

export const inviteSpeaker = defineEndpoint({
  method: 'POST',
  path: '/speakers/{id}/invitation',
  tag,
  summary:
    'Ask somebody by mail whether they will speak; links that were sent before open nothing any more. Of a card with an account its address is meant',
  audit: 'always',
  allow: runners,
  params: ById,
  body: Type.Object({ email: Type.Optional(Email()) }, closed),
  response: record,
})

export const withdrawSpeakerInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/speakers/{id}/invitation',
  tag,
  summary: 'Withdraw an invitation that was not answered; its link opens nothing any more',
  audit: 'changes',
  allow: runners,
  params: ById,
  response: record,
})

/** What somebody reads before they answer. */
export const SpeakerInvitation = Type.Object({
  fair: Type.Object({
    id: Id,
    name: text,
    homepage: text,
    startDate: orNull(text),
    endDate: orNull(text),
  }),
  name: text,
  state: Type.Enum([...speakerStates]),
  /** The address that was written to, as long as an answer is awaited. */
  email: orNull(text),
  timeZone: text,
  sessions: Type.Array(Type.Object({ title: text, begin: orNull(text) })),
  /** `none`: it is made with the answer; `password`: it has none yet; `log_in`: its owner answers; `own`: the caller’s. */
  account: Type.Enum(['none', 'password', 'log_in', 'own']),
})
export type SpeakerInvitation = Static<typeof SpeakerInvitation>

export const shownInvitation = defineEndpoint({
  method: 'POST',
  path: '/speakers/{id}/invitation/shown',
  tag,
  summary: 'What a speaker is asked, by the token of their mail',
  audit: 'never', // it only reads
  allow: 'anyone',
  params: ById,
  body: Type.Object({ token: Token }, closed),
  response: SpeakerInvitation,
})

export const answerInvitation = defineEndpoint({
  method: 'POST',
  path: '/speakers/{id}/invitation/answer',
  tag,
  summary:
    'Confirm or decline by the token of the mail. Confirming makes an account for an address without one; an account is joined by its owner alone. The same again is harmless, the other one is 409 `speaker_answered`',
  audit: 'changes',
  allow: 'anyone',
  params: ById,
  body: Type.Object(
    {
      token: Token,
      accepts: Type.Boolean(),
      firstName: Type.Optional(Line(80)),
      lastName: Type.Optional(Line(80)),
    },
    closed,
  ),
  response: Type.Object({
    state: Type.Enum([...speakerStates]),
    homepage: text,
    /** By it the first password of the account is chosen. */
    invitation: orNull(text),
  }),
})
