import { sql } from 'kysely'
import { many } from '#platform/server/database/rows.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { leadCreated, leadUpdated, leadWithdrawn } from '../contract/events.ts'
import { isContact } from './rules.ts'

/** Of one round; what is left comes in the next. */
const most = 500

type Changed = { id: number; firm: number; fair: number; isContact: boolean; isAnnounced: boolean }

/** Tells what has become of contacts since it was told last, each once. */
export async function tellLeads(services: Services): Promise<void> {
  let count = most
  while (count === most) {
    count = await services.database.transaction(async db => {
      const changed = await many<Changed>(db)`
        select l.id, l.firm_id as firm, l.fair_id as fair, ${isContact} as "isContact",
          l.announced_at is not null as "isAnnounced"
        from lead l where l.is_pending order by l.id limit ${most} for update of l skip locked`
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
      return changed.length
    })
  }
}
