import { type RawBuilder, sql } from 'kysely'
import { entriesOf } from '#platform/contract/record.ts'
import { evidenceKinds } from '../contract/evidence.ts'

const standard = sql.join(
  entriesOf(evidenceKinds).map(
    ([kind, { points, cap, isCounted }]) =>
      sql`(${kind}::text, ${points}::int, ${cap}::int, ${isCounted}::boolean)`,
  ),
)

/** SQL: the rule of a firm in a fair, else the fair’s; null where neither has one. */
export const ruleOf = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>) => sql`
  (select r.id from lead_rule r where r.fair_id = ${fair} and (r.firm_id = ${firm} or r.firm_id is null)
    order by r.firm_id nulls last limit 1)`

/** SQL table: what each kind of evidence is worth to a firm in a fair. */
export const kindRulesOf = (fair: RawBuilder<unknown>, firm: RawBuilder<unknown>) => sql`
  (select s.kind, coalesce(k.points, s.points) as points, coalesce(k.cap, s.cap) as cap,
      coalesce(k.is_counted, s.is_counted) as is_counted
    from (values ${standard}) s (kind, points, cap, is_counted)
      left join lead_rule_kind k on k.kind = s.kind and k.lead_rule_id = ${ruleOf(fair, firm)})`

/** Condition: something that the rule counts makes the person of the lead `l` a contact. */
export const isContact = sql`(l.withdrawn_at is null and exists (
  select from lead_evidence e join ${kindRulesOf(sql`l.fair_id`, sql`l.firm_id`)} k on k.kind = e.kind
  where e.firm_id = l.firm_id and e.fair_id = l.fair_id and e.user_id = l.user_id and k.is_counted
    and e.at >= coalesce(l.shown_from, '-infinity')))`
