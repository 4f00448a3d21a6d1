import { Type } from 'typebox'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** Passes that an exhibitor of a fair gives out: those who run the fair say how many. */
export const passAllotments = defineResource({
  name: 'pass_allotments',
  table: 'pass_allotment',
  tag: 'Passes',
  record: {
    pass: Ref<{ name: string; shortName: string; color: string; type: string }>('passes', {
      show: ['name', 'shortName', 'color', 'type'],
    }),
    firm: Ref<{ name: string }>('firms', { show: ['name'] }),
    quantity: Type.Integer({ minimum: 1, maximum: 10_000 }),
    /** Of them with somebody: never more than there are. */
    given: Type.Integer(),
  },
  writable: ['pass', 'firm', 'quantity'],
  fixed: ['pass', 'firm'],
  required: ['pass', 'firm', 'quantity'],
  filters: ['pass', 'pass.fair', 'firm'],
  order: ['id'],
  scope: { fair: 'pass.fair', firm: 'firm' },
  policy: { superAdmin: 'LRCUD:A', superOrganizer: 'LRCUD:G', organizer: 'LRCUD:F', firmAdmin: 'LR:M' },
})
