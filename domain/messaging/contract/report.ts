import { type Static, Type } from 'typebox'
import { defineEndpoint } from '#platform/contract/endpoint.ts'
import { Id } from '#platform/contract/fields.ts'
import { runners } from '#platform/contract/runners.ts'
import { CallOutcome, Correspondent, reportReasons } from './message.ts'

const tag = 'Messages'
const text = Type.Union([Type.String(), Type.Null()])
const person = Type.Union([Correspondent, Type.Null()])
const ById = Type.Object({ id: Id })

export const reportOrders = [
  'author',
  '-author',
  'about',
  '-about',
  'reason',
  '-reason',
  'reporter',
  '-reporter',
  'state',
  '-state',
  'createdAt',
  '-createdAt',
] as const
export type ReportOrder = (typeof reportOrders)[number]

export const MessageReport = Type.Object({
  id: Id,
  fair: Type.Object({ id: Id, homepage: Type.String(), name: text }),
  /** What was reported: one message, or the other side of a conversation. */
  about: Type.Enum(['message', 'person', 'booth']),
  reason: Type.Enum([...reportReasons]),
  note: Type.String(),
  /** What its reporter said of it anew while it waited. */
  repeats: Type.Array(
    Type.Object({
      reason: Type.Enum([...reportReasons]),
      note: Type.String(),
      createdAt: Type.String(),
    }),
  ),
  reporter: person,
  /** Who wrote what was reported, or the person who was. */
  author: person,
  /** That was reported, or whose message; without the firm once that is gone. */
  booth: Type.Union([Type.Object({ firm: text, number: text }), Type.Null()]),
  createdAt: Type.String(),
  settledAt: text,
})
export type MessageReport = Static<typeof MessageReport>

export const messageReports = defineEndpoint({
  method: 'GET',
  path: '/message_reports',
  tag,
  summary:
    'Messages, people and booths that were reported in the fairs that one runs, without what was written: those not settled first unless asked otherwise',
  allow: runners,
  form: 'list',
  query: Type.Object({
    fair: Type.Optional(Type.String({ maxLength: 80 })),
    order: Type.Optional(Type.Enum([...reportOrders])),
  }),
  response: Type.Array(MessageReport),
})

const ReportedFile = Type.Union([
  Type.Object({
    /** None of what stands beside what was reported: that is not opened. */
    id: Type.Union([Id, Type.Null()]),
    name: Type.String(),
    mimeType: Type.String(),
    size: Type.Integer(),
  }),
  Type.Null(),
])

export const openReport = defineEndpoint({
  method: 'GET',
  path: '/message_reports/{id}',
  tag,
  summary:
    'A reported message with those around it, or the last ones and calls with whoever was reported; that it was read is written down',
  audit: 'always',
  allow: runners,
  params: ById,
  response: Type.Object({
    ...MessageReport.properties,
    messages: Type.Array(
      Type.Object({
        id: Id,
        author: person,
        text: Type.String(),
        file: ReportedFile,
        call: CallOutcome,
        isReported: Type.Boolean(),
        createdAt: Type.String(),
      }),
    ),
  }),
})

export const settleReport = defineEndpoint({
  method: 'POST',
  path: '/message_reports/{id}/settle',
  tag,
  summary: 'Settle a report',
  audit: 'changes',
  allow: runners,
  params: ById,
})
