import { type RawBuilder, sql } from 'kysely'
import { entriesOf } from '#platform/contract/record.ts'
import type { Context } from '#platform/server/context.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import {
  type EvidenceKind,
  evidenceKindNames,
  evidenceKinds,
  type KindRule,
  standardThresholds,
} from '../contract/evidence.ts'
import type { LeadRule } from '../contract/rules.ts'

type Sql = RawBuilder<unknown>

const asValues = (kinds: readonly (readonly [EvidenceKind, KindRule])[]) =>
  sql.join(
    kinds.map(
      ([kind, { points, cap, isCounted }]) =>
        sql`(${kind}::text, ${points}::int, ${cap}::int, ${isCounted}::boolean)`,
    ),
  )

/** SQL: the rule of a firm in a fair, else the fair’s; null where neither has one. */
const ruleOf = (fair: Sql, firm: Sql) => sql`
  (select r.id from lead_rule r where r.fair_id = ${fair} and (r.firm_id = ${firm} or r.firm_id is null)
    order by r.firm_id nulls last limit 1)`

/** SQL table: what each kind of evidence is worth to a firm in a fair. */
const kindRulesOf = (fair: Sql, firm: Sql) => sql`
  (select s.kind, coalesce(k.is_counted, s.is_counted) as is_counted
    from (values ${asValues(entriesOf(evidenceKinds))}) s (kind, points, cap, is_counted)
      left join lead_rule_kind k on k.kind = s.kind and k.lead_rule_id = ${ruleOf(fair, firm)})`

/** SQL: what each kind is worth to each firm of a fair, with the thresholds. */
export const rulesIn = (fair: number): Sql => sql`
  select ff.firm_id, s.kind, coalesce(k.points, s.points) as points, coalesce(k.cap, s.cap) as cap,
    coalesce(k.is_counted, s.is_counted) as is_counted, coalesce(r.warm, ${standardThresholds.warm}) as warm,
    coalesce(r.hot, ${standardThresholds.hot}) as hot
  from fair_firm ff
    cross join (values ${asValues(entriesOf(evidenceKinds))}) s (kind, points, cap, is_counted)
    left join lead_rule r on r.id = ${ruleOf(sql`ff.fair_id`, sql`ff.firm_id`)}
    left join lead_rule_kind k on k.lead_rule_id = r.id and k.kind = s.kind
  where ff.fair_id = ${fair}`

/** Condition: something that the rule counts makes the person of the lead `l` a contact. */
export const isContact = sql`(l.withdrawn_at is null
  and exists (select from app_user u where u.id = l.user_id and not u.is_closed)
  and exists (select from lead_evidence e
    join ${kindRulesOf(sql`l.fair_id`, sql`l.firm_id`)} k on k.kind = e.kind
    where e.firm_id = l.firm_id and e.fair_id = l.fair_id and e.user_id = l.user_id and k.is_counted
      and e.at >= coalesce(l.shown_from, '-infinity')))`

type Found = {
  isFirms: boolean
  warm: number
  hot: number
  version: number
  kinds: { kind: string; points: number; cap: number; isCounted: boolean }[]
}

/** The rule that holds for a firm in a fair; for none, what the fair says for all. */
export async function readRule(
  fair: number,
  firm: number | null,
  { db }: Pick<Context, 'db'>,
): Promise<LeadRule> {
  const found = await maybeOne<Found>(db)`
    select r.firm_id is not null as "isFirms", r.warm, r.hot, r.version,
      (select coalesce(json_agg(json_build_object('kind', k.kind, 'points', k.points, 'cap', k.cap,
        'isCounted', k.is_counted)), '[]') from lead_rule_kind k where k.lead_rule_id = r.id) as kinds
    from lead_rule r where r.fair_id = ${fair} and (r.firm_id = ${firm}::int or r.firm_id is null)
    order by r.firm_id nulls last limit 1`
  const from = !found ? 'standard' : found.isFirms ? 'firm' : 'fair'
  return {
    warm: found?.warm ?? standardThresholds.warm,
    hot: found?.hot ?? standardThresholds.hot,
    kinds: evidenceKindNames.map(kind => ({
      ...evidenceKinds[kind],
      ...found?.kinds.find(one => one.kind === kind),
      kind,
    })),
    from,
    firm,
    // Of the row that one would change: a firm without a rule of its own begins one.
    version: from === (firm === null ? 'fair' : 'firm') ? (found?.version ?? 0) : 0,
  }
}

/** SQL values of a rule that was read: kind, points, cap, is_counted. */
export const kindsOf = ({ kinds }: LeadRule): Sql =>
  asValues(kinds.map(({ kind, ...rule }) => [kind, rule] as const))
