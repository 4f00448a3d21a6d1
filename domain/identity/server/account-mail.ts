import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { Locale } from '#platform/contract/locale.ts'
import type { Services } from '#platform/server/services.ts'
import { mails } from './mails.ts'

type To = { email: string; firstName: string; locale: Locale }

/** Queues a mail about an account with the change it reports. The link is of the configured address, never of the request. */
export async function mailAbout(
  kind: keyof typeof mails,
  to: To,
  path: string,
  db: Kysely<Tables>,
  { outbox, settings }: Services,
) {
  const words = mails[kind][to.locale]
  await outbox.queue(db, {
    kind: `account-${kind}`,
    to: { address: to.email, name: to.firstName },
    locale: to.locale,
    subject: words.subject,
    text: words.text(settings.PUBLIC_URL + path, to.firstName),
  })
}
