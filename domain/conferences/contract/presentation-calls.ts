import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Line, RichText, Text, WebAddress } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { conferenceStates } from './choices.ts'
import { type presentations, presentationTypes } from './presentation.ts'
import { ProgramOf } from './program.ts'

const tag = 'Presentations'
const closed = { additionalProperties: false }
const ById = Type.Object({ id: Id })
/** Who announces: of an exhibitor, whoever administers it or its booth. */
export const presentationKeepers = ['superAdmin', 'superOrganizer', 'organizer', 'firmAdmin'] as const
const MaybeId = Type.Union([Id, Type.Null()])
const Words = Type.Object({ title: Line(250), abstract: Type.Optional(RichText(20_000)) }, closed)
const flag = Type.Boolean()

const changing = {
  translations: Type.Object(
    recordOf(locales, () => Type.Optional(Words)),
    { ...closed, minProperties: 1 },
  ),
  begin: Instant(),
  end: Instant(),
  stand: MaybeId,
  speaker: MaybeId,
  /** Where a webinar or a livestream is seen: told to those who may enter. */
  url: WebAddress(),
  isVisible: flag,
  isPrivateChat: flag,
  isMutingParticipants: flag,
  isParticipantListVisible: flag,
}
const record = Type.Unsafe<RecordOf<typeof presentations>>({ type: 'object', additionalProperties: true })
const { translations, begin, end, ...others } = changing

export const makePresentation = defineEndpoint({
  method: 'POST',
  path: '/presentations',
  tag,
  summary:
    'Announce a presentation of one’s firm: a conference with its times, shown on the booth and in the programme',
  audit: 'always',
  allow: presentationKeepers,
  status: 201,
  body: Type.Object(
    {
      fair: Id,
      firm: Id,
      type: Type.Enum([...presentationTypes]),
      translations,
      begin,
      end,
      ...Type.Partial(Type.Object(others)).properties,
    },
    closed,
  ),
  response: record,
})

const maybeText = Type.Union([Type.String(), Type.Null()])

/** All that is written of a presentation, for those who keep it. */
export const PresentationForm = Type.Object({
  id: Id,
  fair: Type.Object({ id: Id }),
  firm: Type.Object({ id: Id, name: Type.String() }),
  conference: Id,
  type: Type.Enum([...presentationTypes]),
  translations: Type.Record(
    Type.String(),
    Type.Object({ title: Type.Optional(Type.String()), abstract: Type.Optional(Type.String()) }),
  ),
  begin: maybeText,
  end: maybeText,
  stand: MaybeId,
  speaker: Type.Union([Type.Object({ id: Id, name: Type.String() }), Type.Null()]),
  url: maybeText,
  state: Type.Enum([...conferenceStates]),
  program: Type.Union([ProgramOf, Type.Null()]),
  isVisible: flag,
  isPrivateChat: flag,
  isMutingParticipants: flag,
  isParticipantListVisible: flag,
  version: Id,
})
export type PresentationForm = Static<typeof PresentationForm>

export const presentationForm = defineEndpoint({
  method: 'GET',
  path: '/presentations/{id}/form',
  tag,
  summary: 'A presentation with its words in all languages and its address, for those who keep it',
  allow: presentationKeepers,
  params: ById,
  response: PresentationForm,
})

export const cancelPresentation = defineEndpoint({
  method: 'POST',
  path: '/presentations/{id}/cancel',
  tag,
  summary: 'Cancel a presentation: it stays in agendas and calendars, struck through',
  audit: 'changes',
  allow: presentationKeepers,
  params: ById,
  body: Type.Object({ reason: Type.Optional(Text(500)) }, closed),
  response: record,
})

export const restorePresentation = defineEndpoint({
  method: 'POST',
  path: '/presentations/{id}/restore',
  tag,
  summary: 'Take a cancellation back; a repeat is harmless',
  audit: 'changes',
  allow: presentationKeepers,
  params: ById,
  response: record,
})

export const changePresentation = defineEndpoint({
  method: 'PUT',
  path: '/presentations/{id}',
  tag,
  summary:
    'Change a presentation; its type is for good. Whoever speaks or moderates there changes how people are heard and seen, and nothing else',
  audit: 'always',
  allow: 'members',
  params: ById,
  body: Type.Partial(Type.Object(changing), closed),
  response: record,
})
