import { type RawBuilder, sql } from 'kysely'
import { askedTogether } from '#platform/server/asked-together.ts'
import type { Context, HttpContext } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { Packed } from '#platform/server/http/packed.ts'
import { perServices } from '#platform/server/per-services.ts'
import { notFound } from '#platform/server/refusal.ts'
import type { OwnStage, Stage } from '../../contract/stage.ts'
import { assertInside } from '../entry-for.ts'
import { isUnderWay } from '../films/under-way.ts'
import { hasWord } from '../live/word.ts'
import { madeOnce } from '../made-once.ts'
import { presentIn } from '../watching/watchers.ts'
import { isToldTo, isToldToAll, shownPolls } from './shown-polls.ts'
import { isReadByAll, shownQuestions } from './shown-questions.ts'

type Head = Pick<Stage, 'version' | 'state' | 'present' | 'isFree' | 'isRecording'>
type Sitting = { seat: number | null; person: Stage['standing'][number] | null }

const headOf = (id: number, now: RawBuilder<unknown>, { db }: Context) =>
  one<Head>(db)`
    select coalesce((select version from conference_stage s where s.conference_id = c.id), 0) as version,
      c.state,
      ${presentIn(now)} as present,
      exists (select from conference_attendance a where a.conference_id = c.id and a.left_at is null
        and a.until > ${now} and a.is_free) as "isFree",
      exists (select from recording r where r.conference_id = c.id and ${isUnderWay('r', now)})
        as "isRecording"
    from conference c where c.id = ${id}`

async function stageOf(id: number, context: Context): Promise<Stage> {
  const { db, services } = context
  const now = sql`${services.now().toISOString()}::timestamptz`
  const head = await headOf(id, now, context)
  const sitting = await many<Sitting>(db)`
    select a.seat, case when a.is_shown and c.is_participant_list_visible
      then json_build_object('id', u.id, 'firstName', u.first_name, 'lastName', u.last_name, 'look', u.look,
        'picture', (select p.thumbnail_path from media_object p
          where p.id = u.picture_id and p.visibility = 'public')) end as person
    from conference_attendance a join app_user u on u.id = a.user_id
      join conference c on c.id = a.conference_id
    where a.conference_id = ${id} and a.left_at is null and a.until > ${now}
      and (a.seat is not null or a.is_shown)
    order by a.seat nulls last, a.id`
  const polls = await shownPolls(sql`p.conference_id = ${id} and p.state <> 'draft'`, isToldToAll, context)
  return {
    ...head,
    seats: sitting.flatMap(({ seat, person }) => (seat === null ? [] : [{ seat, person }])),
    standing: sitting.flatMap(({ seat, person }) => (seat === null && person ? [person] : [])),
    questions: await shownQuestions(sql`q.conference_id = ${id} and ${isReadByAll}`, context),
    poll: polls.find(({ state }) => state === 'open') ?? polls.at(-1) ?? null,
  }
}

/** By conference. */
const stages = madeOnce<Packed>(200)

/** By what the stage of each conference is known that is shown now. All who read at once ask together. */
const stageNames = perServices(({ database }) =>
  askedTogether<string>(async ids => {
    const rows = await many<{ id: string; name: string }>(database.kysely)`
      select c.id::text as id,
        concat_ws(' ', c.guid, coalesce(s.version, 0), c.is_participant_list_visible) as name
      from conference c left join conference_stage s on s.conference_id = c.id
      where c.id = any(${ids}::int[])`
    return new Map(rows.map(({ id, name }) => [id, name]))
  }),
)

/**
 * Made once a version by each process, for all who ask meanwhile; whether it names people is decided at once.
 * @throws 403 for somebody who may not come in
 */
export async function readStageOf(id: number, context: HttpContext): Promise<Packed> {
  await assertInside(id, context)
  const name = await stageNames(context.services)(String(id))
  if (name === undefined) throw notFound()
  return stages(
    { key: id, name },
    context,
    async () => new Packed(JSON.stringify(await stageOf(id, context))),
  )
}

/** @throws 403 for somebody who may not come in */
export async function readOwnStage(id: number, context: Context): Promise<OwnStage> {
  const { db, services } = context
  const { person } = await assertInside(id, context)
  const now = sql`${services.now().toISOString()}::timestamptz`
  const own = await maybeOne<Pick<OwnStage, 'seat' | 'isShown' | 'isFree' | 'until'>>(db)`
    select seat, is_shown as "isShown", is_free as "isFree", ${instant('until')} as until
      from conference_attendance
    where conference_id = ${id} and user_id = ${person} and left_at is null and until > ${now}`
  const rest = await one<Pick<OwnStage, 'hand' | 'word' | 'wasIn' | 'votes' | 'rating'>>(db)`
    select exists (select from conference_hand h
        where h.conference_id = ${id} and h.user_id = ${person} and (h.until > ${now} or ${hasWord})) as hand,
      exists (select from conference_hand h
        where h.conference_id = ${id} and h.user_id = ${person} and ${hasWord}) as word,
      exists (select from conference_attendance a where a.conference_id = ${id} and a.user_id = ${person}
        and not a.is_team) as "wasIn",
      array(select v.conference_question_id from question_vote v
        join conference_question q on q.id = v.conference_question_id
        where q.conference_id = ${id} and v.user_id = ${person} order by 1) as votes,
      (select json_build_object('stars', r.stars, 'text', r.text) from conference_rating r
        where r.conference_id = ${id} and r.user_id = ${person}) as rating`
  return {
    seat: own?.seat ?? null,
    isShown: own?.isShown ?? false,
    isFree: own?.isFree ?? false,
    until: own?.until ?? null,
    ...rest,
    questions: await shownQuestions(sql`q.conference_id = ${id} and q.author_id = ${person}`, context),
    polls: await shownPolls(
      sql`p.conference_id = ${id} and exists (select from poll_voter v
        where v.conference_poll_id = p.id and v.user_id = ${person})`,
      isToldTo(person),
      context,
    ),
  }
}
