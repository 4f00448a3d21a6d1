import { sql } from 'kysely'
import { notify } from '#domain/notifications/server/index.ts'
import { hrefOf } from '#platform/contract/href.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { leadCreated, leadUpdated, leadWithdrawn } from '../contract/events.ts'
import { leadPaths } from '../contract/paths.ts'
import { keptUntil } from './keep-leads.ts'
import { leadNotifications } from './notifications.ts'
import { isContact } from './rules.ts'

/** Of one round; what is left comes in the next. */
const most = 500

type Changed = {
  id: number
  firm: number
  fair: number
  isContact: boolean
  isAnnounced: boolean
  isExported: boolean
  withdrawnAt: string | null
  /** Nobody took it back: its time was over. */
  isKeptNoMore: boolean
}

/** Tells what has become of contacts since it was told last, each once. */
export async function tellLeads(services: Services): Promise<void> {
  let count = most
  while (count === most) {
    count = await services.database.transaction(async db => {
      const changed = await many<Changed>(db)`
        select l.id, l.firm_id as firm, l.fair_id as fair, ${isContact} as "isContact",
          l.announced_at is not null as "isAnnounced",
          l.withdrawn_at is not null and l.exported_at is not null as "isExported",
          ${instant('l.withdrawn_at')} as "withdrawnAt",
          coalesce(l.withdrawn_at > ${keptUntil}, false) as "isKeptNoMore"
        from lead l join fair f on f.id = l.fair_id where l.is_pending order by l.id
          limit ${most} for update of l skip locked`
      const payloads = (which: (lead: Changed) => boolean) =>
        changed.filter(which).map(({ id, firm, fair }) => ({ lead: id, firm, fair }))
      const created = payloads(lead => lead.isContact && !lead.isAnnounced)
      const gone = payloads(lead => !lead.isContact && lead.isAnnounced)
      const updated = payloads(lead => lead.isContact && lead.isAnnounced)
      await sql`
        update lead set is_pending = false, announced_at = case
          when id = any(${created.map(({ lead }) => lead)}::int[]) then now()
          when id = any(${gone.map(({ lead }) => lead)}::int[]) then null
          else announced_at end
        where id = any(${changed.map(({ id }) => id)}::int[])`.execute(db)
      const context = { db, services }
      if (created.length) await emit(context, leadCreated, ...created)
      if (updated.length) await emit(context, leadUpdated, ...updated)
      if (gone.length) await emit(context, leadWithdrawn, ...gone)
      for (const lead of changed) if (lead.isExported) await tellHolders(lead, context)
      return changed.length
    })
  }
}

/** Whoever withdraws, or is kept no more, is still in the files that left: those who administer the firm have to delete them there. */
async function tellHolders(
  { id, firm, fair, withdrawnAt, isKeptNoMore }: Changed,
  context: Pick<Context, 'db' | 'services'>,
) {
  const admins = await many<{ id: number }>(context.db)`
    select id from app_user where firm_id = ${firm} and is_firm_admin and not is_closed`
  await notify(
    admins.map(admin => admin.id),
    {
      kind: isKeptNoMore ? leadNotifications.lead_kept_no_more : leadNotifications.lead_withdrawn,
      // A card that is handed again may be taken back again.
      cause: `lead_withdrawn:${id}:${withdrawnAt}`,
      fair,
      path: hrefOf(leadPaths.standLeads),
      params: { number: String(id) },
    },
    context,
  )
}
