import { Line, Nullable, Ref, RichText, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { partOfStand } from './part-of-stand.ts'

/** What a stand says in one language. */
export const standLanguages = defineResource({
  name: 'stand_languages',
  table: 'stand_language',
  ...partOfStand,
  record: {
    stand: Ref('stands'),
    language: Ref<{ code: string }>('languages', { show: ['code'] }),
    title: Nullable(Line(160)),
    slogan: Nullable(Text(200)),
    description: Nullable(RichText(20_000)),
  },
  writable: ['stand', 'language', 'title', 'slogan', 'description'],
  fixed: ['stand'],
  required: ['stand', 'language'],
  filters: ['stand', 'language'],
})
