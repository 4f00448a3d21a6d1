import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { type Asked, composePaper } from './compose-paper.ts'
import { daysAfter, issue } from './issue.ts'

/**
 * Invoices what an exhibitor has and was not asked for yet. Its account is locked first, so that two at once do not
 * ask for the same. @throws 409 saying what is missing
 */
export async function invoice(asked: Asked, now: Date, db: Kysely<Tables>): Promise<number> {
  const { side, fair, firm } = asked
  await sql`
    insert into billing_account (fair_id, firm_id, side, state) values (${fair}, ${firm}, ${side}, 'invoiced')
    on conflict on constraint billing_account_taken do update set state = 'invoiced'`.execute(db)
  const { configuration, seller, document } = await composePaper(asked, now, db)
  const { id } = await issue(
    {
      side,
      fair,
      firm,
      seller,
      prefix: configuration.numberPrefix,
      document: { ...document, dueOn: daysAfter(document.issuedOn, configuration.paymentDays) },
    },
    db,
  )
  return id
}
