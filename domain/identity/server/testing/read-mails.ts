import type { Database } from '#platform/server/database/database.ts'
import { many } from '#platform/server/database/rows.ts'

export type ReadMail = {
  kind: string
  to: string
  locale: string
  subject: string
  text: string
  html: string | null
}

/** What was written to an address, the latest last. */
export async function mailsTo(database: Database, address: string): Promise<ReadMail[]> {
  return many<ReadMail>(database.kysely)`
    select kind, recipient as "to", locale, subject, text, html from outbox_mail where recipient = ${address}
      order by id`
}

/** The token behind the `#` of the link in the latest mail of a kind. */
export async function tokenFrom(database: Database, address: string, kind: string): Promise<string> {
  const mails = (await mailsTo(database, address)).filter(mail => mail.kind === kind)
  return /#(?:token|invitation|email|offer)=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? ''
}
