import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { Type } from 'typebox'
import { Id } from '#platform/contract/fields.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { namedHosts } from '#platform/server/outbound/named-hosts.ts'
import { postOnce } from '#platform/server/outbound/post-once.ts'
import { defineJob } from '#platform/server/queue/job.ts'
import type { Services } from '#platform/server/services.ts'
import { isEntitled } from './entitled.ts'
import { type DueDelivery, recordTry, type WebhookTry } from './record-try.ts'
import { unseal } from './secrets.ts'
import { signedHeaders } from './signed.ts'

export const deliverWebhooks = defineJob('deliver_webhooks', Type.Object({ endpoint: Id }))

/** So many at once to one endpoint: a slow one holds up none but its own. */
const atOnce = 10
/** Longer than one call takes, shorter than the lease of the job: who died is taken over by then. */
const leaseMilliseconds = 30_000

type Sender = { url: string; secret: Buffer; former: Buffer | null }

const timeOf = ({ now }: Services) => now().toISOString()

/** Nobody else sends to it meanwhile, on whatever server. */
const takeEndpoint = (id: number, worker: string, services: Services) =>
  maybeOne<Sender>(services.database.kysely)`
    update webhook_endpoint e set worked_by = ${worker}::uuid,
      worked_until = ${new Date(services.now().getTime() + leaseMilliseconds).toISOString()}::timestamptz
    where id = ${id} and state = 'on' and ${isEntitled}
      and (worked_until is null or worked_until <= ${timeOf(services)}::timestamptz)
    returning url, secret,
      case when former_until > ${timeOf(services)}::timestamptz then former_secret end as former`

const leaveEndpoint = (id: number, worker: string, { database }: Services) =>
  sql`update webhook_endpoint set worked_by = null, worked_until = null
    where id = ${id} and worked_by = ${worker}::uuid`.execute(database.kysely)

const dueOf = (endpoint: number, services: Services) =>
  many<DueDelivery>(services.database.kysely)`
    select id, message::text, body, attempts from webhook_delivery
    where webhook_endpoint_id = ${endpoint} and state = 'waiting'
      and next_at <= ${timeOf(services)}::timestamptz
    order by next_at, id limit ${atOnce}`

/** Queued once for what is due at once, and once for each later time. */
export async function planDelivery(
  endpoint: number,
  at: Date,
  services: Pick<Services, 'queue' | 'database' | 'now'>,
  db = services.database.kysely,
) {
  const isDue = at <= services.now()
  const key = isDue ? String(endpoint) : `${endpoint}@${at.toISOString()}`
  await services.queue.enqueue(db, deliverWebhooks, { endpoint }, isDue ? { key } : { key, runAt: at })
}

async function send(
  { message, body }: DueDelivery,
  { url, secret, former }: Sender,
  services: Services,
): Promise<WebhookTry> {
  const { settings } = services
  const at = services.now()
  const secrets = [secret, former].flatMap(sealed => (sealed && unseal(sealed, settings)) ?? [])
  if (!secrets.length) return { at: at.toISOString(), failure: 'secret', milliseconds: 0 }
  const headers = signedHeaders({ message, body, at, secrets })
  return {
    at: at.toISOString(),
    ...(await postOnce(url, { hosts: namedHosts(settings.WEBHOOK_HOSTS), headers, body })),
  }
}

/** Sends what is due to one endpoint, a handful, and has the rest and what comes later sent in its turn. */
export async function deliverTo(endpoint: number, services: Services): Promise<void> {
  const worker = randomUUID()
  const sender = await takeEndpoint(endpoint, worker, services)
  if (!sender) return
  try {
    const due = await dueOf(endpoint, services)
    await Promise.all(
      due.map(async delivery =>
        recordTry(endpoint, delivery, await send(delivery, sender, services), services),
      ),
    )
  } finally {
    await leaveEndpoint(endpoint, worker, services)
  }
  const { next } = await one<{ next: Date | null }>(services.database.kysely)`
    select min(d.next_at) as next from webhook_delivery d
      join webhook_endpoint e on e.id = d.webhook_endpoint_id
    where e.id = ${endpoint} and e.state = 'on' and d.state = 'waiting'`
  if (next) await planDelivery(endpoint, next, services)
}
