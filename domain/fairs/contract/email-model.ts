import { Type } from 'typebox'
import { Line } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { mailFields } from './mail-words.ts'

export const emailKindPattern = '^[a-z][a-z0-9_]*$'

/** The wordings from which a fair's own mails start. */
export const emails = defineResource({
  name: 'emails',
  table: 'email_model',
  tag: 'Fairs',
  record: { kind: Line(60, { pattern: emailKindPattern }), isModel: Type.Boolean() },
  translated: mailFields,
  writable: ['kind', 'isModel'],
  required: ['kind', 'subject'],
  filters: ['isModel', 'kind'],
  sort: ['kind'],
  order: ['kind'],
  policy: { superAdmin: 'LRCUD:A', superOrganizer: 'LR:A', organizer: 'LR:A' },
})
