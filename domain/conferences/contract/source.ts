import { Type } from 'typebox'
import { filmFile } from '#domain/media/contract/media-object.ts'
import { Instant, MaybeRef, Nullable, Ref, WebAddress } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { language } from './shown.ts'

export const sourceKinds = ['frame', 'hls', 'file', 'tool'] as const
const momentIn = (column: string) => Type.Union([Instant(), Type.Null()], { column })

/** Where a conference, or what is shown in a room, is seen: told to those who run the fair, and by `/conferences/view/{id}`. */
export const conferenceSources = defineResource({
  name: 'conference_sources',
  table: 'conference_source',
  tag: 'Conferences',
  record: {
    fair: Ref('fairs'),
    conference: MaybeRef('conferences'),
    conferenceRoom: MaybeRef('conference_rooms'),
    kind: Type.Enum([...sourceKinds]),
    url: Nullable(WebAddress()),
    media: MaybeRef<{ filePath: string }>('media_objects', { show: ['filePath'], only: filmFile }),
    from: momentIn('from_at'),
    until: momentIn('until_at'),
    language: language(),
    /** It is seen once the session is over, where that is something else. */
    isReplay: Type.Boolean(),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
  },
  writable: [
    'fair',
    'conference',
    'conferenceRoom',
    'kind',
    'url',
    'media',
    'from',
    'until',
    'language',
    'isReplay',
    'rank',
  ],
  fixed: ['fair', 'conference', 'conferenceRoom'],
  required: ['fair', 'kind'],
  filters: ['fair', 'conference', 'conferenceRoom'],
  sort: ['rank', 'from'],
  order: ['rank', 'from'],
  scope: { fair: 'fair' },
  policy: { superAdmin: 'LRCUD:A', superOrganizer: 'LRCUD:G', organizer: 'LRCUD:F' },
})
