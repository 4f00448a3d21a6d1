import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import { linkFor } from '#domain/media/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { Conference, ConferenceView, OfferedPass, ShownSource } from '../contract/calls.ts'
import { doorsOf, type Entered, mayEnter } from '../contract/entry.ts'
import { isShownConference } from './shown.ts'

type Found = Entered & {
  fair: number
  room: number | null
  isMember: boolean
  isStaff: boolean
  isIn: boolean
  agendaEntry: number | null
}

const milliseconds = (column: string) => sql`(extract(epoch from ${sql.ref(column)}) * 1000)::float8`

const factsOf = (id: number, { db, actor, services }: Context) => {
  const person = actor.userId
  const now = sql`${services.now().toISOString()}::timestamptz`
  return one<Found>(db)`
    select c.fair_id as fair, c.conference_room_id as room, f.is_using_conference_module as "isModuleOn",
      f.fair_status_id as "fairStatus", c.state, c.is_visible as "isVisible", c.mode,
      ${milliseconds('c.begin_at')} as begin, ${milliseconds('c.end_at')} as end,
      c.replay_state = 'published' as "hasReplay", c.capacity,
      (select count(*)::int from conference_attendance a
        where a.conference_id = c.id and a.left_at is null and a.until > ${now} and not a.is_team) as present,
      exists (select from pass_room r where r.conference_id = c.id) as "needsPass",
      exists (select from fair_participant m where m.fair_id = c.fair_id and m.user_id = ${person})
        as "isMember",
      coalesce(c.moderator_id = ${person}, false) or exists (select from conference_speaker cs
        join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.user_id = ${person} and s.state <> 'declined') as "isStaff",
      exists (select from conference_attendance a where a.conference_id = c.id and a.user_id = ${person}
        and a.left_at is null and a.until > ${now}) as "isIn",
      (select e.id from agenda_entry e where e.conference_id = c.id and e.user_id = ${person})
        as "agendaEntry"
    from conference c join fair f on f.id = c.fair_id where c.id = ${id}`
}

/** Those who hold a pass by their role hold it validated. */
const passesOf = (id: number, { db, actor, locale }: Context) => many<OfferedPass>(db)`
  select p.id, coalesce(${translatedText('p', 'name', locale)}, '') as name,
    coalesce(${translatedText('p', 'shortName', locale)}, '') as "shortName", p.color, p.type,
    coalesce(r.taken >= r.places, false) as "isFull",
    case when exists (select from app_user u where u.id = ${actor.userId} and u.roles && p.roles)
      then ${validationState.validated}::int else pu.is_validated end as "isValidated",
    coalesce(pp.id is not null and pp.queued_at is null, false) as "hasPlace",
    coalesce(pp.queued_at is not null, false) as "isQueued"
  from pass_room r join pass p on p.id = r.pass_id
    left join pass_user pu on pu.pass_id = p.id and pu.user_id = ${actor.userId}
    left join pass_place pp on pp.conference_id = r.conference_id and pp.pass_id = p.id
      and pp.user_id = ${actor.userId}
  where r.conference_id = ${id} and (p.is_visible or pu.id is not null)
  order by p.rank, p.id`

type Filed<T extends { url: string }> = T & { isPrivate: boolean }

/** A film is seen to its end by the link that it was opened with; whoever may no longer come in reads nothing by it. */
const hoursOfLink = 12

const opened = <T extends { url: string }>(rows: Filed<T>[], { actor, services }: Context) =>
  rows.map(({ isPrivate, ...row }) => ({
    ...row,
    url: isPrivate ? linkFor(row.url, actor.userId ?? 0, services, hoursOfLink * 60).url : row.url,
  }))

/** Its own, else its room’s. */
const sourcesOf = (id: number, room: number | null, { db }: Context) => many<Filed<ShownSource>>(db)`
  select s.kind, coalesce(s.url, m.file_path) as url,
    coalesce(m.visibility = 'private', false) as "isPrivate",
    ${instant('s.from_at')} as from,
    ${instant('s.until_at')} as until, l.code as language
  from conference_source s left join media_object m on m.id = s.media_id
    left join language l on l.id = s.language_id
  where s.conference_id = ${id} or (s.conference_room_id = ${room}
    and not exists (select from conference_source own where own.conference_id = ${id}))
  order by s.rank, s.from_at nulls first, s.id`

const documentsOf = (id: number, isTeam: boolean, { db, services }: Context) => {
  const now = sql`${services.now().toISOString()}::timestamptz`
  return many<Filed<ConferenceView['documents'][number]>>(db)`
    select d.id, d.kind, d.title, coalesce(d.url, m.file_path) as url,
      coalesce(m.visibility = 'private', false) as "isPrivate", l.code as language
    from conference_document d join conference c on c.id = d.conference_id
      left join media_object m on m.id = d.media_id left join language l on l.id = d.language_id
    where d.conference_id = ${id} and (${isTeam} or case d.visible_from
      when 'now' then true when 'begin' then c.begin_at <= ${now} or c.state in ('live', 'ended')
      else c.end_at <= ${now} or c.state = 'ended' end)
    order by d.rank, d.id`
}

const nextIn = async (id: number, room: number | null, { db, locale }: Context) =>
  (await maybeOne<NonNullable<ConferenceView['next']>>(db)`
    select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${instant('c.begin_at')} as begin
    from conference c join conference here on here.id = ${id}
    where c.conference_room_id = ${room} and c.begin_at >= here.end_at and c.state <> 'cancelled'
      and ${isShownConference('c')}
    order by c.begin_at, c.id limit 1`) ?? null

/** @throws 404 for one that is not there for this reader */
export async function viewOf(id: number, context: Context): Promise<ConferenceView> {
  const conference = (await readRow(implementationOf('conferences'), id, context)) as Conference
  const { fair, room, isMember, isStaff, isIn, agendaEntry, ...entered } = await factsOf(id, context)
  const isTeam = runsFair(context.actor, fair) || (isStaff && isMember)
  const passes = await passesOf(id, context)
  const now = context.services.now()
  const entry = mayEnter(
    entered,
    {
      isLoggedIn: context.actor.userId !== null,
      isMember,
      isTeam,
      isIn,
      passes: passes.flatMap(({ isValidated, type, hasPlace }) =>
        isValidated === null ? [] : [{ isValidated, isLimited: type === 'limited', hasPlace }],
      ),
    },
    now.getTime(),
  )
  const doors = doorsOf(entered, isTeam)
  return {
    conference,
    entry: { may: entry.may, reason: entry.may ? null : entry.reason, passes },
    doors: doors === null ? null : new Date(doors).toISOString(),
    sources: entry.may ? opened(await sourcesOf(id, room, context), context) : [],
    documents: entry.may ? opened(await documentsOf(id, isTeam, context), context) : [],
    isTeam,
    agendaEntry,
    next: await nextIn(id, room, context),
    now: now.toISOString(),
  }
}
