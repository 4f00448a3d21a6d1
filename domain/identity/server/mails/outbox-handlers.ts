import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as outbox from '../../contract/outbox.ts'
import { listOutboxMails, queueAgain, queueAllAgain, readOutboxMail, stateOfOutbox } from './outbox-mails.ts'

export const outboxHandlers: Handler[] = [
  handle(outbox.outboxMails, ({ query }, context) => listOutboxMails({ ...query }, context)),
  handle(outbox.outboxState, (_call, context) => stateOfOutbox(context)),
  handle(outbox.openMail, ({ params }, context) => readOutboxMail(params.id, context), { writes: true }),
  handle(outbox.sendMailsAgain, ({ body }, context) => queueAllAgain(body.ids, context)),
  handle(outbox.sendMailAgain, ({ params }, context) => queueAgain(params.id, context)),
]
