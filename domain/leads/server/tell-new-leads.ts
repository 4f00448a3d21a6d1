import { sql } from 'kysely'
import { notify } from '#domain/notifications/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { hrefOf } from '#platform/contract/href.ts'
import { many } from '#platform/server/database/rows.ts'
import type { Services } from '#platform/server/services.ts'
import { leadPaths } from '../contract/paths.ts'
import { leadNotifications } from './notifications.ts'
import { isContact } from './rules.ts'
import { worksInPart } from './works-in.ts'

/** A day ends at this hour, in the fair’s zone: what came since the same hour of the day before is told then. */
const hour = 7
/** Read at once. */
const most = 200

type Due = { participation: number; firm: number; fair: number; day: string; from: string; until: string }

/** SQL: the contact `l` came within the day that was over last in the fair `f`. */
const beginning = (days: number) => sql`((over.day - ${days}::int + make_time(${hour}, 0, 0))
  at time zone f.time_zone)`

const dueParts = ({ database, now }: Services, after: number) =>
  many<Due>(database.kysely)`
    select ff.id as participation, l.firm_id as firm, l.fair_id as fair, over.day::text as day,
      ${beginning(1)}::text as "from", ${beginning(0)}::text as until
    from lead l join fair f on f.id = l.fair_id and f.trashed_at is null
      join fair_firm ff on ff.fair_id = l.fair_id and ff.firm_id = l.firm_id
        and ff.is_validated = ${validationState.validated}
      cross join lateral (select ((${now().toISOString()}::timestamptz at time zone f.time_zone)
        - make_interval(hours => ${hour}))::date as day) over
    where l.withdrawn_at is null and ff.id > ${after}
      and l.announced_at > ${now().toISOString()}::timestamptz - interval '3 days'
      and l.announced_at >= ${beginning(1)} and l.announced_at < ${beginning(0)}
      and not exists (select from notification n where n.kind = ${leadNotifications.leads_of_the_day.name}
        and n.cause = 'leads_of_the_day:' || ff.id || ':' || over.day)
    group by ff.id, l.firm_id, l.fair_id, over.day, f.time_zone order by ff.id limit ${most}`

/** How many each of the firm’s people may read of those who came: who works on some booths reads what happened there. */
const counted = ({ firm, fair, from, until }: Due, { database }: Services) =>
  many<{ person: number; count: number }>(database.kysely)`
    select u.id as person, count(*)::int as count
    from app_user u join lead l on l.firm_id = ${firm} and l.fair_id = ${fair} and ${isContact}
      and l.announced_at >= ${from}::timestamptz and l.announced_at < ${until}::timestamptz
    where ${worksInPart(firm, fair)} and (u.is_firm_admin or exists (select from lead_evidence e
      where e.firm_id = l.firm_id and e.fair_id = l.fair_id and e.user_id = l.user_id
        and e.kind <> 'application' and e.at >= coalesce(l.shown_from, '-infinity')
        and (e.stand_id is null
          or exists (select from stand_contact p where p.user_id = u.id and p.stand_id = e.stand_id)
          or exists (select from stand_admin p where p.user_id = u.id and p.stand_id = e.stand_id))))
    group by u.id order by u.id`

/**
 * Tells the people of each firm once a day how many new contacts it has, by mail where they wish so. A number alone: a mail
 * outlives whoever withdraws.
 */
export async function tellNewLeads(services: Services): Promise<void> {
  // Parts of which nobody may read a contact are never told, and hold up none that come after them.
  for (let after = 0; ; ) {
    const parts = await dueParts(services, after)
    await tellParts(parts, services)
    const last = parts.at(-1)
    if (!last || parts.length < most) return
    after = last.participation
  }
}

async function tellParts(parts: readonly Due[], services: Services) {
  for (const part of parts) {
    const { participation, fair, day } = part
    const people = await counted(part, services)
    await services.database.transaction(async db => {
      for (const { person, count } of people)
        await notify(
          [person],
          {
            kind: leadNotifications.leads_of_the_day,
            cause: `leads_of_the_day:${participation}:${day}`,
            subject: `leads:${participation}`,
            fair,
            path: `${hrefOf(leadPaths.standLeads)}?sort=recent`,
            params: { count: String(count) },
          },
          { db, services },
        )
    })
  }
}
