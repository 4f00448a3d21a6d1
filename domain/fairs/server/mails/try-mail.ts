import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { unauthorized } from '#platform/server/refusal.ts'
import type { previewMail, testMail } from '../../contract/mail-calls.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { assertOneSendable } from './assert-sendable.ts'
import { cleanMail } from './clean-mail.ts'
import { commonWords } from './common/words.ts'
import { composeMail } from './compose.ts'
import { exampleReaderOf, self } from './example-reader.ts'

/** As somebody of the fair would get it; what cannot be filled in stays as it is written. */
export async function mailPreview(
  fair: number,
  kind: string,
  { locale, turn = 0, ...words }: BodyOf<typeof previewMail>,
  context: Context,
): Promise<ResponseOf<typeof previewMail>> {
  await assertOrganizer(fair, context)
  const values = await exampleReaderOf(fair, kind, locale, turn, context)
  const clean = { ...words, text: cleanMail(words.text) }
  return {
    ...composeMail(kind, locale, clean, values, context.services.settings.PUBLIC_URL),
    reader: `${values.firstName} ${values.lastName}`,
  }
}

/** The subject of a mail that is only tried. */
export const asTest = (locale: Locale, subject: string) => `${commonWords[locale].test}${subject}`

const limit = { name: 'mail-test', max: 10, seconds: 3600 }

/**
 * Goes to the caller alone, filled in with their own name, with a link that opens nothing but the fair. Keeps its own
 * transaction: the limit counts even when nothing is sent. @throws 422, 429
 */
export async function sendTest(
  fair: number,
  kind: string,
  { locale, ...sent }: BodyOf<typeof testMail>,
  context: Context,
): Promise<ResponseOf<typeof testMail>> {
  const { services, actor } = context
  await assertOrganizer(fair, context)
  const words = assertOneSendable(kind, sent)
  const me = await self(context)
  if (!me || actor.userId === null) throw unauthorized()
  await services.limiter.consume(limit, String(actor.userId))
  const values = { ...(await exampleReaderOf(fair, kind, locale, 0, context)), ...me.values }
  const { subject, ...rest } = composeMail(kind, locale, words, values, services.settings.PUBLIC_URL)
  await services.database.transaction(db =>
    services.outbox.queue(db, {
      ...rest,
      subject: asTest(locale, subject),
      kind: 'mail_test',
      to: { address: me.email },
      locale: locale,
      fair,
    }),
  )
  return { recipient: me.email, isSent: Boolean(services.settings.SMTP_URL) }
}
