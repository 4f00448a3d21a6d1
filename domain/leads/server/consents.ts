import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import type { changeConsents, FirmConsents, readConsents } from '../contract/consent.ts'
import { giveConsent, handCard, seesKept, withdrawConsent } from './hand-card.ts'

type ConsentsQuery = QueryOf<typeof readConsents>

const since = (purpose: string, { fair, firm }: ConsentsQuery, { actor }: Context) => sql`
  (select ${instant(sql`max(c.given_at)`)} from consent c where c.user_id = ${actor.userId}
    and c.firm_id = ${firm} and c.fair_id = ${fair} and c.purpose = ${purpose} and c.withdrawn_at is null)`

/** What the firm has of the caller. */
const consentsTo = (asked: ConsentsQuery, context: Context) =>
  one<FirmConsents>(context.db)`
    select json_build_object('id', f.id, 'name', f.name) as firm, ${since('card', asked, context)} as card,
      ${since('visits', asked, context)} as visits,
      ${seesKept(sql`${asked.firm}::int`, sql`${asked.fair}::int`, context.actor.userId)} as "seesKept",
      (select json_build_object('firstName', u.first_name, 'lastName', u.last_name, 'jobTitle', u.job_title,
          'firm', (select own.name from firm own where own.id = u.firm_id),
          'email', coalesce(u.display_email, u.email), 'phone', coalesce(u.phone, u.cell))
        from app_user u where u.id = ${context.actor.userId}) as details
    from firm f where f.id = ${asked.firm}`

/** Whether the firm exhibits in a fair that the caller sees. What was given once is theirs to read, and to take back. */
async function isThere({ fair, firm }: ConsentsQuery, context: Context): Promise<boolean> {
  const found = await maybeOne(context.db)`
    select 1 from fair_firm ff where ff.fair_id = ${fair} and ff.firm_id = ${firm}
      and ff.is_validated = ${validationState.validated}
      and ${isFairSeen(sql`ff.fair_id`, context, ['p', 'P', 'F', 'G'])}`
  return Boolean(found)
}

const isKnown = ({ fair, firm }: ConsentsQuery, { db, actor }: Context) =>
  maybeOne(db)`
    select 1 from lead where user_id = ${actor.userId} and fair_id = ${fair} and firm_id = ${firm}
    union all select 1 from consent where user_id = ${actor.userId} and fair_id = ${fair}
      and firm_id = ${firm} limit 1`

/** @throws 404 */
export async function readConsentsOf(asked: ConsentsQuery, context: Context): Promise<FirmConsents> {
  if (!(await isThere(asked, context)) && !(await isKnown(asked, context))) throw notFound()
  return consentsTo(asked, context)
}

/** Whoever may hand a card: a member of the fair, and not to their own firm. @throws 404, 409 */
async function assertMayGive(asked: ConsentsQuery, context: Context) {
  const { db, actor } = context
  if (!(await isThere(asked, context))) throw notFound()
  const me = await one<{ isIn: boolean; isOwn: boolean }>(db)`
    select takes_part(u, ${asked.fair}) as "isIn", coalesce(u.firm_id = ${asked.firm}, false) as "isOwn"
    from app_user u where u.id = ${actor.userId}`
  if (!me.isIn) throw notFound()
  if (me.isOwn) throw conflict('card_own_firm')
}

/** @throws 404, 409 for one’s own firm, 422 for a booth of another */
export async function changeConsentsOf(
  { card, visits, stand, way = 'account', ...asked }: BodyOf<typeof changeConsents>,
  context: Context,
): Promise<FirmConsents> {
  const { db, actor } = context
  const user = actor.userId ?? 0
  const given = { ...asked, user, how: way, stand: stand ?? null }
  const before = await readConsentsOf(asked, context)
  if (card || visits) await assertMayGive(asked, context)
  if (stand !== undefined) {
    const isTheirs = await maybeOne(db)`
      select 1 from stand where id = ${stand} and firm_id = ${asked.firm} and fair_id = ${asked.fair}`
    if (!isTheirs) throw invalid({ stand: 'relation_not_found' })
  }
  // The question asks for both at once, and the second says nothing without the first.
  if (visits && !card && before.card === null) throw conflict('visits_need_card')
  if (card) await handCard(db, given)
  if (visits) await giveConsent(db, 'visits', given)
  if (visits === false) await withdrawConsent(db, 'visits', given)
  if (card === false) await withdrawConsent(db, 'card', given)
  const after = await consentsTo(asked, context)
  const isGone = card === false && before.card === null
  if (before.card !== after.card || before.visits !== after.visits || isGone)
    await audit(
      {
        action: 'consent',
        resource: 'consents',
        resourceId: asked.firm,
        fair: asked.fair,
        details: { card: after.card !== null, visits: after.visits !== null },
      },
      context,
    )
  return after
}
