import { Type } from 'typebox'
import { Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

/** A sector of a firm; the one of lowest rank is what it is known for. */
export const firmBusinessSectors = defineResource({
  name: 'firm_business_sectors',
  table: 'firm_business_sector',
  tag: 'Exhibitors',
  record: {
    firm: Ref('firms'),
    businessSector: Ref<{ name: string }>('business_sectors', { show: ['name'] }),
    rank: Type.Integer({ minimum: 0, maximum: 1000 }),
  },
  writable: ['firm', 'businessSector', 'rank'],
  fixed: ['firm'],
  required: ['firm', 'businessSector'],
  filters: ['firm', 'businessSector'],
  sort: ['rank'],
  order: ['rank'],
  scope: { fair: 'firm.fairFirms.fair', firm: 'firm', followed: 'firm' },
  policy: {
    superAdmin: 'LRCUD:A',
    superOrganizer: 'LRCUD:G',
    organizer: ['LRCUD:F', 'LR:p'],
    firmAdmin: ['LRCUD:M', 'LR:p'],
    clusterAdmin: ['LR:C', 'LR:p'],
    standContact: 'LR:p',
    speaker: 'LR:p',
    moderator: 'LR:p',
    press: 'LR:p',
    visitor: 'LR:p',
    anonymous: 'LR:P',
  },
})
