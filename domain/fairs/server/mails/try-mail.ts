import type { AnswerOf, BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import type { previewMail, testMail } from '../../contract/mail-calls.ts'
import type { FairMailKind } from '../../contract/mail-kinds.ts'
import { demandOrganizer } from '../fair-queries.ts'
import { cleanMail } from './clean-mail.ts'
import { composeMail } from './compose.ts'
import { demandOneSendable } from './demand-sendable.ts'
import { readerOf, self } from './example-reader.ts'
import { standardWords } from './words.ts'

/** As somebody of the fair would get it; what cannot be filled in stays as it is written. */
export async function previewOf(
  fair: number,
  kind: FairMailKind,
  { locale, turn = 0, ...words }: BodyOf<typeof previewMail>,
  context: Context,
): Promise<AnswerOf<typeof previewMail>> {
  await demandOrganizer(fair, context)
  const values = await readerOf(fair, kind, locale, turn, context)
  const clean = { ...words, text: cleanMail(words.text) }
  return {
    ...composeMail(kind, locale, clean, values, context.services.settings.PUBLIC_URL),
    reader: `${values.firstName} ${values.lastName}`,
  }
}

const limit = { name: 'mail-test', max: 10, seconds: 3600 }

/**
 * Goes to the caller alone, filled in with their own name, with a link that opens nothing but the fair. Keeps its own
 * transaction: the limit counts even when nothing is sent. @throws 422, 429
 */
export async function sendTest(
  fair: number,
  kind: FairMailKind,
  { locale, ...sent }: BodyOf<typeof testMail>,
  context: Context,
): Promise<AnswerOf<typeof testMail>> {
  const { services, actor } = context
  await demandOrganizer(fair, context)
  const words = demandOneSendable(kind, sent)
  const me = await self(context)
  if (!me || actor.userId === null) throw unauthorized()
  await services.limiter.demand(limit, String(actor.userId))
  const values = { ...(await readerOf(fair, kind, locale, 0, context)), ...me.values }
  const { subject, ...rest } = composeMail(kind, locale, words, values, services.settings.PUBLIC_URL)
  await services.database.transaction(db =>
    services.outbox.queue(db, {
      ...rest,
      subject: `${standardWords[locale].test}${subject}`,
      kind: 'mail_test',
      to: { address: me.email },
      locale: locale,
      fair,
    }),
  )
  services.outbox.wake()
  return { recipient: me.email, isSent: Boolean(services.settings.SMTP_URL) }
}
