import { locales } from '#platform/contract/locale.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { MailInLanguages } from '../../contract/mail-fields.ts'

/** The words that a fair sends a mail with, where they are not the standard ones. */
export async function ownWords(fair: number, kind: string, { db }: Context): Promise<MailInLanguages> {
  const row = await maybeOne<{ translations: MailInLanguages }>(db)`
    select translations from fair_email where fair_id = ${fair} and kind = ${kind}`
  const written = row?.translations ?? {}
  return Object.fromEntries(
    locales.flatMap(locale => {
      const { subject, text, action } = written[locale] ?? {}
      return subject && text ? [[locale, { subject, text, ...(action && { action }) }]] : []
    }),
  )
}
