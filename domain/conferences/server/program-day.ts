import { sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import type { HttpContext } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { Packed } from '#platform/server/http/packed.ts'
import { perServices } from '#platform/server/per-services.ts'
import { notFound } from '#platform/server/refusal.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { singleFlights } from '#platform/server/single-flight.ts'
import type { ProgramDay } from '../contract/calls.ts'
import { assertModule } from './assert-module.ts'
import { hasReplay } from './films/has-replay.ts'
import { madeOnce } from './made-once.ts'
import { isNotReplaced, isPublishedProgram, isShownConference } from './shown.ts'

type Found = Pick<ProgramDay, 'version' | 'timeZone' | 'slotMinutes' | 'days'> & {
  isRun: boolean
  today: string
}
/** `name`: of what is shown of it now. */
type Program = Found & { name: string }
type Head = Omit<Found, 'days'> & { fair: number; lastChange: string | null }
type Shown = Pick<ProgramDay, 'rooms' | 'tracks' | 'types' | 'conferences'>

/** By programme, and what of it is shown to whom. */
const knownDays = madeOnce<ProgramDay['days']>(200)
const shownDays = madeOnce<Packed>(100)

/** Those who run the fair read its drafts too. */
const runs = (context: HttpContext) =>
  sql`${scopeCondition(implementationOf('conference_programs'), 'p', 'U', context.actor)}`

const shownIn = (isRun: boolean) =>
  isRun ? isNotReplaced('c') : sql`${isShownConference('c')} and ${isNotReplaced('c')}`

const daysOf = (id: number, isRun: boolean, { db }: HttpContext) =>
  many<ProgramDay['days'][number]>(db)`
    select to_char(c.start_date, 'YYYY-MM-DD') as day, count(*)::int as conferences from conference c
    where c.conference_program_id = ${id} and c.start_date is not null and ${shownIn(isRun)}
    group by c.start_date order by c.start_date`

async function findProgram(id: number, context: HttpContext): Promise<Program> {
  const head = await maybeOne<Head>(context.db)`
    select p.fair_id as fair, program_version(p.id) as version,
      (select max(tx)::text from program_change where conference_program_id = p.id) as "lastChange",
      coalesce(p.time_zone, f.time_zone) as "timeZone",
      p.slot_minutes as "slotMinutes", ${runs(context)} as "isRun",
      to_char(${context.services.now().toISOString()}::timestamptz
        at time zone coalesce(p.time_zone, f.time_zone) - p.day_change::interval, 'YYYY-MM-DD') as today
    from conference_program p join fair f on f.id = p.fair_id
    where p.id = ${id} and f.trashed_at is null and (${runs(context)}
      or (${isPublishedProgram('p')} and ${isFairSeen(sql`p.fair_id`, context)}))`
  if (!head) throw notFound()
  const { fair, lastChange, ...found } = head
  await assertModule(fair, context)
  const { isRun, version, timeZone, slotMinutes } = found
  const name = [version, lastChange, timeZone, slotMinutes].join(' ')
  const key = `${id} ${isRun}`
  const days = await knownDays({ key, name }, context, () => daysOf(id, isRun, context))
  return { ...found, days, name }
}

/** Strangers see the same: of all who come at once one asks. */
const forStrangers = perServices(() => singleFlights<Program>())
const programFor = (id: number, context: HttpContext) => {
  const find = () => findProgram(id, context)
  return context.actor.userId === null ? forStrangers(context.services)(String(id), find) : find()
}

const listOf = (program: number, day: string, isRun: boolean, context: HttpContext) => {
  const { db, locale } = context
  const word = (alias: string, field: string) => translatedText(alias, field, locale)
  return many<ProgramDay['conferences'][number]>(db)`
    select c.id, coalesce(${word('c', 'title')}, '') as title, c.conference_room_id as room,
      c.conference_track_id as track, c.conference_type_id as type, l.code as language, c.format,
      array(select s.name from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and (s.is_visible or ${isRun}) order by cs.rank, s.id) as speakers,
      case when e.is_visible then e.name end as sponsor,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, c.state,
      ${hasReplay('c')} as "hasReplay",
      exists (select from pass_room r where r.conference_id = c.id) as "needsPass",
      c.hosting = 'external' or c.mode = 'replay' as "isByClock"
    from conference c left join language l on l.id = c.language_id left join firm e on e.id = c.firm_id
    where c.conference_program_id = ${program} and c.start_date = ${day}::date and ${shownIn(isRun)}
    order by c.begin_at, c.conference_room_id, c.id`
}

async function shownOn(program: number, day: string, isRun: boolean, context: HttpContext): Promise<Shown> {
  const { db, locale } = context
  const conferences = await listOf(program, day, isRun, context)
  const ids = (pick: (one: (typeof conferences)[number]) => number | null) =>
    [...new Set(conferences.map(pick))].filter(value => value !== null)
  const rooms = await many<ProgramDay['rooms'][number]>(db)`
    select r.id, coalesce(${translatedText('r', 'name', locale)}, '') as name, r.slug from conference_room r
    where r.id = any(${ids(one => one.room)}::int[]) and (r.is_visible or ${isRun}) order by r.rank, r.id`
  const tracks = await many<ProgramDay['tracks'][number]>(db)`
    select t.id, coalesce(${translatedText('t', 'name', locale)}, '') as name, t.color
    from conference_track t where t.id = any(${ids(one => one.track)}::int[]) order by t.rank, t.id`
  const types = await many<ProgramDay['types'][number]>(db)`
    select t.id, coalesce(${translatedText('t', 'name', locale)}, '') as name
    from conference_type t where t.id = any(${ids(one => one.type)}::int[]) order by t.rank, t.id`
  return { rooms, tracks, types, conferences }
}

/**
 * A day of a programme, made once a version by each process. Its name for caches is of what the programme shows, of its
 * days and of the reader’s language: who comes, votes or sits moves nothing.
 */
export async function dayOf(
  { id, day: asked }: { id: number; day: string },
  context: HttpContext,
): Promise<Packed> {
  const { locale } = context
  const { isRun, today, name, ...program } = await programFor(id, context)
  const first = program.days[0]?.day ?? ''
  const isOn = program.days.some(one => one.day === today)
  const named = new Map([
    ['first', first],
    ['today', isOn ? today : first],
  ])
  const day = named.get(asked) ?? asked
  const packed = (shown: Shown) =>
    new Packed(JSON.stringify({ program: id, day, ...program, ...shown } satisfies ProgramDay))
  // Of days that there are not nothing is kept: anybody can name a thousand.
  if (!program.days.some(one => one.day === day))
    return packed({ rooms: [], tracks: [], types: [], conferences: [] })
  const key = [id, day, locale, isRun].join(' ')
  return shownDays({ key, name }, context, async () => packed(await shownOn(id, day, isRun, context)))
}
