import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { ActSource } from '#platform/server/acts.ts'
import { many } from '#platform/server/database/rows.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import type { ValidateExhibitorsAct } from '../contract/acts.ts'

/** As many as one decision may be on. */
const exhibitorsMost = 200

/** Those who have waited longest. */
export const validateExhibitorsActs: ActSource = async ({ fair }, { db, actor }) => {
  const exhibitors = await many<ValidateExhibitorsAct['exhibitors'][number]>(db)`
    select t.id as "fairFirm", fi.name, t.is_validated as "isValidated"
    from fair_firm t join firm fi on fi.id = t.firm_id
    where t.fair_id = ${fair} and t.is_validated = ${validationState.waiting}
      and ${scopeCondition(implementationOf('fair_firms'), 't', 'U', actor)}
    order by t.id limit ${exhibitorsMost}`
  return exhibitors.length ? [{ kind: 'validate_exhibitors', act: { exhibitors } }] : []
}
