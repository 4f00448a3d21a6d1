import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { locales } from '#platform/contract/locale.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { type listMails, mailGroups, type readMail, type writeMail } from '../../contract/mail-calls.ts'
import type { MailInLanguages } from '../../contract/mail-fields.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { assertSendable } from './assert-sendable.ts'
import { declaredMail, editableMails, mailNamesOf, titleOf } from './declared-mails.ts'
import { keepMailChanges, mailDraftOf } from './mail-draft.ts'
import { ownWords } from './own-words.ts'
import { standardMail } from './standard-mail.ts'

/** The same words give the same version, by whichever call they were written. */
const versionOf = (own: MailInLanguages) =>
  Object.keys(own).length ? createHash('sha1').update(JSON.stringify(own)).digest('hex') : ''

export async function fairMails(fair: number, context: Context): Promise<ResponseOf<typeof listMails>> {
  await assertOrganizer(fair, context)
  const worded = await many<{ kind: string }>(context.db)`select kind from fair_email where fair_id = ${fair}`
  const own = new Set(worded.map(({ kind }) => kind))
  const mails = editableMails()
  return mailGroups.map(group => ({
    group,
    mails: mails
      .filter(mail => mail.editable.group === group)
      .map(mail => ({ kind: mail.kind, ...titleOf(mail, context.locale), isOwn: own.has(mail.kind) })),
  }))
}

export async function readMailOf(
  fair: number,
  kind: string,
  context: Context,
): Promise<ResponseOf<typeof readMail>> {
  await assertOrganizer(fair, context)
  const own = await ownWords(fair, kind, context)
  const standard = Object.fromEntries(locales.map(locale => [locale, standardMail(kind, locale)]))
  const draft = await mailDraftOf(fair, kind, context)
  const mail = declaredMail(kind)
  const { locale } = context
  return {
    ...titleOf(mail, locale),
    link: mail.link,
    names: mailNamesOf(mail, locale),
    version: versionOf(own),
    own,
    standard,
    draft: draft.words,
    draftVersion: draft.version,
  }
}

/** @throws 412 when somebody has worded it otherwise meanwhile; 422 naming what cannot be sent so. */
export async function writeMailOf(
  fair: number,
  kind: string,
  sent: BodyOf<typeof writeMail>,
  context: Context,
): Promise<ResponseOf<typeof writeMail>> {
  await assertOrganizer(fair, context)
  await sql`select 1 from fair where id = ${fair} for update`.execute(context.db)
  const before = await ownWords(fair, kind, context)
  if (versionOf(before) !== sent.version) throw new Refusal(412, 'changed_meanwhile')
  const own = assertSendable(kind, sent.own)
  if (Object.keys(own).length)
    await sql`
      insert into fair_email (fair_id, kind, translations)
        values (${fair}, ${kind}, ${JSON.stringify(own)}::jsonb)
      on conflict (fair_id, kind) do update set translations = excluded.translations`.execute(context.db)
  else await sql`delete from fair_email where fair_id = ${fair} and kind = ${kind}`.execute(context.db)
  // While there is a draft its history goes on: what is published was written there.
  const { words } = await mailDraftOf(fair, kind, context)
  if (!words) await keepMailChanges(fair, kind, before, own, context)
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
