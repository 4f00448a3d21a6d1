import { sql } from 'kysely'
import { initialsOf } from '#domain/exhibitors/contract/initials.ts'
import type { Context } from '#platform/server/context.ts'
import { defineDashboardPart } from '#platform/server/dashboard.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { FairConversations, type UnansweredBooth } from '../contract/dashboard.ts'
import { isRead } from './side.ts'
import { isWrittenIn } from './thread.ts'

const boothsShown = 6
const activeMinutes = 15

const nowOf = ({ services }: Context) => sql`${services.now().toISOString()}::timestamptz`

/** Conversations of a fair that uses messages, in which somebody has written. */
const of = (fair: number) => sql`conversation c
  join fair f on f.id = c.fair_id and f.is_using_direct_message_module and f.id = ${fair}`

const figuresOf = (fair: number, context: Context) =>
  one<Pick<FairConversations, 'active' | 'today'>>(context.db)`
    select
      (count(*) filter (where exists (select from direct_message m where m.conversation_id = c.id
        and m.kind = 'text' and not m.is_withheld
        and m.created_at > ${nowOf(context)} - make_interval(mins => ${activeMinutes}))))::int as active,
      (count(*) filter (where (c.created_at at time zone f.time_zone)::date
        = (${nowOf(context)} at time zone f.time_zone)::date
        and exists (select from direct_message m where m.conversation_id = c.id)))::int as today
    from ${of(fair)}`

/** Of the firm that has the booth now; as its inbox has them, whoever has taken them. */
const waitingBooths = (fair: number, { db }: Context) =>
  many<Omit<UnansweredBooth, 'initials'> & { total: number }>(db)`
    select st.id, stand_label(st.label, h.letter, st.number) as number, fi.name, fi.shape,
      coalesce(st.color, fi.color) as color, coalesce(sm.thumbnail_path, fm.thumbnail_path) as logo,
      unanswered.waiting, ${instant('unanswered.since')} as since,
      (sum(unanswered.waiting) over ())::int as total
    from (
      select mine.stand_id, mine.firm_id, count(*)::int as waiting, min(m.created_at) as since
      from ${of(fair)} join conversation_side mine on mine.conversation_id = c.id
        join conversation_side other on other.conversation_id = c.id and other.side <> mine.side
        join direct_message m on m.id = mine.waiting_id
      where mine.firm_id is not null and not mine.is_archived and ${isWrittenIn} and ${isRead('other')}
      group by 1, 2) unanswered
    join stand st on st.id = unanswered.stand_id and st.firm_id = unanswered.firm_id
      and st.trashed_at is null
    join firm fi on fi.id = st.firm_id left join fair_hall h on h.id = st.fair_hall_id
    left join media_object sm on sm.id = st.logo_id left join media_object fm on fm.id = fi.logo_id
    order by unanswered.since, st.id limit ${boothsShown}`

export const conversationDashboard = defineDashboardPart(
  'conversations',
  FairConversations,
  async (fair, context) => {
    const booths = await waitingBooths(fair, context)
    return {
      ...(await figuresOf(fair, context)),
      waiting: booths[0]?.total ?? 0,
      booths: booths.map(({ total: _, ...booth }) => ({ ...booth, initials: initialsOf(booth.name) })),
    }
  },
)
