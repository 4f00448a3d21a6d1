import { Type } from 'typebox'
import { type BoothStyle, boothStyles } from '#domain/scenes/contract/scene.ts'
import { Label, MaybeRef, Ref } from '#platform/contract/fields.ts'
import { defineList } from '#platform/contract/list.ts'

/** The group of lowest rank is the one that booths are made of unless a fair says otherwise. */
export const standGroups = defineList({ name: 'stand_groups', table: 'stand_group', filters: ['name'] })

/** The drawn silhouettes of a booth. */
export const standTypes = defineList({
  name: 'stand_types',
  table: 'stand_type',
  fields: {
    standGroup: MaybeRef<{ name: string }>('stand_groups', { show: ['name'] }),
    style: Type.Enum(boothStyles),
  },
})

/** `width` in tiles along the back wall. */
export const standTypeVariations = defineList({
  name: 'stand_type_variations',
  table: 'stand_type_variation',
  fields: {
    standType: Ref<{ name: string; style: BoothStyle }>('stand_types', { show: ['name', 'style'] }),
    width: Type.Number({ minimum: 2.8, maximum: 5 }),
  },
  required: ['standType'],
})

export const standCharacterTypes = defineList({
  name: 'stand_character_types',
  table: 'stand_character_type',
  fields: { code: Label(40) },
  required: ['code'],
  isClosed: true,
})

/** The drawn people of a booth. `look`: skin, hair, style, pose … */
export const standCharacters = defineList({
  name: 'stand_characters',
  table: 'stand_character',
  fields: {
    standCharacterType: Ref<{ code: string; name: string }>('stand_character_types', {
      show: ['code', 'name'],
    }),
    look: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
  },
  required: ['standCharacterType'],
  filters: ['standCharacterType.code'],
})

export const standResourceTypes = defineList({
  name: 'stand_resource_types',
  table: 'stand_resource_type',
  fields: { code: Label(40) },
  required: ['code'],
  isClosed: true,
})
