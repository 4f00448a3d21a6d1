import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import type { CardWay } from '../contract/card-ways.ts'
import type { FirmConsent } from '../contract/consent.ts'

/** SQL: whether the yes of `user` about visits, where one stands, names bookmarks and sessions too. */
export const seesKept = (firm: RawBuilder<unknown>, fair: RawBuilder<unknown>, user: number | null) => sql`
  not exists (select from consent c where c.user_id = ${user} and c.firm_id = ${firm} and c.fair_id = ${fair}
    and c.purpose = 'visits' and c.version = '1' and c.withdrawn_at is null)`

/** The words that were said yes to: since 2 the question about visits names bookmarks and sessions too. */
const version: Readonly<Record<FirmConsent, string>> = { card: '1', visits: '2' }

type HandedCard = { user: number; firm: number; fair: number; stand?: number | null; how: CardWay }

/** Gives one consent, once; where it stands already, to the same words, nothing changes. Answers whether it was new. */
export async function giveConsent(
  db: Kysely<Tables>,
  purpose: FirmConsent,
  { user, firm, fair, stand = null, how }: HandedCard,
): Promise<boolean> {
  const given = await many(db)`
    insert into consent (user_id, purpose, version, fair_id, firm_id, stand_id, source)
    values (${user}, ${purpose}, ${version[purpose]}, ${fair}, ${firm}, ${stand}::int, ${how})
    on conflict (firm_id, fair_id, user_id, purpose)
      where purpose in ('card', 'visits') and withdrawn_at is null
      do update set version = excluded.version, given_at = now(), stand_id = excluded.stand_id,
        source = excluded.source
      where consent.version <> excluded.version
    returning id`
  return given.length > 0
}

/** Hands somebody’s card to a firm of a fair. Answers whether the firm had not got it before. */
export const handCard = (db: Kysely<Tables>, given: HandedCard): Promise<boolean> =>
  giveConsent(db, 'card', given)

/** Takes a consent back. With the card goes all that the firm knew of them, by triggers. */
export async function withdrawConsent(
  db: Kysely<Tables>,
  purpose: FirmConsent,
  { user, firm, fair }: Pick<HandedCard, 'user' | 'firm' | 'fair'>,
): Promise<void> {
  await sql`update consent set withdrawn_at = now() where purpose = ${purpose} and user_id = ${user}
    and firm_id = ${firm} and fair_id = ${fair} and withdrawn_at is null`.execute(db)
  // Whoever never handed a card, but wrote or called, leaves the list of the firm too.
  if (purpose === 'card')
    await sql`update lead set withdrawn_at = now() where user_id = ${user} and firm_id = ${firm}
      and fair_id = ${fair} and withdrawn_at is null`.execute(db)
}
