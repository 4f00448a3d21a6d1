import type { Kysely } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { one } from '#platform/server/database/rows.ts'
import type { InvoiceDocument } from '../contract/invoices.ts'
import type { Side } from '../contract/sides.ts'
import { drawNumber } from './numbers.ts'

type Paper = {
  document: InvoiceDocument
  seller: string
  prefix: string
  side: Side
  fair: number | null
  firm: number | null
  cancels?: number
  isPartial?: boolean
}

/** Draws a number and writes what bears it, in the transaction that is under way. */
export async function issue(paper: Paper, db: Kysely<Tables>): Promise<{ id: number; number: string }> {
  const { seller, prefix, document } = paper
  const { issuedOn } = document
  const number = await drawNumber({ seller, kind: 'invoice', prefix, year: Number(issuedOn.slice(0, 4)) }, db)
  const { net, vat, gross } = document.totals
  const { id } = await one<{ id: number }>(db)`
    insert into billing_invoice (fair_id, firm_id, side, cancels_id, is_partial, seller, number, issued_on,
      currency, net,
      vat, gross, document)
    values (${paper.fair}, ${paper.firm}, ${paper.side}, ${paper.cancels ?? null},
      ${paper.isPartial ?? false}, ${seller}, ${number},
      ${issuedOn}, ${document.currency},
      ${net}, ${vat}, ${gross}, ${JSON.stringify(document)}::jsonb) returning id`
  return { id, number }
}

/** The day it is in a time zone, `YYYY-MM-DD`. */
export const dayIn = (timeZone: string, now: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    now,
  )

export const daysAfter = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)
