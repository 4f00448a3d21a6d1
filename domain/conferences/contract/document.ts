import { Type } from 'typebox'
import { handedFile } from '#domain/media/contract/media-object.ts'
import { Line, MaybeRef, Nullable, Ref, WebAddress } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { language } from './shown.ts'

export const documentKinds = ['slides', 'paper', 'link', 'captions', 'transcript'] as const

/** When those who may enter are given it. */
export const visibleFroms = ['now', 'begin', 'end'] as const

/** What belongs to a conference: a file or a link. Others than its team are given it by `/conferences/view/{id}`. */
export const conferenceDocuments = defineResource({
  name: 'conference_documents',
  table: 'conference_document',
  tag: 'Conferences',
  record: {
    conference: Ref('conferences'),
    kind: Type.Enum([...documentKinds]),
    media: MaybeRef<{ filePath: string }>('media_objects', { show: ['filePath'], only: handedFile }),
    url: Nullable(WebAddress()),
    title: Line(250),
    language: language(),
    visibleFrom: Type.Enum([...visibleFroms]),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
  },
  writable: ['conference', 'kind', 'media', 'url', 'title', 'language', 'visibleFrom', 'rank'],
  fixed: ['conference'],
  required: ['conference', 'kind', 'title'],
  filters: ['conference', 'kind'],
  sort: ['rank', 'title'],
  order: ['rank'],
  scope: {
    fair: 'conference.fair',
    firm: 'conference.presenters',
    stand: 'conference.presenterStands',
    speaker: 'conference.speakers.user',
    moderator: 'conference.moderator',
  },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F',
    firmAdmin: 'LRCD:M',
    speaker: 'LRCD:K',
    moderator: 'LRCD:K',
  },
})
