import { Type } from 'typebox'
import { roomPlans } from '#domain/scenes/contract/scene.ts'
import { Ref } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

const tag = 'Lists of conferences'
/** How a figure is drawn: skin, hair, style, pose … */
const fields = { look: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()) }

export const conferenceTypes = defineList({ name: 'conference_types', table: 'conference_type', tag })

export const conferenceRoomTypes = defineList({
  name: 'conference_room_types',
  table: 'conference_room_type',
  tag,
  fields: { plan: Type.Enum(roomPlans) },
})

export const conferenceRoomTypeVariations = defineList({
  name: 'conference_room_type_variations',
  table: 'conference_room_type_variation',
  tag,
  fields: {
    conferenceRoomType: Ref<{ name: string }>('conference_room_types', { show: ['name'] }),
    seats: Type.Integer({ minimum: 1, maximum: 10000 }),
  },
  required: ['conferenceRoomType'],
})

/** Who stands on the stage of a drawn room. */
export const conferenceRoomCharacters = defineList({
  name: 'conference_room_characters',
  table: 'conference_room_character',
  tag,
  fields,
})

/** Who sits in its rows. */
export const conferenceRoomSeatedCharacters = defineList({
  name: 'conference_room_seated_characters',
  table: 'conference_room_seated_character',
  tag,
  fields,
})

export const conferenceLists = [
  conferenceTypes,
  conferenceRoomTypes,
  conferenceRoomTypeVariations,
  conferenceRoomCharacters,
  conferenceRoomSeatedCharacters,
]
