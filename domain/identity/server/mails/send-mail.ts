import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale } from '#platform/contract/locale.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { type TokenName, withToken } from '../../contract/mail-links.ts'
import { accountPaths } from '../../contract/paths.ts'
import { composeMail, type OwnWording } from './compose.ts'
import type { MailKind } from './mail-words.ts'

export type MailOrder = {
  userId: number
  kind: MailKind
  /** The fair it is about: its name, its own wording, its address. */
  fair?: number | null
  /** The page that the button opens. */
  path?: string
  token?: { name: TokenName; value: string }
  /** Instead of the person's own address. */
  address?: string
}

type Addressee = {
  email: string
  firstName: string
  lastName: string
  locale: string
  fairName: string | null
  homepage: string | null
  own: OwnWording | null
}

/** Writes a mail to somebody, in their language, with the change that it reports. */
export async function sendMail(db: Kysely<Tables>, services: Services, order: MailOrder): Promise<void> {
  const { rows: known } = await sql<{
    locale: string
  }>`select locale from app_user where id = ${order.userId}`.execute(db)
  const locale = isLocale(known[0]?.locale) ? known[0].locale : defaultLocale
  const { rows } = await sql<Addressee>`
    select u.email, u.first_name as "firstName", u.last_name as "lastName", u.locale,
      ${translatedText('f', 'name', locale)} as "fairName", f.homepage,
      (select case when e.translations->${locale}->>'text' is not null then e.translations->${locale} end
        from fair_email e where e.fair_id = f.id and e.kind = ${order.kind}) as own
    from app_user u left join fair f on f.id = ${order.fair ?? null} where u.id = ${order.userId}`.execute(db)
  const someone = rows[0]
  if (!someone) return
  const page =
    order.path === undefined
      ? null
      : new URL(
          hrefOf(order.path, {}, order.path === accountPaths.login ? null : someone.homepage),
          services.settings.PUBLIC_URL,
        ).href
  const link = page && order.token ? withToken(page, order.token.name, order.token.value) : page
  const composed = composeMail(
    order.kind,
    locale,
    { firstName: someone.firstName, fair: someone.fairName ?? 'Verrière' },
    link,
    someone.own?.subject && someone.own.text ? someone.own : null,
  )
  await services.outbox.queue(db, {
    ...composed,
    kind: order.kind,
    to: {
      name: `${someone.firstName} ${someone.lastName}`.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' '),
      address: order.address ?? someone.email,
    },
    locale,
    fair: order.fair ?? null,
  })
}
