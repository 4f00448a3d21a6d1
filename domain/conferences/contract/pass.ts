import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Color, Id, Line, Ref, Refs } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

export const passTypes = ['open', 'limited'] as const

/** People of these roles hold a pass without asking for it. */
export const passRoles = [
  'ROLE_SPEAKER',
  'ROLE_MODERATOR',
  'ROLE_PRESS',
  'ROLE_EXHIBITOR',
  'ROLE_VISITOR',
] as const

const { anonymous: _, ...members } = shownPolicy

/** Who comes in where not everybody does. Limited: a hundred places a room at most. */
export const passes = defineResource({
  name: 'passes',
  table: 'pass',
  tag: 'Passes',
  record: {
    fair: Ref('fairs'),
    color: Color(),
    type: Type.Enum([...passTypes]),
    roles: Type.Array(Type.Enum([...passRoles]), { maxItems: 10, uniqueItems: true }),
    /** Who decides, parted by semicolons; none: whoever asks has it. Told to those who run the fair alone. */
    validatingEmails: Type.String({ maxLength: 2000 }),
    conferences: Refs<{ title: string }>('conferences', 'pass_room', { show: ['title'] }),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
    isVisible: Type.Boolean(),
    version: Id,
  },
  translated: { name: Line(160), shortName: Line(12) },
  writable: ['fair', 'color', 'type', 'roles', 'validatingEmails', 'conferences', 'rank', 'isVisible'],
  fixed: ['fair', 'type'],
  required: ['fair', 'name', 'type'],
  filters: ['fair', 'type', 'isVisible', 'conferences'],
  search: ['translations.name'],
  sort: ['rank', 'name', 'type'],
  order: ['rank', 'name'],
  scope: { fair: 'fair' },
  policy: members,
})
