import { Line, Nullable, Ref, RichText, Text } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** What a stand says in one language. */
export const standLanguages = defineResource({
  name: 'stand_languages',
  table: 'stand_language',
  tag: 'Stands',
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
  scope: { fair: 'stand.fair', stand: 'stand' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F; LR:p',
    clusterAdmin: 'LR:C; LR:p',
    firmAdmin: 'LRCUD:M; LR:p',
    standContact: 'LR:S; LR:p',
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
})
