import { Type } from 'typebox'
import { pictureOrDocument } from '#domain/media/contract/media-object.ts'
import { Keyed, Line, MaybeRef, Nullable, Ref, Text, WebAddress } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { partOfStand } from './part-of-stand.ts'

/** A brochure, a poster, a tooltip, a video … of a stand. */
export const standResources = defineResource({
  name: 'stand_resources',
  table: 'stand_resource',
  ...partOfStand,
  record: {
    stand: Ref('stands'),
    type: Ref<{ code: string }>('stand_resource_types', { column: 'stand_resource_type', show: ['code'] }),
    language: MaybeRef<{ code: string }>('languages', { show: ['code'] }),
    title: Line(160),
    /** Its name in other languages. */
    titles: Keyed('^[a-z]{2}$', Line(160)),
    description: Nullable(Text(300)),
    media: MaybeRef<{ filePath: string; thumbnailPath: string | null; size: number; mimeType: string }>(
      'media_objects',
      { show: ['filePath', 'thumbnailPath', 'size', 'mimeType'], only: pictureOrDocument },
    ),
    url: Nullable(WebAddress()),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['stand', 'type', 'language', 'title', 'titles', 'description', 'media', 'url', 'rank'],
  fixed: ['stand'],
  required: ['stand', 'type', 'title'],
  filters: ['stand', 'type', 'language'],
  sort: ['rank', 'id'],
  order: ['rank'],
})
