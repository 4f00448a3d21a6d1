import { type RawBuilder, sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { orderedBy } from '#platform/server/database/ordered-by.ts'
import { many } from '#platform/server/database/rows.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { type Paper, type PaperOrder, paperStates, type readPapers } from '../contract/papers.ts'
import { dayOfFair } from './day-of-fair.ts'
import { quoteState } from './quotes.ts'
import { isCancelled } from './read-invoice.ts'

/** Papers are found by their numbers, and what waits before what is done. */
const keys: Readonly<Record<Exclude<PaperOrder, `-${string}`>, RawBuilder<unknown>>> = {
  number: sql`p.number`,
  fair: sql`fold(p.fair)`,
  date: sql`p.issued_on`,
  gross: sql`p.gross`,
  state: sql`array_position(${[...new Set([...paperStates.invoice, ...paperStates.quote])]}::text[],
    p.state)`,
}

function ordered(order: PaperOrder): RawBuilder<unknown> {
  const { key, direction } = orderedBy(order, keys)
  return sql`${key} ${direction}, p.created_at desc, p.id desc`
}

/** What an exhibitor was sent, as far as this reader may see it. */
export async function listPapers(
  { firm, order = '-date' }: QueryOf<typeof readPapers>,
  { db, actor, services }: Pick<Context, 'db' | 'actor' | 'services'>,
): Promise<Paper[]> {
  const now = services.now()
  const seen = (resource: string, alias: string) =>
    scopeCondition(implementationOf(resource), alias, 'L', actor)
  return many<Paper>(db)`
    select kind, id, number, issued_on as "issuedOn", until, fair, side, currency, gross, state from (
      select 'invoice' as kind, i.id, i.number, i.issued_on, i.document->>'dueOn' as until,
        i.document->>'fair' as fair, i.side, i.currency, i.gross, i.created_at,
        case when i.cancels_id is not null then 'credit'
          when ${isCancelled('i')} then 'cancelled'
          when i.paid_on is not null then 'paid'
          when (i.document->>'dueOn')::date < ${dayOfFair('i', now)} then 'overdue' else 'due' end as state
      from billing_invoice i where i.firm_id = ${firm} and ${seen('billing_invoices', 'i')}
      union all
      select 'quote', q.id, q.number, q.issued_on, q.valid_until::text, q.document->>'fair', q.side,
        q.currency, q.gross, q.created_at,
        ${quoteState(now)}
      from billing_quote q where q.firm_id = ${firm} and ${seen('billing_quotes', 'q')}) p
    order by ${ordered(order)}`
}
