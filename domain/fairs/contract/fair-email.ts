import { Line, Ref } from '#platform/contract/fields.ts'
import { defineResource } from '#platform/contract/resource.ts'
import { emailKindPattern } from './email-model.ts'
import { mailFields } from './mail-words.ts'

/** A fair's own wording of one of the mails that are sent in its name. */
export const fairEmails = defineResource({
  name: 'fair_emails',
  table: 'fair_email',
  tag: 'Fairs',
  record: { fair: Ref('fairs'), kind: Line(60, { pattern: emailKindPattern }) },
  translated: mailFields,
  writable: ['fair', 'kind'],
  fixed: ['fair', 'kind'],
  required: ['fair', 'kind', 'subject'],
  filters: ['fair', 'kind'],
  sort: ['kind'],
  order: ['kind'],
  scope: { fair: 'fair' },
  policy: { superAdmin: 'LRCUD:A', superOrganizer: 'LRCUD:G', organizer: 'LRCUD:F' },
})
