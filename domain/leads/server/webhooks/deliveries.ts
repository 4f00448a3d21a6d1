import { sql } from 'kysely'
import type { QueryOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import type { PagedResponse } from '#platform/server/http/endpoint-routes.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { pageOf } from '#platform/server/resource/filter.ts'
import type { WebhookDelivery, webhookDeliveries } from '../../contract/webhooks/calls.ts'
import { planDelivery } from './deliver.ts'
import { keepsEndpoint } from './reach-endpoint.ts'

/** @throws 404 for an endpoint that is not the caller's to look after */
export async function listDeliveries(
  query: QueryOf<typeof webhookDeliveries>,
  context: Context,
): Promise<PagedResponse<WebhookDelivery>> {
  const { db } = context
  const kept = await maybeOne(db)`
    select 1 from webhook_endpoint e where e.id = ${query.endpoint} and ${keepsEndpoint(context)}`
  if (!kept) throw notFound()
  const page = pageOf(query, undefined, 20)
  const where = sql`d.webhook_endpoint_id = ${query.endpoint}
    and (${query.state ?? null}::text is null or d.state = ${query.state ?? null}::text)`
  const { total } = await one<{ total: number }>(db)`
    select count(*)::int as total from webhook_delivery d where ${where}`
  const rows = await many<WebhookDelivery>(db)`
    select d.id, 'msg_' || d.message as message, d.event, d.body, ${instant('d.created_at')} as "createdAt",
      d.state,
      ${instant('d.next_at')} as "nextAt", d.tries
    from webhook_delivery d where ${where} order by d.id desc
    limit ${page.size} offset ${(page.page - 1) * page.size}`
  return { rows, page, total }
}

const resendLimit = { name: 'webhook-resend', max: 100, seconds: 3_600 }

/** Under its own id: whoever has had it can tell. @throws 404, 409 where nothing is sent at present, 429 */
export async function resendDelivery(id: number, context: Context): Promise<void> {
  const { db, services } = context
  const found = await maybeOne<{ endpoint: number; isOn: boolean }>(db)`
    select e.id as endpoint, e.state = 'on' as "isOn" from webhook_delivery d
      join webhook_endpoint e on e.id = d.webhook_endpoint_id
    where d.id = ${id} and ${keepsEndpoint(context)} for update of d`
  if (!found) throw notFound()
  if (!found.isOn) throw conflict('webhook_off')
  await services.limiter.within(db).consume(resendLimit, String(found.endpoint))
  await sql`update webhook_delivery set state = 'waiting', attempts = 0,
    next_at = ${services.now().toISOString()}::timestamptz where id = ${id}`.execute(db)
  await planDelivery(found.endpoint, services.now(), services, db)
}
