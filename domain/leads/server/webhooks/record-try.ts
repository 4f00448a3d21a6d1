import { sql } from 'kysely'
import { maybeOne } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { endsAfterDays, type WebhookDelivery } from '../../contract/webhooks/calls.ts'
import { endEndpoint } from './end-endpoint.ts'

export type DueDelivery = { id: number; message: string; body: string; attempts: number }
export type WebhookTry = WebhookDelivery['tries'][number]

const second = 1_000
const minute = 60 * second
const hour = 60 * minute
/** After which it is sent again, each time after the last. */
const pauses = [5 * second, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 24 * hour]
const keptTries = 20

const isTaken = ({ status }: WebhookTry) => status !== undefined && status >= 200 && status < 300
const gone = 410

/** Writes down what came of it: taken, to be sent again, or given up; and whether the endpoint ends by it. */
export const recordTry = (
  endpoint: number,
  { id, attempts }: DueDelivery,
  tried: WebhookTry,
  services: Services,
) =>
  services.database.transaction(async db => {
    const now = services.now()
    const pause = pauses[attempts]
    const [state, next] = isTaken(tried)
      ? (['delivered', null] as const)
      : pause === undefined
        ? (['failed', null] as const)
        : (['waiting', new Date(now.getTime() + pause).toISOString()] as const)
    await sql`
      update webhook_delivery set state = ${state}, next_at = ${next}::timestamptz, attempts = attempts + 1,
        tries = ${JSON.stringify([tried])}::jsonb || jsonb_path_query_array(tries,
          ${`$[0 to ${keptTries - 2}]`}::jsonpath)
      where id = ${id} and state = 'waiting' and attempts = ${attempts}`.execute(db)
    if (state === 'delivered') {
      await sql`update webhook_endpoint set failing_since = null
        where id = ${endpoint} and failing_since is not null`.execute(db)
      return
    }
    const row = await maybeOne<{ since: Date }>(db)`
      update webhook_endpoint set failing_since = coalesce(failing_since, ${now.toISOString()}::timestamptz)
      where id = ${endpoint} returning failing_since as since`
    if (!row) return
    if (tried.status === gone) await endEndpoint(endpoint, 'gone', { db, services })
    else if (now.getTime() - row.since.getTime() >= endsAfterDays * 24 * hour)
      await endEndpoint(endpoint, 'failing', { db, services })
  })
