import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import {
  Day,
  Id,
  Instant,
  Line,
  MaybeRef,
  Nullable,
  OrderedRefs,
  Ref,
  Refs,
  RichText,
  WebAddress,
} from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import {
  Capacity,
  conferenceStates,
  formats,
  hostings,
  modes,
  questionModes,
  replayModes,
  replayStates,
} from './choices.ts'
import type { ProgramOf } from './program.ts'
import { image, language, person, type ShownImage } from './shown.ts'

const flag = Type.Boolean()
const momentIn = (column: string) => Type.Union([Instant(), Type.Null()], { column })

const record = {
  fair: Ref('fairs'),
  program: MaybeRef<Omit<ProgramOf, 'id'>>('conference_programs', {
    column: 'conference_program',
    show: ['name', 'state'],
  }),
  conferenceRoom: MaybeRef<{ name: string }>('conference_rooms', { show: ['name'] }),
  conferenceType: MaybeRef<{ name: string }>('conference_types', { show: ['name'] }),
  track: MaybeRef<{ name: string; color: string | null }>('conference_tracks', {
    column: 'conference_track',
    show: ['name', 'color'],
  }),
  /** Its sponsor. */
  firm: MaybeRef<{ name: string; isVisible: boolean }>('firms', { show: ['name', 'isVisible'] }),
  /** Of a presentation, who keeps it: the exhibitor, and its booth where it has one. */
  presenters: Refs('firms', 'presenting'),
  presenterStands: Refs('stands', 'presenting'),
  moderator: person(),
  /** In their order. Those who are not shown are named to those who run the fair. */
  speakers: OrderedRefs<{ name: string; jobTitle: string | null; picture: ShownImage; isVisible: boolean }>(
    'speakers',
    'conference_speaker',
    { show: ['name', 'jobTitle', 'picture', 'isVisible'] },
  ),
  language: language(),
  begin: momentIn('begin_at'),
  end: momentIn('end_at'),
  /** The day of the programme: what begins before its change of day belongs to the day before. */
  startDate: Nullable(Day()),
  /** None: the programme’s. */
  timeZone: Nullable(Line(60)),
  state: Type.Enum([...conferenceStates]),
  /** On air. Whoever moderates, or speaks where that is set, writes this and nothing else: it starts and stops. */
  isLive: flag,
  cancelReason: Type.String({ maxLength: 500 }),
  mode: Type.Enum([...modes]),
  hosting: Type.Enum([...hostings]),
  format: Type.Enum([...formats]),
  replayMode: Type.Enum([...replayModes]),
  replayState: Type.Enum([...replayStates]),
  picture: image(),
  capacity: Nullable(Capacity()),
  isVisible: flag,
  isReminding: flag,
  questionMode: Type.Enum([...questionModes]),
  isChat: flag,
  isRecorded: flag,
  isParticipantListVisible: flag,
  isMutingParticipants: flag,
  /** Whoever speaks there starts and stops it too. */
  isStartedBySpeakers: flag,
  /** In files and calendars; with `occurrence` where one stands in a programme several times. */
  guid: Type.String({ format: 'uuid' }),
  occurrence: Type.Integer(),
  externalId: Nullable(Line(120)),
  slug: Nullable(Line(250)),
  sourceUrl: Nullable(WebAddress()),
  feedbackUrl: Nullable(WebAddress()),
  license: Nullable(Line(300)),
  /** Of one that was replaced by the other kind. */
  replacedBy: MaybeRef('conferences'),
  version: Id,
}

const writable = [
  'fair',
  'program',
  'conferenceRoom',
  'conferenceType',
  'track',
  'firm',
  'moderator',
  'speakers',
  'language',
  'begin',
  'end',
  'timeZone',
  'isLive',
  'mode',
  'hosting',
  'format',
  'replayMode',
  'picture',
  'capacity',
  'isVisible',
  'isReminding',
  'questionMode',
  'isChat',
  'isRecorded',
  'isParticipantListVisible',
  'isMutingParticipants',
  'isStartedBySpeakers',
  'slug',
  'sourceUrl',
  'feedbackUrl',
  'license',
] as const satisfies readonly (keyof typeof record)[]

/** An item of a programme. */
export const conferences = defineResource({
  name: 'conferences',
  table: 'conference',
  tag: 'Conferences',
  record,
  translated: {
    title: Line(250),
    subtitle: Line(500),
    abstract: RichText(20_000),
    description: RichText(40_000),
  },
  writable,
  fixed: ['fair', 'mode', 'hosting', 'format'],
  reserved: Object.fromEntries(writable.filter(field => field !== 'isLive').map(field => [field, runners])),
  required: ['fair', 'title', 'mode', 'hosting', 'format'],
  filters: [
    'id',
    'fair',
    'program',
    'conferenceRoom',
    'conferenceRoomType',
    'conferenceType',
    'track',
    'speaker',
    'moderator',
    'firm',
    'language',
    'state',
    'mode',
    'format',
    'isLive',
    'isVisible',
    'day',
    'startDate',
    'begin[before]',
    'begin[after]',
    'end[before]',
    'end[after]',
    'exists[begin]',
  ],
  filteredAs: {
    conferenceRoomType: 'conferenceRoom.conferenceRoomType',
    speaker: 'speakers',
    day: 'startDate',
  },
  search: ['translations.title'],
  sort: ['title', 'isLive', 'date', 'begin', 'state'],
  sortedAs: { date: ['begin'], isLive: ['isLive', 'begin'] },
  order: ['begin', 'title'],
  scope: { fair: 'fair', speaker: 'speakers.user', moderator: 'moderator' },
  policy: { ...shownPolicy, speaker: ['LR:p', 'LRU:K'], moderator: ['LR:p', 'LRU:K'] },
})
