import { sql } from 'kysely'
import type { BodyOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { entriesOf } from '#platform/contract/record.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { fieldChangesOf, keepFieldChanges } from '#platform/server/history/field-changes.ts'
import { Refusal } from '#platform/server/refusal.ts'
import type { writeMailDraft } from '../../contract/mail-calls.ts'
import { type MailInLanguages, mailFieldsOf } from '../../contract/mail-fields.ts'
import { assertOrganizer } from '../fair-queries.ts'
import { cleanMail } from './clean-mail.ts'
import { ownWords } from './own-words.ts'

type StoredDraft = { words: MailInLanguages | null; version: number }

/** What is written of a mail and not published. */
export const mailDraftOf = async (fair: number, kind: string, { db }: Context): Promise<StoredDraft> =>
  (await maybeOne<StoredDraft>(db)`
    select words, version from fair_email_draft where fair_id = ${fair} and kind = ${kind}`) ?? {
    words: null,
    version: 0,
  }

const recordOf = (fair: number, kind: string) => ({ resource: `mail.${kind}`, id: fair, fair })

export const keepMailChanges = (
  fair: number,
  kind: string,
  before: MailInLanguages,
  after: MailInLanguages,
  context: Context,
) => keepFieldChanges(recordOf(fair, kind), mailFieldsOf(before), mailFieldsOf(after), context)

const cleaned = (words: MailInLanguages): MailInLanguages =>
  Object.fromEntries(
    entriesOf(words).flatMap(([locale, one]) =>
      one ? [[locale, { ...one, text: cleanMail(one.text) }]] : [],
    ),
  )

const isSame = (one: MailInLanguages, other: MailInLanguages) =>
  JSON.stringify(mailFieldsOf(one)) === JSON.stringify(mailFieldsOf(other))

/** @throws 412 when somebody has written on meanwhile */
export async function writeMailDraftOf(
  fair: number,
  kind: string,
  sent: BodyOf<typeof writeMailDraft>,
  context: Context,
): Promise<ResponseOf<typeof writeMailDraft>> {
  await assertOrganizer(fair, context)
  await sql`select 1 from fair where id = ${fair} for update`.execute(context.db)
  const before = await mailDraftOf(fair, kind, context)
  if (before.version !== sent.version) throw new Refusal(412, 'changed_meanwhile')
  const own = await ownWords(fair, kind, context)
  const written = sent.words && cleaned(sent.words)
  const words = written && !isSame(written, own) ? written : null
  await sql`
    insert into fair_email_draft (fair_id, kind, words)
      values (${fair}, ${kind}, ${words && JSON.stringify(words)}::jsonb)
    on conflict (fair_id, kind) do update
      set words = excluded.words, version = fair_email_draft.version + 1`.execute(context.db)
  await keepMailChanges(fair, kind, before.words ?? own, words ?? own, context)
  return { draft: words, draftVersion: before.version + 1 }
}

export async function mailChangesOf(fair: number, kind: string, context: Context) {
  await assertOrganizer(fair, context)
  return fieldChangesOf(recordOf(fair, kind), context)
}
