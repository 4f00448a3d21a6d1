import { Type } from 'typebox'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** 0 waiting, 1 validated, 2 refused. */
export const Validation = Type.Integer({ minimum: 0, maximum: 2 })

/** A firm in a fair. */
export const fairFirms = defineResource({
  name: 'fair_firms',
  table: 'fair_firm',
  tag: 'Exhibitors',
  record: {
    fair: Ref<{ homepage: string; name: string | null }>('fairs', { show: ['homepage', 'name'] }),
    firm: Ref<{ name: string }>('firms', { show: ['name'] }),
    isValidated: Validation,
  },
  writable: ['fair', 'firm', 'isValidated'],
  fixed: ['fair', 'firm'],
  required: ['fair', 'firm'],
  filters: ['fair', 'firm', 'isValidated'],
  sort: ['id'],
  scope: { fair: 'fair', participation: 'id' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: 'LRCUD:F',
    clusterAdmin: 'LR:C',
    firmAdmin: 'LR:M',
  },
})
