import { sql } from 'kysely'
import { lockPlan } from '#domain/fairs/server/index.ts'
import type { BodyOf, QueryOf, ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { namedHosts, targetProblem } from '#platform/server/outbound/named-hosts.ts'
import { invalid } from '#platform/server/refusal.ts'
import {
  type changeWebhookEndpoint,
  type createWebhookEndpoint,
  formerSecretHours,
  mostEndpoints,
  type renewWebhookSecret,
  type webhookEndpoints,
} from '../../contract/webhooks/calls.ts'
import { testEvent } from '../../contract/webhooks/events.ts'
import { planDelivery } from './deliver.ts'
import { assertKeepsEndpoints, type Owner, reachEndpoint } from './reach-endpoint.ts'
import { newSecret, seal } from './secrets.ts'
import { queueTest } from './tell-receivers.ts'

const problems = {
  not_an_address: 'url_invalid',
  not_https: 'webhook_https_only',
  not_named: 'webhook_host_not_named',
} as const

/** @throws 422 for an address that the operator does not name, or that is not https */
function assertCallable(url: string, { services }: Context) {
  const problem = targetProblem(url, namedHosts(services.settings.WEBHOOK_HOSTS))
  if (problem) throw invalid({ url: problems[problem] })
}

const timeOf = ({ services }: Context) => services.now().toISOString()
const writeDown = (action: string, id: number, { fair, firm }: Owner, context: Context, details = {}) =>
  audit(
    {
      action,
      resource: 'webhook_endpoints',
      resourceId: id,
      fair,
      details: { ...(firm && { firm }), ...details },
    },
    context,
  )

export async function listEndpoints(
  { fair, firm: asked }: QueryOf<typeof webhookEndpoints>,
  context: Context,
): Promise<ResponseOf<typeof webhookEndpoints>> {
  const firm = asked ?? null
  await assertKeepsEndpoints({ fair, firm }, context)
  const endpoints = await many<ResponseOf<typeof webhookEndpoints>['endpoints'][number]>(context.db)`
    select e.id, e.url, e.events, e.state, u.first_name || ' ' || u.last_name as "createdBy",
      ${instant('e.created_at')} as "createdAt", ${instant('e.failing_since')} as "failingSince",
      case when e.former_until > ${timeOf(context)}::timestamptz then ${instant('e.former_until')} end
        as "formerUntil",
      (select count(*)::int from webhook_delivery d
        where d.webhook_endpoint_id = e.id and d.state = 'waiting') as waiting,
      (select d.tries->0->>'at' from webhook_delivery d
        where d.webhook_endpoint_id = e.id and d.state = 'delivered'
        order by d.id desc limit 1) as "lastDeliveredAt"
    from webhook_endpoint e left join app_user u on u.id = e.created_by_id
    where e.fair_id = ${fair} and e.firm_id is not distinct from ${firm}::int order by e.id`
  return { hosts: context.services.settings.WEBHOOK_HOSTS, endpoints }
}

/** @throws 404, 422, 409 where there are as many as there may be */
export async function makeEndpoint(
  { fair, firm: asked, url, events }: BodyOf<typeof createWebhookEndpoint>,
  context: Context,
): Promise<ResponseOf<typeof createWebhookEndpoint>> {
  const { db, actor, services } = context
  const firm = asked ?? null
  await assertKeepsEndpoints({ fair, firm }, context)
  assertCallable(url, context)
  // Two who make some at once make two.
  await lockPlan(db, fair)
  const secret = newSecret()
  const { id } = await one<{ id: number }>(db)`
    insert into webhook_endpoint (fair_id, firm_id, created_by_id, created_at, url, events, secret, slot)
    values (${fair}, ${firm}::int, ${actor.userId}, ${timeOf(context)}::timestamptz, ${url},
      ${events}::text[],
      ${seal(secret, services.settings)},
        (select min(free) from generate_series(1, ${mostEndpoints + 1}::int) free
        where free not in (select slot from webhook_endpoint where fair_id = ${fair}
          and firm_id is not distinct from ${firm}::int)))
    returning id`
  await writeDown('create', id, { fair, firm }, context, { host: new URL(url).host, events })
  return { id, secret }
}

/** Whoever lets it go on begins anew: what was given up stays so until it is sent again by hand. @throws 404, 422 */
export async function changeEndpoint(
  id: number,
  { url, events, isOn }: BodyOf<typeof changeWebhookEndpoint>,
  context: Context,
): Promise<void> {
  const { db, services } = context
  const owner = await reachEndpoint(id, context)
  if (url !== undefined) assertCallable(url, context)
  const state = isOn === undefined ? null : isOn ? 'on' : 'off'
  await sql`
    update webhook_endpoint set url = coalesce(${url ?? null}::text, url),
      events = coalesce(${events ?? null}::text[], events), state = coalesce(${state}::text, state),
      failing_since = case when ${isOn === true}::boolean then null else failing_since end
    where id = ${id}`.execute(db)
  if (isOn) await planDelivery(id, services.now(), services, db)
  await writeDown('update', id, owner, context, {
    ...(url !== undefined && { host: new URL(url).host }),
    ...(events && { events }),
    ...(isOn !== undefined && { isOn }),
  })
}

/** @throws 404 */
export async function deleteEndpoint(id: number, context: Context): Promise<void> {
  const owner = await reachEndpoint(id, context)
  await sql`delete from webhook_endpoint where id = ${id}`.execute(context.db)
  await writeDown('delete', id, owner, context, { host: new URL(owner.url).host })
}

/** The last one signs as well for a day, so that its receiver can be told meanwhile. @throws 404 */
export async function renewSecret(
  id: number,
  context: Context,
): Promise<ResponseOf<typeof renewWebhookSecret>> {
  const { db, services } = context
  const owner = await reachEndpoint(id, context)
  const secret = newSecret()
  const until = new Date(services.now().getTime() + formerSecretHours * 3_600_000)
  await sql`
    update webhook_endpoint set former_secret = secret, former_until = ${until.toISOString()}::timestamptz,
      secret = ${seal(secret, services.settings)} where id = ${id}`.execute(db)
  await writeDown('renew_secret', id, owner, context)
  return { secret }
}

const testLimit = { name: 'webhook-test', max: 20, seconds: 3_600 }

/** @throws 404, 429 */
export async function testEndpoint(id: number, context: Context): Promise<void> {
  await reachEndpoint(id, context)
  await context.services.limiter.within(context.db).consume(testLimit, String(id))
  await queueTest(id, testEvent, context)
}
