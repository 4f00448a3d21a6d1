import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conflict, invalid, notFound } from '#platform/server/refusal.ts'
import { negated, totalsOf } from '../contract/amounts.ts'
import { leftOf, vatOfPart } from '../contract/credits.ts'
import type { creditPart, DocumentLine, InvoiceDocument } from '../contract/invoices.ts'
import type { Side } from '../contract/sides.ts'
import { dayIn, issue } from './issue.ts'
import { prefixOf } from './numbers.ts'
import { isCancelled } from './read-invoice.ts'

type Stored = {
  id: number
  fair: number | null
  firm: number | null
  side: Side
  seller: string
  number: string
  timeZone: string | null
  isCancelled: boolean
  document: InvoiceDocument
}

/** An invoice with what it still asks for, locked: of two who credit it at once one waits. @throws 404, 409 */
async function invoiceToCredit(id: number, db: Kysely<Tables>) {
  await sql`select 1 from billing_invoice where id = ${id} for update`.execute(db)
  const kept = await maybeOne<Stored & { credits: DocumentLine[] }>(db)`
    select i.id, i.fair_id as fair, i.firm_id as firm, i.side, i.seller, i.number, i.document,
      f.time_zone as "timeZone", ${isCancelled('i')} as "isCancelled",
      coalesce((select jsonb_agg(l) from billing_invoice c
        cross join jsonb_array_elements(c.document->'lines') l
        where c.cancels_id = i.id and c.is_partial), '[]') as credits
    from billing_invoice i left join fair f on f.id = i.fair_id where i.id = ${id}`
  if (!kept) throw notFound()
  if (kept.document.cancels) throw conflict('billing_credit_of_credit')
  if (kept.isCancelled) throw conflict('billing_credit_taken')
  return { kept, left: leftOf(kept.document.lines, kept.credits) }
}

/** Issues a credit note of these lines, which ask for less than nothing. */
function credit(
  kept: Stored,
  lines: DocumentLine[],
  more: Pick<InvoiceDocument, 'part'>,
  now: Date,
  db: Kysely<Tables>,
) {
  return issue(
    {
      ...kept,
      prefix: prefixOf(kept.number),
      cancels: kept.id,
      isPartial: more.part !== undefined,
      document: {
        ...kept.document,
        ...more,
        lines,
        totals: totalsOf(lines),
        issuedOn: dayIn(kept.timeZone ?? 'UTC', now),
        dueOn: null,
        cancels: kept.number,
        follows: null,
      },
    },
    db,
  )
}

const takenBack = (line: DocumentLine, net: number, vat: number): DocumentLine => ({
  ...line,
  quantity: 1,
  discount: 0,
  unit: negated(net),
  net: negated(net),
  vat: negated(vat),
})

/** Cancels what is left of an invoice by a credit note with the next number. Of two at once the second is refused. */
export async function cancel(id: number, now: Date, db: Kysely<Tables>): Promise<number> {
  const { kept, left } = await invoiceToCredit(id, db)
  const lines = left.flatMap(({ line, isCredited, net, vat }) => {
    if (isCredited) return net ? [takenBack(line, net, vat)] : []
    return [{ ...line, unit: negated(line.unit), net: negated(line.net), vat: negated(line.vat) }]
  })
  const { id: made } = await credit(kept, lines, {}, now, db)
  await sql`
    update billing_account set state = 'quoted'
      where fair_id = ${kept.fair} and firm_id = ${kept.firm} and side = ${kept.side}
      and not exists (select 1 from billing_invoice i
        where i.fair_id = ${kept.fair} and i.firm_id = ${kept.firm} and i.side = ${kept.side}
        and i.cancels_id is null and not ${isCancelled('i')})`.execute(db)
  return made
}

/** Takes back a part of an invoice. What it asked for stays invoiced. @throws 409 also where less is left than was read, 422 */
export async function creditPartOf(
  id: number,
  { lines: asked, reason = null }: BodyOf<typeof creditPart>,
  now: Date,
  db: Kysely<Tables>,
): Promise<number> {
  const { kept, left } = await invoiceToCredit(id, db)
  const wanted = new Map(asked.map(line => [line.source, line]))
  const known = left.filter(({ line }) => wanted.has(line.source))
  if (wanted.size < asked.length || known.length < wanted.size) throw invalid({ lines: 'not_in_list' })
  const lines = known.map(one => {
    const { net, left } = wanted.get(one.line.source) ?? { net: 0, left: 0 }
    if (left !== one.net) throw conflict('changed_meanwhile')
    if (net > one.net) throw conflict('billing_credit_too_much')
    return takenBack(one.line, net, vatOfPart(net, one.line.rate, one))
  })
  const rest = left.reduce((sum, one) => sum + one.net, 0)
  const given = asked.reduce((sum, one) => sum + one.net, 0)
  if (given === rest) throw conflict('billing_credit_whole')
  return (await credit(kept, lines, { part: { reason } }, now, db)).id
}
