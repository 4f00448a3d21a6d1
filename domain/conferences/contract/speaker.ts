import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import {
  Email,
  Id,
  Instant,
  Line,
  MaybeRef,
  Nullable,
  Ref,
  RichText,
  WebAddress,
} from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { runners } from '#platform/contract/runners.ts'
import { image, person } from './shown.ts'

export const speakerStates = ['listed', 'invited', 'confirmed', 'declined'] as const

/** A card of somebody who speaks. It needs no account: a programme names people without addresses. */
export const speakerCards = defineResource({
  name: 'speakers',
  table: 'speaker',
  tag: 'Conferences',
  record: {
    fair: Ref('fairs'),
    user: person(),
    firm: MaybeRef<{ name: string }>('firms', { show: ['name'] }),
    name: Line(160),
    /** In files. */
    guid: Nullable(Type.String({ format: 'uuid' })),
    externalId: Nullable(Line(120)),
    picture: image(),
    links: Type.Array(WebAddress(), { maxItems: 10 }),
    state: Type.Enum([...speakerStates]),
    /** To those who run the fair: where they were written to, as long as an answer is awaited, and when. */
    invitedEmail: Nullable(Email()),
    invitedAt: Nullable(Instant()),
    answeredAt: Nullable(Instant()),
    isVisible: Type.Boolean(),
    version: Id,
  },
  translated: { jobTitle: Line(160), biography: RichText(8000) },
  writable: ['fair', 'user', 'firm', 'name', 'picture', 'links', 'state', 'isVisible'],
  fixed: ['fair'],
  // Their words, their picture and their links are their own.
  reserved: { user: runners, firm: runners, name: runners, state: runners, isVisible: runners },
  required: ['fair', 'name'],
  filters: ['fair', 'firm', 'user', 'state', 'isVisible', 'exists[user]', 'exists[picture]'],
  search: ['name', 'translations.jobTitle'],
  sort: ['name', 'state'],
  order: ['name'],
  folded: ['name'],
  scope: { fair: 'fair', owner: 'user' },
  policy: { ...shownPolicy, speaker: ['LR:p', 'LRU:O'] },
})
