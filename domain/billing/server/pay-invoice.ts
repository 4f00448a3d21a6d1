import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import type { Place } from '../contract/accounts.ts'
import { dayOfFair } from './day-of-fair.ts'
import { isCancelled } from './read-invoice.ts'

/** Of those that count: each that was not so already is paid on this day, or is not paid. */
const setPaid = (which: RawBuilder<unknown>, isPaid: boolean, now: Date, db: Kysely<Tables>) =>
  sql`
    update billing_invoice i set paid_on = case when ${isPaid} then ${dayOfFair('i', now)} end
    where ${which} and i.cancels_id is null and not ${isCancelled('i')}
      and (i.paid_on is not null) <> ${isPaid}`.execute(db)

/** All that an exhibitor was asked for on one side of a fair. */
export const payAll = ({ side, fair, firm }: Place, isPaid: boolean, now: Date, db: Kysely<Tables>) =>
  setPaid(sql`i.fair_id = ${fair} and i.firm_id = ${firm} and i.side = ${side}`, isPaid, now, db)

/** @throws 404, 409 for a credit note and for an invoice that was cancelled */
export async function payOne(id: number, isPaid: boolean, now: Date, db: Kysely<Tables>): Promise<void> {
  const row = await maybeOne<{ isCredit: boolean; isCancelled: boolean }>(db)`
    select i.cancels_id is not null as "isCredit", ${isCancelled('i')} as "isCancelled"
    from billing_invoice i where i.id = ${id} for update of i`
  if (!row) throw notFound()
  if (row.isCredit) throw conflict('billing_paid_credit')
  if (row.isCancelled) throw conflict('billing_credit_taken')
  await setPaid(sql`i.id = ${id}`, isPaid, now, db)
}
