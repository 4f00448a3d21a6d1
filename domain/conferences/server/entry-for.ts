import { sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { runsFair } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { inBatches } from '#platform/server/in-batches.ts'
import { perServices } from '#platform/server/per-services.ts'
import { notFound, Refusal, unauthorized } from '#platform/server/refusal.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { OfferedPass } from '../contract/calls.ts'
import { type Entered, type EntryAnswer, mayEnter } from '../contract/entry.ts'
import { isInRoom } from './films/source-conditions.ts'
import { isLetIn, isNotHidden, isShownConference } from './shown.ts'
import { isWatcherIn, membersIn, presentIn } from './watching/watchers.ts'

type Found = Entered & {
  fair: number
  room: number | null
  isMember: boolean
  isModerator: boolean
  isSpeaker: boolean
  /** Whoever presents it, if anybody does, has been let in by the fair. */
  isLetIn: boolean
  isIn: boolean
  agendaEntry: number | null
  /** Visitors of its fair see it, and this reader is one of them; who sees it otherwise is asked beside. */
  isShown: boolean
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

/** Who watches without an account: the key that their page holds, once it has one. */
export type Watcher = { key: string | null }

/** Who comes to a conference: a person, or nobody; without an account, who watches. */
type Entrant = { id: number; person: number | null; watcher: Watcher | null }
type Reader = Pick<Context, 'db' | 'services'>

const factsFor = (asked: readonly Entrant[], { db, services }: Reader) => {
  const now = sql`${services.now().toISOString()}::timestamptz`
  const person = sql`asked.person`
  return many<Found & { at: number }>(db)`
    select asked.at::int - 1 as at, c.fair_id as fair, c.conference_room_id as room,
      f.is_using_conference_module as "isModuleOn", f.fair_status_id as "fairStatus", c.state, c.mode,
      ${isNotHidden('c')} as "isVisible", ${isLetIn('c')} as "isLetIn",
      ${milliseconds('c.begin_at')} as begin, ${milliseconds('c.end_at')} as end,
      c.replay_state = 'published' as "hasReplay", c.capacity,
      case when c.capacity is null then 0 when asked.is_watching then ${presentIn(now)}
        else ${membersIn(now)} end as present,
      f.is_public_watching and f.is_public_access as "isPublicWatching",
      ${isInRoom} as "isInRoom",
      ${isShownConference('c')} and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished})
        and exists (select from fair_user m where m.fair_id = c.fair_id and m.user_id = ${person}
          and m.is_validated = ${validationState.validated}) as "isShown",
      exists (select from pass_room r where r.conference_id = c.id) as "needsPass",
      exists (select from fair_participant m where m.fair_id = c.fair_id and m.user_id = ${person})
        as "isMember",
      coalesce(c.moderator_id = ${person}, false) as "isModerator",
      exists (select from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.user_id = ${person} and s.state <> 'declined') as "isSpeaker",
      exists (select from conference_attendance a where a.conference_id = c.id and a.user_id = ${person}
        and a.left_at is null and a.until > ${now}) or ${isWatcherIn(sql`asked.key`, now)} as "isIn",
      (select e.id from agenda_entry e where e.conference_id = c.id and e.user_id = ${person})
        as "agendaEntry"
    from unnest(${asked.map(one => one.id)}::int[], ${asked.map(one => one.person)}::int[],
        ${asked.map(one => one.watcher?.key ?? null)}::uuid[],
        ${asked.map(one => one.watcher !== null)}::boolean[])
        with ordinality as asked(conference, person, key, is_watching, at)
      join conference c on c.id = asked.conference join fair f on f.id = c.fair_id`
}

/** All who read at once ask together. */
const factsTogether = perServices(services =>
  inBatches<Entrant, Found | undefined>(async asked => {
    const found = await factsFor(asked, { db: services.database.kysely, services })
    const by = new Map(found.map(({ at, ...facts }) => [at, facts]))
    return asked.map((_, at) => by.get(at))
  }),
)

/** A command that writes sees what it has written. */
async function factsOf(
  id: number,
  context: Context,
  watcher: Watcher | null = null,
): Promise<Found | undefined> {
  const { db, services, actor } = context
  const asked = { id, person: actor.userId, watcher }
  if (db === services.database.kysely) return factsTogether(services)(asked)
  const [found] = await factsFor([asked], context)
  return found
}

/** Those who hold a pass by their role hold it validated. */
const passesOf = (id: number, { db, actor, locale }: Context) => many<OfferedPass>(db)`
  select p.id, coalesce(${translatedText('p', 'name', locale)}, '') as name,
    coalesce(${translatedText('p', 'shortName', locale)}, '') as "shortName", p.color, p.type,
    coalesce(r.taken >= r.places, false) as "isFull",
    case when exists (select from app_user u
      where u.id = ${actor.userId} and jsonb_exists_any(p.roles, u.roles))
      then ${validationState.validated}::int else pu.is_validated end as "isValidated",
    coalesce(pp.id is not null and pp.queued_at is null, false) as "hasPlace",
    coalesce(pp.queued_at is not null, false) as "isQueued", pu.id as request
  from pass_room r join pass p on p.id = r.pass_id
    left join pass_user pu on pu.pass_id = p.id and pu.user_id = ${actor.userId}
    left join pass_place pp on pp.conference_id = r.conference_id and pp.pass_id = p.id
      and pp.user_id = ${actor.userId}
  where r.conference_id = ${id} and (p.is_visible or pu.id is not null
    or exists (select from app_user u where u.id = ${actor.userId} and jsonb_exists_any(p.roles, u.roles)))
  order by p.rank, p.id`

export type EntryFor = Pick<Found, 'fair' | 'room' | 'isIn' | 'agendaEntry'> & {
  entered: Entered
  entry: EntryAnswer
  passes: OfferedPass[]
  /** Runs the fair, moderates or speaks here. */
  isTeam: boolean
  /** Runs the fair or moderates here. */
  isDesk: boolean
}

async function entryBy(
  id: number,
  found: Found,
  context: Context,
  watcher: Watcher | null = null,
): Promise<EntryFor> {
  const { actor, services } = context
  const { fair, room, isMember, isModerator, isSpeaker, isIn, agendaEntry, isShown: _, ...rest } = found
  const { isLetIn: isOpenToTeam, ...entered } = rest
  const isOfStage = isMember && isOpenToTeam
  const isDesk = runsFair(actor, fair) || (isModerator && isOfStage)
  const isTeam = isDesk || (isSpeaker && isOfStage)
  const passes = entered.needsPass ? await passesOf(id, context) : []
  const entry = mayEnter(
    entered,
    {
      isLoggedIn: actor.userId !== null,
      isWatching: watcher !== null,
      isMember,
      isTeam,
      isIn,
      passes: passes.flatMap(({ isValidated, type, hasPlace }) =>
        isValidated === null ? [] : [{ isValidated, isLimited: type === 'limited', hasPlace }],
      ),
    },
    services.now().getTime(),
  )
  return { fair, room, isIn, agendaEntry, entered, entry, passes, isTeam, isDesk }
}

/** Whether this person comes in now, and as whom. What is there for them at all is asked before. @throws 404 */
export async function entryFor(
  id: number,
  context: Context,
  watcher: Watcher | null = null,
): Promise<EntryFor> {
  const found = await factsOf(id, context, watcher)
  if (!found) throw notFound()
  return entryBy(id, found, context, watcher)
}

export type Inside = EntryFor & { person: number }

/** Somebody who is let in now. @throws 401, 403 with why not, 404 */
export async function assertInside(id: number, context: Context): Promise<Inside> {
  const facts = await factsOf(id, context)
  // What all visitors of a fair see needs no look at what else this one reaches.
  if (!facts?.isShown) await reachRow(implementationOf('conferences'), id, 'R', context)
  if (!facts) throw notFound()
  const found = await entryBy(id, facts, context)
  if (!found.entry.may) throw new Refusal(403, 'conference_entry', { detail: found.entry.reason })
  const { userId } = context.actor
  if (userId === null) throw unauthorized()
  return { ...found, person: userId }
}

/** What somebody without an account may watch now, whether or not they are counted yet. @throws 401, 403, 404 */
export async function assertWatched(id: number, context: Context): Promise<void> {
  await reachRow(implementationOf('conferences'), id, 'R', context)
  const { entry } = await entryFor(id, context, { key: null })
  if (entry.may || entry.reason === 'full') return
  if (entry.reason === 'login_needed') throw unauthorized()
  throw new Refusal(403, 'conference_entry', { detail: entry.reason })
}
