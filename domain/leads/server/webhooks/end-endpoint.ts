import { sql } from 'kysely'
import { sendMail } from '#domain/identity/server/index.ts'
import { notify } from '#domain/notifications/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import type { WebhookState } from '../../contract/webhooks/calls.ts'
import { webhookPaths } from '../../contract/webhooks/paths.ts'
import { webhookNotifications } from './notifications.ts'

type Ended = { fair: number; firm: number | null; owner: number | null; host: string }

/** Who made it, as long as they look after it; else all who do. */
const keepersOf = async ({ fair, firm, owner }: Ended, { db }: Pick<Context, 'db'>) => {
  const keepers = await many<{ id: number }>(db)`
    select u.id from app_user u where not u.is_closed and case when ${firm}::int is null
      then exists (select from fair_organizer o where o.fair_id = ${fair} and o.user_id = u.id)
        or (u.id = ${owner}::int and u.roles && '{ROLE_SUPER_ADMIN,ROLE_SUPER_ORGANIZER}'::text[])
      else u.is_firm_admin and u.firm_id = ${firm}::int end
    order by u.id`
  const ids = keepers.map(({ id }) => id)
  return owner !== null && ids.includes(owner) ? [owner] : ids
}

/** Sends nothing there any more until its people let it go on, and tells them; what waited is kept to be sent again. */
export async function endEndpoint(
  id: number,
  state: Exclude<WebhookState, 'on' | 'off'>,
  { db, services }: Pick<Context, 'db' | 'services'>,
) {
  const ended = await maybeOne<Ended>(db)`
    update webhook_endpoint set state = ${state} where id = ${id} and state = 'on'
    returning fair_id as fair, firm_id as firm, created_by_id as owner,
      substring(url from '^https?://([^/?#]+)') as host`
  if (!ended) return
  await sql`update webhook_delivery set state = 'failed', next_at = null
    where webhook_endpoint_id = ${id} and state = 'waiting'`.execute(db)
  const keepers = await keepersOf(ended, { db })
  const { fair, firm, host } = ended
  const path = firm === null ? webhookPaths.fairWebhooks : webhookPaths.firmWebhooks
  const params = { host }
  await notify(
    keepers,
    {
      kind: webhookNotifications.webhook_ended,
      cause: `webhook_ended:${id}:${services.now().toISOString()}`,
      fair,
      path,
      params,
    },
    { db, services },
  )
  for (const userId of keepers)
    await sendMail(db, services, { userId, kind: 'webhook_ended', fair, path, values: params })
}
