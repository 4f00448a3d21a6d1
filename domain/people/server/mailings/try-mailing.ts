import { sql } from 'kysely'
import { assertOneSendable, asTest, composeMail, self } from '#domain/fairs/server/index.ts'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { invalid, unauthorized } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { previewMailing, testMailing } from '../../contract/mailings.ts'
import { mailPaths } from '../../contract/paths.ts'
import { boothsOf, candidatesOf, leftOutOf, readersSentTo } from './mailing-readers.ts'
import { type KeptMailing, ownMailing } from './own-mailing.ts'
import { pathOfPage, readerValues } from './reader-values.ts'

type Reader = { firstName: string; lastName: string; firm: string | null; booths: string | null }

const readerColumns = (fair: number) => sql`
  u.first_name as "firstName", u.last_name as "lastName",
  (select o.name from firm o where o.id = u.firm_id) as firm, ${boothsOf(sql`${fair}::int`)} as booths`

/** One of those who get it: the one who is named, else round and round. */
async function readerOf(
  mailing: KeptMailing,
  { reader, turn = 0 }: { reader?: number; turn?: number },
  context: Context,
): Promise<Reader | undefined> {
  const { from } =
    mailing.state === 'draft' ? await candidatesOf(mailing, context) : readersSentTo(mailing.id)
  const those = sql`from (${from}) found join app_user u on u.id = found.id
    where ${leftOutOf(sql`${mailing.fair}::int`)} is null`
  const { total } = await one<{ total: number }>(context.db)`select count(*)::int as total ${those}`
  const rows = await many<Reader>(context.db)`
    select ${readerColumns(mailing.fair)} ${those}
      ${reader === undefined ? sql`` : sql`and u.id = ${reader}`}
    order by u.id limit 1 offset ${reader === undefined && total ? turn % total : 0}`
  return rows[0]
}

/** The same with one's own name, to try it on oneself. */
async function oneself(fair: number, { db, actor }: Context): Promise<Reader> {
  return one<Reader>(db)`select ${readerColumns(fair)} from app_user u where u.id = ${actor.userId}`
}

type Drafted = Pick<BodyOf<typeof previewMailing>, 'locale' | 'page' | 'deadline'>

async function valuesFor(reader: Reader, mailing: KeptMailing, drafted: Drafted, context: Context) {
  const { locale, page, deadline } = drafted
  const { name } = await one<{ name: string | null }>(context.db)`
    select ${translatedText('f', 'name', locale)} as name from fair f where f.id = ${mailing.fair}`
  const { firstName, lastName } = reader
  return {
    ...readerValues(reader, locale, deadline),
    firstName,
    lastName,
    fair: name ?? '',
    link: new URL(hrefOf(pathOfPage[page], {}, mailing.homepage), context.services.settings.PUBLIC_URL).href,
  }
}

/** The page of the link by which one wants no more, without a token. */
const optOutPage = ({ services }: Context) =>
  new URL(mailPaths.mailUnsubscribe, services.settings.PUBLIC_URL).href

/** As one of its readers would get it; what cannot be filled in stays as it is written. */
export async function mailingPreview(
  id: number,
  { reader: chosen, turn, locale, page, deadline, ...words }: BodyOf<typeof previewMailing>,
  context: Context,
): Promise<ResponseOf<typeof previewMailing>> {
  const mailing = await ownMailing(id, context)
  const asked = { ...(chosen !== undefined && { reader: chosen }), ...(turn !== undefined && { turn }) }
  const reader = (await readerOf(mailing, asked, context)) ?? (await oneself(mailing.fair, context))
  const values = await valuesFor(reader, mailing, { locale, page, deadline }, context)
  const origin = context.services.settings.PUBLIC_URL
  return {
    ...composeMail('mailing', locale, words, values, origin, [], optOutPage(context)),
    reader: `${values.firstName} ${values.lastName}`,
  }
}

const limit = { name: 'mail-test', max: 10, seconds: 3600 }

/** Goes to the caller alone. Keeps its own transaction: the limit counts even when nothing is sent. @throws 422, 429 */
export async function sendMailingTest(
  id: number,
  { locale, page, deadline, ...sent }: BodyOf<typeof testMailing>,
  context: Context,
): Promise<ResponseOf<typeof testMailing>> {
  const { services, actor } = context
  const mailing = await ownMailing(id, context)
  const words = assertOneSendable('mailing', sent)
  if (deadline === null && /\{\{\s*deadline\s*\}\}/.test(`${words.subject} ${words.text}`))
    throw invalid({ deadline: 'required' })
  const me = await self(context)
  if (!me || actor.userId === null) throw unauthorized()
  await services.limiter.consume(limit, String(actor.userId))
  const reader = await oneself(mailing.fair, context)
  const values = await valuesFor(reader, mailing, { locale, page, deadline }, context)
  const origin = services.settings.PUBLIC_URL
  const { subject, ...rest } = composeMail('mailing', locale, words, values, origin, [], optOutPage(context))
  await services.database.transaction(db =>
    services.outbox.queue(db, {
      ...rest,
      subject: asTest(locale, subject),
      kind: 'mail_test',
      to: { address: me.email },
      locale,
      fair: mailing.fair,
    }),
  )
  return { recipient: me.email, isSent: Boolean(services.settings.SMTP_URL) }
}
