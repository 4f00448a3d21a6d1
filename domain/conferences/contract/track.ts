import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Color, Id, Line, Nullable, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** What conferences of a programme are about; tells them apart by a colour. */
export const conferenceTracks = defineResource({
  name: 'conference_tracks',
  table: 'conference_track',
  tag: 'Conferences',
  record: {
    program: Ref('conference_programs', { column: 'conference_program' }),
    /** Told apart by within the programme. */
    slug: Line(120),
    color: Nullable(Color()),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
    version: Id,
  },
  translated: { name: Line(160) },
  writable: ['program', 'slug', 'color', 'rank'],
  fixed: ['program'],
  required: ['program', 'slug', 'name'],
  filters: ['program', 'program.fair'],
  sort: ['rank', 'name'],
  order: ['rank', 'name'],
  scope: { fair: 'program.fair' },
  policy: shownPolicy,
})
