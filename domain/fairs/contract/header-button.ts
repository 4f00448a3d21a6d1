import { Type } from 'typebox'
import { shownPolicy } from '#domain/reference/contract/roles.ts'
import { Line, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { AccessMatrix } from './access.ts'

export const headerButtons = defineResource({
  name: 'header_buttons',
  table: 'header_button',
  tag: 'Fairs',
  record: {
    fair: Ref('fairs'),
    rank: Type.Integer({ minimum: 0, maximum: 10_000 }),
    /** A page of the fair (`/jobs/list`), or a whole address when `linkType` is not 0. */
    link: Line(2000),
    /** Opens in a new tab. */
    target: Type.Boolean(),
    /** 0 within the fair; any other is another site, kept as 1. */
    linkType: Type.Integer({ minimum: 0, maximum: 1000 }),
    isVisible: Type.Boolean(),
    isWithModalLogin: Type.Boolean(),
    access: AccessMatrix,
  },
  translated: { name: Line(60) },
  writable: ['fair', 'rank', 'link', 'target', 'linkType', 'isVisible', 'isWithModalLogin', 'access'],
  fixed: ['fair'],
  required: ['fair', 'link', 'name'],
  filters: ['fair', 'isVisible'],
  sort: ['rank'],
  order: ['rank'],
  scope: { fair: 'fair' },
  policy: shownPolicy,
})
