import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import type { RoomPlan } from '#domain/scenes/contract/scene.ts'
import { Id, Line, MaybeRef, Nullable, Ref, Refs, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { RoomDefaults } from './choices.ts'
import { image, person } from './shown.ts'

/** The place that many conferences share: it is drawn, and says what they have at first. */
export const conferenceRooms = defineResource({
  name: 'conference_rooms',
  table: 'conference_room',
  tag: 'Conferences',
  record: {
    fair: Ref('fairs'),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** In files: kept when the room is renamed. */
    guid: Type.String({ format: 'uuid' }),
    slug: Line(120),
    conferenceRoomType: MaybeRef<{ name: string; plan: RoomPlan }>('conference_room_types', {
      show: ['name', 'plan'],
    }),
    conferenceRoomTypeVariation: MaybeRef<{ name: string; seats: number }>(
      'conference_room_type_variations',
      {
        show: ['name', 'seats'],
      },
    ),
    stageCharacters: Refs<{ look: object }>('conference_room_characters', 'conference_room_stage', {
      show: ['look'],
    }),
    seatedCharacters: Refs<{ look: object }>(
      'conference_room_seated_characters',
      'conference_room_audience',
      {
        show: ['look'],
      },
    ),
    picture: image(),
    screenImage: image(),
    leftWallImage: image(),
    rightWallImage: image(),
    /** None: the fair’s. */
    timeZone: Nullable(Line(60)),
    /** Of its sessions that have nobody else. */
    moderator: person(),
    defaults: RoomDefaults,
    isVisible: Type.Boolean(),
    version: Id,
  },
  translated: { name: Line(160), description: Text(2000) },
  writable: [
    'fair',
    'rank',
    'slug',
    'conferenceRoomType',
    'conferenceRoomTypeVariation',
    'stageCharacters',
    'seatedCharacters',
    'picture',
    'screenImage',
    'leftWallImage',
    'rightWallImage',
    'timeZone',
    'moderator',
    'defaults',
    'isVisible',
  ],
  fixed: ['fair'],
  required: ['fair', 'name'],
  filters: ['fair', 'conferenceRoomType', 'isVisible', 'moderator'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  scope: { fair: 'fair' },
  policy: shownPolicy,
})
