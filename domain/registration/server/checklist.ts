import { hrefOf } from '#platform/contract/href.ts'
import { hasRole } from '#platform/server/actor.ts'
import { defineChecklist } from '#platform/server/checklist.ts'
import { many } from '#platform/server/database/rows.ts'
import { registrationPaths } from '../contract/paths.ts'

export const registrationChecklist = defineChecklist(
  'registration',
  { forms: { rank: 110, optional: true } },
  async (fair, { db, actor }) => {
    const rows = await many(db)`select 1 from registration_form where fair_id = ${fair} limit 1`
    return {
      forms: {
        done: rows.length > 0,
        path: hasRole(actor, 'superAdmin') ? hrefOf(registrationPaths.userFormsComposition) : null,
      },
    }
  },
)
