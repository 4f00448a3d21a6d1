import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import type { WebhookEvent } from '../../contract/webhooks/events.ts'
import { planDelivery } from './deliver.ts'
import { isEntitled } from './entitled.ts'

type Announced = {
  event: WebhookEvent
  fair: number
  firm: number
  /** The number of what it is about, by the name of its kind. */
  about: { name: 'lead' | 'application'; id: number }
}

export const webhookBody = (type: string, at: Date, data: Readonly<Record<string, number>>) =>
  JSON.stringify({ type, timestamp: at.toISOString(), data })

/**
 * Has those told who want to hear of it, of the firm and of the fair, in the transaction under way. The body holds numbers:
 * who may read more asks for it. What waits for its first sending is not said twice: whoever is told of it then asks for what is so by then.
 */
export async function tellReceivers(
  { event, fair, firm, about }: Announced,
  { db, services }: Pick<Context, 'db' | 'services'>,
): Promise<void> {
  const now = services.now()
  const body = webhookBody(event, now, { [about.name]: about.id, firm, fair })
  const name = `${about.name}:${about.id}`
  const told = await many<{ endpoint: number }>(db)`
    insert into webhook_delivery (webhook_endpoint_id, message, event, about, body, created_at, next_at)
    select e.id, gen_random_uuid(), ${event}, ${name}, ${body}, ${now.toISOString()}::timestamptz,
      ${now.toISOString()}::timestamptz
    from webhook_endpoint e where e.fair_id = ${fair} and (e.firm_id is null or e.firm_id = ${firm})
      and e.state = 'on' and ${event} = any(e.events) and ${isEntitled}
      and (e.worked_by is not null or not exists (select from webhook_delivery d
        where d.webhook_endpoint_id = e.id and d.state = 'waiting' and d.attempts = 0 and d.about = ${name}
          and d.event = ${event}))
    returning webhook_endpoint_id as endpoint`
  for (const { endpoint } of told) await planDelivery(endpoint, now, services, db)
}

/** One delivery to one endpoint, which tells nothing. */
export async function queueTest(endpoint: number, event: string, { db, services }: Context): Promise<void> {
  const now = services.now()
  await sql`
    insert into webhook_delivery (webhook_endpoint_id, message, event, about, body, created_at, next_at)
    values (${endpoint}, ${randomUUID()}::uuid, ${event}, ${`endpoint:${endpoint}`},
      ${webhookBody(event, now, { endpoint })}, ${now.toISOString()}::timestamptz,
        ${now.toISOString()}::timestamptz)`.execute(db)
  await planDelivery(endpoint, now, services, db)
}
