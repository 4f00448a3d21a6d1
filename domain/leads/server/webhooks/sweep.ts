import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { deliveryDays, endsAfterDays } from '../../contract/webhooks/calls.ts'
import { planDelivery } from './deliver.ts'
import { isEntitled } from './entitled.ts'

const before = ({ now }: Services, days: number) =>
  new Date(now().getTime() - days * 24 * 3_600_000).toISOString()

/** Of endpoints that took nothing for so long, and have nothing to take: what was given up last is sent once more. */
const tryOnceMore = (services: Services) =>
  sql`
    with last as (
      select distinct on (e.id) d.id
      from webhook_endpoint e join webhook_delivery d on d.webhook_endpoint_id = e.id
      where e.state = 'on' and d.state = 'failed' and ${isEntitled}
        and e.failing_since <= ${before(services, endsAfterDays)}::timestamptz
        and not exists (select from webhook_delivery w
          where w.webhook_endpoint_id = e.id and w.state = 'waiting')
      order by e.id, d.id desc)
    update webhook_delivery d set state = 'waiting', next_at = ${services.now().toISOString()}::timestamptz
    from last where d.id = last.id`.execute(services.database.kysely)

/** What waits although nobody is at it, as after a crash; what has failed for long is tried, and ends by that. */
export async function watchWebhooks(services: Services): Promise<void> {
  const { kysely } = services.database
  const now = services.now().toISOString()
  await tryOnceMore(services)
  const waiting = await many<{ id: number }>(kysely)`
    select e.id from webhook_endpoint e where e.state = 'on' and ${isEntitled}
      and (e.worked_until is null or e.worked_until <= ${now}::timestamptz)
      and exists (select from webhook_delivery d where d.webhook_endpoint_id = e.id and d.state = 'waiting'
        and d.next_at <= ${now}::timestamptz)
    order by e.id`
  for (const { id } of waiting) await planDelivery(id, services.now(), services)
}

/** What was sent is kept for so long; a secret that no longer signs is none. */
export async function sweepWebhooks(services: Services): Promise<void> {
  const { kysely } = services.database
  await sql`delete from webhook_delivery
    where created_at < ${before(services, deliveryDays)}::timestamptz`.execute(kysely)
  await sql`update webhook_endpoint set former_secret = null, former_until = null
    where former_until < ${services.now().toISOString()}::timestamptz`.execute(kysely)
}
