import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { negated, type Totals } from '../contract/amounts.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import type { Side } from '../contract/sides.ts'
import { dayIn, issue } from './issue.ts'
import { prefixOf } from './numbers.ts'

type Stored = {
  fair: number | null
  firm: number | null
  side: Side
  seller: string
  number: string
  timeZone: string | null
  document: InvoiceDocument
}

/** Cancels an invoice by a credit note with the next number. Of two at once the second is refused by the database. */
export async function cancel(id: number, now: Date, db: Kysely<Tables>): Promise<number> {
  const rows = await many<Stored>(db)`
    select i.fair_id as fair, i.firm_id as firm, i.side, i.seller, i.number, i.document,
      f.time_zone as "timeZone"
    from billing_invoice i left join fair f on f.id = i.fair_id where i.id = ${id}`
  const [kept] = rows
  if (!kept) throw notFound()
  if (kept.document.cancels) throw conflict('billing_credit_of_credit')
  const { id: credit } = await issue(
    {
      ...kept,
      prefix: prefixOf(kept.number),
      cancels: id,
      document: {
        ...kept.document,
        lines: kept.document.lines.map(line => ({
          ...line,
          unit: negated(line.unit),
          net: negated(line.net),
          vat: negated(line.vat),
        })),
        totals: negatedTotals(kept.document.totals),
        issuedOn: dayIn(kept.timeZone ?? 'UTC', now),
        dueOn: null,
        cancels: kept.number,
        follows: null,
      },
    },
    db,
  )
  await sql`
    update billing_account set state = 'quoted'
      where fair_id = ${kept.fair} and firm_id = ${kept.firm} and side = ${kept.side}
      and not exists (select 1 from billing_invoice i
        where i.fair_id = ${kept.fair} and i.firm_id = ${kept.firm} and i.side = ${kept.side}
        and i.cancels_id is null
          and not exists (select 1 from billing_invoice c where c.cancels_id = i.id))`.execute(db)
  return credit
}

const negatedTotals = ({ net, vat, gross, rates }: Totals): Totals => ({
  net: negated(net),
  vat: negated(vat),
  gross: negated(gross),
  rates: rates.map(one => ({ rate: one.rate, net: negated(one.net), vat: negated(one.vat) })),
})
