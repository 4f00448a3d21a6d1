import type { Kysely } from 'kysely'
import { isSafeWording, type MailWords } from '#domain/fairs/contract/mail-words.ts'
import {
  composeMail,
  declaredMail,
  isEditable,
  isPublicFair,
  type MailGroup,
  type MailValues,
  standardMail,
} from '#domain/fairs/server/index.ts'
import type { Tables } from '#migrations/tables.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { defaultLocale, isLocale, type Locale } from '#platform/contract/locale.ts'
import { replaceControls } from '#platform/contract/text.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import type { MailKind } from '#platform/server/mail/mail-kind.ts'
import { Refusal } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Services } from '#platform/server/services.ts'
import { type TokenName, withToken } from '../../contract/mail-links.ts'
import { accountPaths } from '../../contract/paths.ts'
import { withinMailLimits } from '../accounts/mail-limits.ts'
import { issueToken, type Purpose } from '../accounts/one-time-tokens.ts'
import { optOutLinks } from './opt-out.ts'

export type MailOrder = {
  userId: number
  kind: MailKind
  /** The fair it is about: its name, its own wording, its address. Left out: the first that the person is in. */
  fair?: number | null
  /** The page that the button opens. */
  path?: string
  /** Its link opens something, once. */
  token?: { name: TokenName } & (
    | { purpose: Purpose; payload?: Readonly<Record<string, unknown>> }
    | { issued: string }
  )
  /** Instead of the person's own address. */
  address?: string
  /** What this mail names beyond the person and the fair. */
  values?: MailValues
  /** Listed after its words. */
  groups?: readonly MailGroup[]
  /** Seconds in which it can be taken back. */
  wait?: number
  /** Words of this mail alone, and the language they are in. */
  worded?: { locale: Locale; words: MailWords }
  calendar?: Mail['calendar']
  /** It tells them that their account is gone, and so does not go with it. */
  outlives?: true
  /** Two of one key are one. */
  key?: string
  /** It was written to many: whoever gets it can say that they want no more of them. */
  hasOptOut?: true
}

type Addressee = {
  email: string
  isConfirmed: boolean
  firstName: string
  lastName: string
  firm: string | null
  fairId: number | null
  fairName: string | null
  homepage: string | null
  /** There for those alone who have logged in. */
  isHidden: boolean
  /** The fair's words for them, else those for everybody. */
  own: { kind: string; words: Partial<MailWords> } | null
}

/** A fair in preparation is there for those alone who have logged in: until then its pages are none. */
function wayTo(path: string, { homepage, isHidden }: Addressee, hasToken: boolean): string {
  if (path === accountPaths.login || path === accountPaths.userOffer) return path
  const own = hrefOf(path, {}, homepage)
  if (!isHidden) return own
  return hasToken ? hrefOf(path, {}, null) : `${accountPaths.login}?${new URLSearchParams({ next: own })}`
}

/** A fair's own words, where they are its to choose and safe to send. */
const worded = (own: Addressee['own']): { kind: string; words: MailWords } | null => {
  const { subject, text, action } = own?.words ?? {}
  if (!own || !subject || !text || !isEditable(own.kind)) return null
  const words = { subject, text, ...(action && { action }) }
  return isSafeWording(declaredMail(own.kind).link, words) ? { kind: own.kind, words } : null
}

/**
 * Writes a mail to somebody, in their language, with the change that it reports.
 * @returns false where too many have gone to an address that nobody has confirmed: links sent before stay good.
 */
export async function sendMail(db: Kysely<Tables>, services: Services, order: MailOrder): Promise<boolean> {
  const { userId, kind, path, token, values, groups, key, calendar = null } = order
  const known = await maybeOne<{ locale: string; type: number; fair: number | null }>(db)`
    select locale, user_type_id as type,
      (select min(fair_id) from fair_user where user_id = ${userId}) as fair
    from app_user where id = ${userId}`
  const locale = order.worded?.locale ?? (isLocale(known?.locale) ? known.locale : defaultLocale)
  const fair = order.fair === undefined ? (known?.fair ?? null) : order.fair
  const ofType = declaredMail(kind).byType?.[known?.type ?? 0] ?? kind
  const someone = await maybeOne<Addressee>(db)`
    select u.email, u.email_confirmed_at is not null as "isConfirmed", u.first_name as "firstName",
      u.last_name as "lastName", m.name as firm,
      f.id as "fairId", ${translatedText('f', 'name', locale)} as "fairName", f.homepage,
        coalesce(not ${isPublicFair('f')}, false) as "isHidden",
      (select jsonb_build_object('kind', e.kind, 'words', e.translations->${locale}) from fair_email e
        where e.fair_id = f.id and e.kind in (${ofType}, ${kind})
          and e.translations->${locale}->>'subject' is not null
        order by e.kind = ${kind} limit 1) as own
    from app_user u left join fair f on f.id = ${fair} left join firm m on m.id = u.firm_id
    where u.id = ${userId}`
  if (!someone) return false
  const address = order.address ?? someone.email
  const isConfirmed = someone.isConfirmed && order.address === undefined
  if (
    !(await withinMailLimits(services.limiter.within(db), { address, isConfirmed, mail: declaredMail(kind) }))
  )
    return false
  const { firstName, lastName, fairName, firm, own } = someone
  const origin = services.settings.PUBLIC_URL
  const page = path === undefined ? null : new URL(wayTo(path, someone, token !== undefined), origin).href
  const link =
    page && token
      ? withToken(
          page,
          token.name,
          'issued' in token ? token.issued : await issueToken(db, userId, token.purpose, token.payload),
        )
      : page
  const chosen = order.worded
    ? { kind, words: order.worded.words }
    : (worded(own) ?? { kind: ofType, words: standardMail(ofType, locale) })
  const optOut =
    order.hasOptOut && someone.fairId !== null ? optOutLinks(userId, someone.fairId, services) : null
  const composed = composeMail(
    chosen.kind,
    locale,
    chosen.words,
    {
      ...values,
      firstName,
      lastName,
      fair: fairName ?? 'Verrière',
      ...(firm && { firm }),
      ...(link && { link }),
    },
    origin,
    groups,
    optOut?.page,
  )
  const to = { name: replaceControls(`${firstName} ${lastName}`), address }
  const mail = {
    ...composed,
    kind,
    to,
    ...(!order.outlives && { user: userId }),
    locale,
    fair: someone.fairId,
    optOut: optOut?.program ?? null,
    calendar,
    ...(key && { key }),
  }
  await services.outbox.queue(db, mail, order.wait)
  return true
}

/** For whoever is told whether it went. @throws 429 */
export async function requireMail(db: Kysely<Tables>, services: Services, order: MailOrder): Promise<void> {
  if (!(await sendMail(db, services, order)))
    throw new Refusal(429, 'too_many_requests', { retryAfter: 3600 })
}
