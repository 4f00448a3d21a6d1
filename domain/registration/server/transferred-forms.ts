import { Value } from 'typebox/value'
import { hasRole } from '#platform/server/actor.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden, invalid } from '#platform/server/refusal.ts'
import { eachLine } from '#platform/server/transfer/each-line.ts'
import type { TransferPart } from '#platform/server/transfer/transfer-part.ts'
import { FormComposition, FormType } from '../contract/registration-form.ts'
import { composeForm } from './registration-form.ts'

/** Its own forms. Who takes them in is who may compose them. */
export const transferredForms: TransferPart = {
  name: 'forms',
  tables: ['registration_form'],
  columns: ['key', 'blocks'],
  async *read({ context, fair }) {
    yield* await many<{ key: string; blocks: unknown }>(context.db)`
      select type as key, blocks from registration_form where fair_id = ${fair} order by type`
  },
  write: (lines, arriving, onLine) =>
    eachLine(lines, arriving, onLine, async ({ key, blocks }) => {
      const { context, fair } = arriving
      if (!hasRole(context.actor, 'superAdmin')) throw forbidden()
      const body = { type: key, fair, blocks }
      if (!Value.Check(FormType, key) || !Value.Check(FormComposition, body))
        throw invalid({ blocks: 'value_invalid' })
      await composeForm(body, context)
    }),
}
