import { Type } from 'typebox'
import { Line, RichText } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'

export const emailKindPattern = '^[a-z][a-z0-9_]*$'

/** The wordings from which a fair's own mails start. */
export const emails = defineResource({
  name: 'emails',
  table: 'email_model',
  tag: 'Fairs',
  record: { kind: Line(60, { pattern: emailKindPattern }), isModel: Type.Boolean() },
  translated: { subject: Line(200), text: RichText(20_000) },
  writable: ['kind', 'isModel'],
  required: ['kind', 'subject'],
  filters: ['isModel', 'kind'],
  sort: ['kind'],
  order: ['kind'],
  policy: { superAdmin: 'LRCUD:A', superOrganizer: 'LR:A', organizer: 'LR:A' },
})
