import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { BodyOf, QueryOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne, one } from '#platform/server/database/rows.ts'
import { forbidden, invalid, notFound, Refusal } from '#platform/server/refusal.ts'
import type { LeadRule, readLeadRules, saveLeadRules } from '../contract/rules.ts'
import { firmPartOf } from './part.ts'
import { readRule } from './rules.ts'

/** Whose rule is asked for: of a firm, or of the fair. @throws 403, 404 */
async function ruledBy(
  { fair, firm }: { fair: number; firm?: number },
  context: Context,
): Promise<number | null> {
  if (firm === undefined && runsFair(context.actor, fair)) {
    const found = await maybeOne(context.db)`select 1 from fair where id = ${fair} and trashed_at is null`
    if (!found) throw notFound()
    return null
  }
  const part = await firmPartOf({ fair, ...(firm !== undefined && { firm }) }, context)
  if (part.isKept && !part.isAdmin) throw forbidden()
  return part.firm
}

export async function readRulesOf(query: QueryOf<typeof readLeadRules>, context: Context): Promise<LeadRule> {
  return readRule(query.fair, await ruledBy(query, context), context)
}

/** Contacts that another rule may make some, or none any more: that is told. */
const tellContacts = (fair: number, firm: number | null, { db }: Context) =>
  sql`
  update lead l set is_pending = true, changed_at = now()
  where l.fair_id = ${fair} and l.withdrawn_at is null and ${
    firm === null
      ? sql`not exists (select from lead_rule r where r.fair_id = l.fair_id and r.firm_id = l.firm_id)`
      : sql`l.firm_id = ${firm}`
  }`.execute(db)

/** @throws 403, 404, 412 when somebody has changed it meanwhile, 422 */
export async function saveRulesOf(
  { rule, version, ...of }: BodyOf<typeof saveLeadRules>,
  context: Context,
): Promise<LeadRule> {
  const { db, actor } = context
  const { fair } = of
  const firm = await ruledBy(of, context)
  // Those who run a fair say what holds for all of it; a firm’s own is the firm’s.
  if (firm !== null && !(await firmPartOf({ fair, firm }, context)).isAdmin) throw forbidden()
  if (firm === null && !runsFair(actor, fair)) throw forbidden()
  // Two who save at once come one after the other, also the first time.
  await sql`select pg_advisory_xact_lock(hashtext(${`lead_rule:${fair}:${firm}`}))`.execute(db)
  const before = await readRule(fair, firm, context)
  if (before.version !== version) throw new Refusal(412, 'changed_meanwhile')
  if (rule === null) {
    if (before.version === 0) return before
    await sql`delete from lead_rule
      where fair_id = ${fair} and firm_id is not distinct from ${firm}::int`.execute(db)
  } else {
    if (rule.hot <= rule.warm) throw invalid({ hot: 'lead_rule_order' })
    const { id } = await one<{ id: number }>(db)`
      insert into lead_rule as r (fair_id, firm_id, warm, hot)
      values (${fair}, ${firm}::int, ${rule.warm}, ${rule.hot})
      on conflict on constraint lead_rule_taken do update set warm = excluded.warm, hot = excluded.hot,
        version = r.version + 1
      returning id`
    await sql`delete from lead_rule_kind where lead_rule_id = ${id}`.execute(db)
    const kinds = [...new Map(rule.kinds.map(one => [one.kind, one])).values()]
    if (kinds.length)
      await sql`
        insert into lead_rule_kind (lead_rule_id, kind, points, cap, is_counted)
        values ${sql.join(
          kinds.map(
            ({ kind, points, cap, isCounted }) =>
              sql`(${id}::int, ${kind}, ${points}::int, ${cap}::int, ${isCounted}::boolean)`,
          ),
        )}`.execute(db)
  }
  await tellContacts(fair, firm, context)
  await audit(
    { action: 'U', resource: 'lead_rules', fair, details: { firm, isDropped: rule === null } },
    context,
  )
  return readRule(fair, firm, context)
}
