import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { recordOf } from '#platform/contract/record.ts'

const tag = 'Outbox'
const allow = ['superAdmin'] as const
const text = Type.Union([Type.String(), Type.Null()])
const params = Type.Object({ id: Id })

/**
 * queued: on its way; kept: no mail server is configured; failed: refused for good; given_up: a day of trying was not
 * enough; sent: its words are forgotten.
 */
export const mailStates = ['queued', 'kept', 'failed', 'given_up', 'sent'] as const
export type MailState = (typeof mailStates)[number]

/** What went nowhere and still has its words. */
export const toSendAgain: readonly MailState[] = ['kept', 'failed', 'given_up']

export const outboxOrders = [
  'subject',
  '-subject',
  'recipient',
  '-recipient',
  'state',
  '-state',
  'createdAt',
  '-createdAt',
] as const
export type OutboxOrder = (typeof outboxOrders)[number]

export const OutboxMail = Type.Object({
  id: Id,
  kind: Type.String(),
  state: Type.Enum([...mailStates]),
  recipient: Type.String(),
  recipientName: text,
  subject: Type.String(),
  locale: Type.String(),
  attempts: Type.Integer(),
  /** What the mail server said last. */
  error: text,
  createdAt: Type.String(),
  sentAt: text,
})
export type OutboxMail = Static<typeof OutboxMail>

export const OpenedMail = Type.Object({ ...OutboxMail.properties, replyTo: text, text: Type.String() })
export type OpenedMail = Static<typeof OpenedMail>

export const outboxMails = defineEndpoint({
  method: 'GET',
  path: '/outbox_mails',
  tag,
  summary: 'Mails that were written, the latest first unless asked otherwise, without their words',
  allow,
  form: 'list',
  query: Type.Object({
    state: Type.Optional(Type.Enum([...mailStates])),
    search: Type.Optional(Type.String({ maxLength: 100 })),
    order: Type.Optional(Type.Enum([...outboxOrders])),
  }),
  response: Type.Array(OutboxMail),
})

export const outboxState = defineEndpoint({
  method: 'GET',
  path: '/outbox_mails/state',
  tag,
  summary: 'How many mails are in which state, and whether there is a mail server at all',
  allow,
  response: Type.Object({
    hasServer: Type.Boolean(),
    counts: Type.Object(recordOf(mailStates, () => Type.Integer())),
  }),
})

/** A mail may hold a link that opens an account, so that reading one is written down. */
export const openMail = defineEndpoint({
  method: 'GET',
  path: '/outbox_mails/{id}',
  tag,
  summary: 'A mail with its words; reading it is written down',
  audit: 'always',
  allow,
  params,
  response: OpenedMail,
})

export const sendMailAgain = defineEndpoint({
  method: 'POST',
  path: '/outbox_mails/{id}/send',
  tag,
  summary: 'Send a mail that was kept or has failed',
  audit: 'always',
  allow,
  params,
})

export const sendMailsAgain = defineEndpoint({
  method: 'POST',
  path: '/outbox_mails/send',
  tag,
  summary: 'Send those of several mails that were kept or have failed; says how many',
  audit: 'changes',
  allow,
  body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 100 }) }, { additionalProperties: false }),
  response: Type.Object({ count: Type.Integer() }),
})
