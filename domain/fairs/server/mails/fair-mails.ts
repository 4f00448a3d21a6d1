import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { type Locale, locales } from '#platform/contract/locale.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { readMail, writeMail } from '../../contract/mail-calls.ts'
import type { FairMailKind } from '../../contract/mail-kinds.ts'
import type { MailWords } from '../../contract/mail-words.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { assertSendable } from './assert-sendable.ts'
import { standardMail } from './standard-mail.ts'

type Own = Partial<Record<Locale, MailWords>>

async function ownWords(fair: number, kind: FairMailKind, { db }: Context): Promise<Own> {
  const row = await maybeOne<{ translations: Own }>(db)`
    select translations from fair_email where fair_id = ${fair} and kind = ${kind}`
  const written = row?.translations ?? {}
  return Object.fromEntries(
    locales.flatMap(locale => {
      const { subject, text, action } = written[locale] ?? {}
      return subject && text ? [[locale, { subject, text, ...(action && { action }) }]] : []
    }),
  )
}

/** The same words give the same version, by whichever call they were written. */
const versionOf = (own: Own) =>
  Object.keys(own).length ? createHash('sha1').update(JSON.stringify(own)).digest('hex') : ''

export async function readMailOf(
  fair: number,
  kind: FairMailKind,
  context: Context,
): Promise<ResponseOf<typeof readMail>> {
  await assertOrganizer(fair, context)
  const own = await ownWords(fair, kind, context)
  const standard = Object.fromEntries(locales.map(locale => [locale, standardMail(kind, locale)]))
  return { version: versionOf(own), own, standard }
}

/** @throws 412 when somebody has worded it otherwise meanwhile; 422 naming what cannot be sent so. */
export async function writeMailOf(
  fair: number,
  kind: FairMailKind,
  sent: BodyOf<typeof writeMail>,
  context: Context,
): Promise<ResponseOf<typeof writeMail>> {
  await assertOrganizer(fair, context)
  await sql`select 1 from fair where id = ${fair} for update`.execute(context.db)
  if (versionOf(await ownWords(fair, kind, context)) !== sent.version)
    throw new Refusal(412, 'changed_meanwhile')
  const own = assertSendable(kind, sent.own)
  if (Object.keys(own).length)
    await sql`
      insert into fair_email (fair_id, kind, translations)
        values (${fair}, ${kind}, ${JSON.stringify(own)}::jsonb)
      on conflict (fair_id, kind) do update set translations = excluded.translations`.execute(context.db)
  else await sql`delete from fair_email where fair_id = ${fair} and kind = ${kind}`.execute(context.db)
  await audit(
    {
      action: 'word_mail',
      resource: 'fairs',
      resourceId: fair,
      fair,
      details: { kind, languages: Object.keys(own) },
    },
    context,
  )
  return { version: versionOf(await ownWords(fair, kind, context)) }
}
