import { type Handler, handle } from '#platform/server/http/endpoint-routes.ts'
import * as choices from '../../contract/mail-choice.ts'
import * as calls from '../../contract/mailings.ts'
import { chooseMailsOf, leadToChoice, showMailChoice } from './mail-choice.ts'
import { beginMailingOf, dropMailingOf, mailingsOf, readMailingOf, writeMailingOf } from './mailings.ts'
import { listReaders } from './progress.ts'
import { sendMailingOf, stopMailingOf } from './send-mailing.ts'
import { mailingPreview, sendMailingTest } from './try-mailing.ts'

export const mailingHandlers: Handler[] = [
  handle(calls.listMailings, ({ params, query }, context) => mailingsOf(params, { ...query }, context)),
  handle(calls.beginMailing, ({ params, body }, context) => beginMailingOf(params, body, context)),
  handle(calls.readMailing, ({ params }, context) => readMailingOf(params.id, context)),
  handle(calls.writeMailing, ({ params, body }, context) => writeMailingOf(params.id, body, context)),
  handle(calls.dropMailing, ({ params }, context) => dropMailingOf(params.id, context)),
  handle(calls.readersOfMailing, ({ params, query }, context) =>
    listReaders(params.id, { ...query }, context),
  ),
  handle(calls.previewMailing, ({ params, body }, context) => mailingPreview(params.id, body, context), {
    writes: false,
  }),
  handle(calls.testMailing, ({ params, body }, context) => sendMailingTest(params.id, body, context), {
    writes: false,
  }),
  handle(calls.sendMailing, ({ params, body }, context) => sendMailingOf(params.id, body, context)),
  handle(calls.stopMailing, ({ params }, context) => stopMailingOf(params.id, context)),
  handle(choices.leadToMailChoice, async ({ params }, context) => leadToChoice(params.token, context)),
  handle(choices.optOutAtOnce, ({ params }, context) =>
    chooseMailsOf({ token: params.token, isWanted: false }, context),
  ),
  handle(choices.shownMailChoice, ({ body }, context) => showMailChoice(body, context), { writes: false }),
  handle(choices.chooseMails, ({ body }, context) => chooseMailsOf(body, context)),
]
