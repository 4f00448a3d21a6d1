import { Type } from 'typebox'
import { defineEvent } from '#platform/contract/event.ts'
import { Id } from '#platform/contract/fields.ts'

/** Somebody reported a message of a room to those who moderate there. */
export const chatMessageReported = defineEvent(
  'chat_message.reported',
  Type.Object({ report: Id, fair: Id }),
  ({ report }) => `chat_report:${report}`,
)
