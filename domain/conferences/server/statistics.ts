import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { ownFirms } from '#domain/identity/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import type { ConferenceFigures } from '../contract/statistics.ts'
import { entryFor } from './entry-for.ts'
import { shownPolls } from './stage/shown-polls.ts'

/** Minutes of an interval of the curve. */
const step = 5
/** A day and more of them: the longest that a conference lasts, with its doors and what it overruns. */
const slotsMost = 320

type Counted = Pick<
  ConferenceFigures,
  'agenda' | 'attended' | 'minutes' | 'replay' | 'questions' | 'votes' | 'ratings'
>

/** Stays of the audience: until they left, or their lease is over, or now. */
const stays = (id: number, { services }: Context) => sql`(
  select a.user_id, a.entered_at, a.is_replay,
    least(coalesce(a.left_at, a.until), ${services.now().toISOString()}::timestamptz) as until
  from conference_attendance a where a.conference_id = ${id} and not a.is_team)`

const countsOf = (id: number, context: Context) => {
  const minutes = sql`extract(epoch from s.until - s.entered_at) / 60`
  return one<Counted>(context.db)`
    select (select count(*)::int from agenda_entry e where e.conference_id = ${id}) as agenda,
      count(distinct s.user_id) filter (where not s.is_replay)::int as attended,
      coalesce(round(sum(${minutes}) filter (where not s.is_replay)), 0)::int as minutes,
      count(distinct s.user_id) filter (where s.is_replay)::int as replay,
      (select count(*)::int from conference_question q where q.conference_id = ${id}) as questions,
      (select count(*)::int from question_vote v join conference_question q on q.id = v.conference_question_id
        where q.conference_id = ${id}) as votes,
      (select json_build_object('count', count(*)::int, 'average', round(avg(r.stars), 2)::float8)
        from conference_rating r where r.conference_id = ${id}) as ratings
    from ${stays(id, context)} s`
}

/** Of each interval, from the first who came to the last who went, the most who were in at once. */
const curveOf = (id: number, context: Context) =>
  many<ConferenceFigures['curve'][number]>(context.db)`
    with s as (select * from ${stays(id, context)} s where not s.is_replay and s.until > s.entered_at),
    changes as (
      select entered_at as at, 1 as by from s union all select until, -1 from s),
    running as (
      select at, row_number() over (order by at, by desc) as nth,
        sum(by) over (order by at, by desc rows unbounded preceding)::int as present from changes),
    slots as (
      select slot, slot + make_interval(mins => ${step}) as next from generate_series(
        (select date_bin(make_interval(mins => ${step}), min(at), timestamptz '2000-01-01 00:00:00Z')
          from changes),
        (select max(at) from changes), make_interval(mins => ${step})) slot limit ${slotsMost})
    select ${instant('slots.slot')} as at, greatest(
      coalesce((select r.present from running r where r.at < slots.slot order by r.nth desc limit 1), 0),
      coalesce((select max(r.present) from running r where r.at >= slots.slot and r.at < slots.next), 0))::int
        as present
    from slots order by slots.slot`

const peopleOf = (id: number, context: Context) =>
  many<NonNullable<ConferenceFigures['people']>[number]>(context.db)`
    select u.id, u.first_name as "firstName", u.last_name as "lastName", e.name as firm,
      round(sum(extract(epoch from s.until - s.entered_at)) / 60)::int as minutes
    from ${stays(id, context)} s join app_user u on u.id = s.user_id left join firm e on e.id = u.firm_id
    where not s.is_replay group by u.id, e.name order by u.last_name, u.first_name, u.id`

/** @throws 403 for somebody who is neither of its team nor administers its sponsor */
export async function figuresOfConference(id: number, context: Context): Promise<ConferenceFigures> {
  const { actor, db } = context
  const row = await reachRow(implementationOf('conferences'), id, 'R', context)
  const fair = idOf(row.fair)
  const isRunner = runsFair(actor, fair)
  const { firm } = await one<{ firm: number | null }>(db)`
    select firm_id as firm from conference where id = ${id}`
  const isSponsor = firm !== null && ownFirms(actor).includes(firm)
  if (!isRunner && !isSponsor && !(await entryFor(id, context)).isTeam) throw forbidden()
  const curve = await curveOf(id, context)
  const comments = await many<ConferenceFigures['comments'][number]>(db)`
    select stars, text from conference_rating where conference_id = ${id} and text <> ''
    order by stars desc, text limit 200`
  return {
    ...(await countsOf(id, context)),
    peak: Math.max(0, ...curve.map(({ present }) => present)),
    curve,
    polls: await shownPolls(sql`p.conference_id = ${id} and p.state <> 'draft'`, sql`true`, context),
    comments,
    people: isRunner ? await peopleOf(id, context) : null,
  }
}
