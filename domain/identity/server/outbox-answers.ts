import { type Answer, answer } from '#platform/server/http/endpoint-routes.ts'
import * as outbox from '../contract/outbox.ts'
import { listMails, queueAgain, queueAllAgain, readMail, stateOfOutbox } from './outbox-mails.ts'

export const outboxAnswers: Answer[] = [
  answer(outbox.outboxMails, ({ query }, context) => listMails({ ...query }, context)),
  answer(outbox.outboxState, (_call, context) => stateOfOutbox(context)),
  answer(outbox.openMail, ({ params }, context) => readMail(params.id, context), { writes: true }),
  answer(outbox.sendMailsAgain, ({ body }, context) => queueAllAgain(body.ids, context)),
  answer(outbox.sendMailAgain, ({ params }, context) => queueAgain(params.id, context)),
]
