import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { LeadRule } from '../contract/rules.ts'
import { isReadBy, type Part } from './part.ts'
import { kindsOf } from './rules.ts'

type Sql = RawBuilder<unknown>

/**
 * SQL of everything that contacts rest on, each line with its points: what happened first counts first, until its kind has
 * reached its most. Nothing else enters a score.
 */
export const evidenceLinesOf = (
  part: Part,
  rule: LeadRule,
  context: Context,
  which: Sql = sql`true`,
): Sql => sql`
  select l.id as lead, e.kind, e.source_id, e.at, e.stand_id, e.by_id, k.is_counted,
    greatest(0, least(k.points::bigint, k.cap - k.points
      * (row_number() over (partition by l.id, e.kind order by e.at, e.source_id) - 1)))::int as points
  from lead_evidence e
    join lead l on l.firm_id = e.firm_id and l.fair_id = e.fair_id and l.user_id = e.user_id
    join (values ${kindsOf(rule)}) k (kind, points, cap, is_counted) on k.kind = e.kind
  where e.firm_id = ${part.firm} and e.fair_id = ${part.fair} and l.firm_id = ${part.firm}
    and l.fair_id = ${part.fair} and l.withdrawn_at is null
    and e.at >= coalesce(l.shown_from, '-infinity') and ${isReadBy(part, context)} and ${which}`

/** SQL of contacts with their sums: those whom something that the rule counts makes one. */
export const scoredOf = (lines: Sql): Sql => sql`
  select n.lead, sum(n.points)::int as score, max(n.at) as last_at, array_agg(distinct n.kind) as kinds
  from (${lines}) n group by n.lead having bool_or(n.is_counted)`

export const temperatureOf = ({ warm, hot }: LeadRule, score: Sql): Sql =>
  sql`case when ${score} >= ${hot} then 'hot' when ${score} >= ${warm} then 'warm' else 'cool' end`

/** SQL: how a colleague is shown, as JSON; null for nobody. */
export const colleague = (id: Sql): Sql => sql`
  (select json_build_object('id', w.id, 'firstName', w.first_name, 'lastName', w.last_name, 'look', w.look,
      'picture', (select json_build_object('id', m.id, 'filePath', m.file_path,
        'thumbnailPath', m.thumbnail_path)
        from media_object m where m.id = w.picture_id and m.visibility = 'public'))
    from app_user w where w.id = ${id} and not w.is_closed)`

const brochure = (id: Sql, { locale }: Context) => sql`
  (select coalesce(sr.titles ->> ${locale}, sr.title) from stand_resource sr where sr.id = ${id})`

const seconds = (from: string, until: string) =>
  sql`greatest(0, extract(epoch from ${sql.raw(until)} - ${sql.raw(from)}))::int`

/** What a line `n` says besides, by its kind. What was written is for those alone who read the conversation. */
export const told = ({ isKept }: Part, context: Context): Sql => sql`
  n.kind, n.source_id as id, ${instant('n.at')} as at, n.points, n.stand_id as stand,
  ${colleague(sql`n.by_id`)} as by,
  case n.kind
    when 'application' then (select ${translatedText('j', 'title', context.locale)}
      from job_solicitation s join job j on j.id = s.job_id where s.id = n.source_id)
    when 'download' then (select ${brochure(sql`v.stand_resource_id`, context)} from lead_visit v
      where v.id = n.source_id)
    when 'bookmark' then (select ${brochure(sql`b.stand_resource_id`, context)} from bookmark b
      where b.id = n.source_id)
    when 'session' then (select ${translatedText('c', 'title', context.locale)}
      from conference_attendance a join conference c on c.id = a.conference_id where a.id = n.source_id)
  end as title,
  ${
    isKept
      ? sql`case n.kind
    when 'conversation' then (select left(m.text, 240) from direct_message m
      join conversation_side p on p.conversation_id = m.conversation_id and p.side = m.side
        and p.user_id is not null
      where m.conversation_id = n.source_id and m.kind = 'text' and not m.is_withheld order by m.id limit 1)
    when 'scan' then (select nullif(s.note, '') from lead_scan s where s.id = n.source_id)
  end`
      : sql`null::text`
  } as text,
  case n.kind
    when 'call' then (select ${seconds('k.accepted_at', 'coalesce(k.ended_at, now())')} from visio_call k
      where k.room_id = n.source_id)
    when 'queue' then (select ${seconds('w.talk_began_at', 'coalesce(w.ended_at, now())')}
      from waiting_place w where w.id = n.source_id)
    when 'session' then (select ${seconds('a.entered_at', 'coalesce(a.left_at, least(a.until, now()))')}
      from conference_attendance a where a.id = n.source_id)
    when 'visit' then (select v.seconds from lead_visit v where v.id = n.source_id)
  end as seconds,
  case n.kind when 'card' then (select c.source from consent c where c.id = n.source_id) end as way`
