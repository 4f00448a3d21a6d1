import { Type } from 'typebox'
import { Line, Ref } from '#platform/contract/fields.ts'
import { defineResource, referencePolicy } from '#platform/contract/resource.ts'

export const standCharacters = defineResource({
  name: 'stand_characters',
  table: 'stand_character',
  tag: 'Reference lists',
  record: {
    standCharacterType: Ref<{ code: string; name: string }>('stand_character_types', {
      show: ['code', 'name'],
    }),
    look: Type.Record(Type.String({ maxLength: 40 }), Type.Unknown()),
    rank: Type.Integer({ minimum: 0, maximum: 100000 }),
  },
  translated: { name: Line(160) },
  writable: ['standCharacterType', 'look', 'rank'],
  required: ['standCharacterType', 'name'],
  filters: ['standCharacterType'],
  search: ['translations.name'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  policy: referencePolicy,
})
