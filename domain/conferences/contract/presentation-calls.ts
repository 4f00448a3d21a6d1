import { Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id, Instant, Line, RichText, WebAddress } from '#platform/contract/fields.ts'
import { locales } from '#platform/contract/locale.ts'
import { recordOf } from '#platform/contract/record.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import { type presentations, presentationTypes } from './presentation.ts'

const tag = 'Presentations'
const closed = { additionalProperties: false }
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
  allow: ['superAdmin', 'superOrganizer', 'organizer', 'firmAdmin'],
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

export const changePresentation = defineEndpoint({
  method: 'PUT',
  path: '/presentations/{id}',
  tag,
  summary:
    'Change a presentation; its type is for good. Whoever speaks or moderates there changes how people are heard and seen, and nothing else',
  audit: 'always',
  allow: 'members',
  params: Type.Object({ id: Id }),
  body: Type.Partial(Type.Object(changing), closed),
  response: record,
})
