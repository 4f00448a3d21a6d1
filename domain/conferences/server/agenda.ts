import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { BodyOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne, one } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import {
  type AgendaEntry,
  type addAgendaEntry,
  agendaChanges,
  agendaMost,
  type OwnSession,
} from '../contract/agenda.ts'
import { agendaClashes } from '../contract/agenda-clashes.ts'
import { hasReplay } from './films/has-replay.ts'
import { isRefusedIn } from './films/refused.ts'
import { programOf } from './program-of.ts'
import { isLetIn, isShownConference } from './shown.ts'

type Shown = AgendaEntry['conference']
type Found = Omit<AgendaEntry, 'conference' | 'clashes' | 'change'> &
  Omit<Shown, 'id'> & {
    conference: number
    kind: NonNullable<AgendaEntry['change']>['kind'] | null
    changedAt: string | null
    wasBegin: string | null
    wasRoom: string | null
  }

/** What of an agenda its owner still sees, by time: a fair that they have left says nothing any more. */
const foundOf = (which: RawBuilder<unknown>, context: Context) => {
  const { db, actor, locale } = context
  const { validated } = validationState
  const word = (alias: string, field: string) => translatedText(alias, field, locale)
  return many<Found>(db)`
    select e.id, c.id as conference, coalesce(${word('c', 'title')}, '') as title,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end,
      to_char(c.start_date, 'YYYY-MM-DD') as day,
      coalesce(c.time_zone, p.time_zone, f.time_zone) as "timeZone", ${word('r', 'name')} as room,
      c.state, c.cancel_reason as "cancelReason", c.is_reminding as "isReminding",
      ${hasReplay('c')} as "hasReplay",
      c.mode = 'live' and c.replay_mode <> 'none' and c.replay_state not in ('published', 'hidden')
        and not (c.replay_mode = 'integrated' and ${isRefusedIn(sql`c.id`)}) as "isReplayPlanned",
      c.hosting = 'external' or c.mode = 'replay' as "isByClock",
      c.replaced_by_id as "replacedBy", e.remind_minutes as "remindMinutes",
      coalesce(pp.queued_at is null and pu.is_validated = ${validated}, false) as "hasPlace",
      pp.queued_at is not null as "isQueued",
      coalesce(pp.queued_at is null and pu.is_validated <> ${validated}, false) as "isAsked",
      h.kind, ${instant('h.at')} as "changedAt",
      ${instant(sql`(h.before ->> 'begin')::timestamptz`)} as "wasBegin", ${word('was', 'name')} as "wasRoom"
    from agenda_entry e join conference c on c.id = e.conference_id join fair f on f.id = c.fair_id
      left join conference_program p on p.id = c.conference_program_id
      left join conference_room r on r.id = c.conference_room_id and r.is_visible
      left join pass_place pp on pp.conference_id = c.id and pp.user_id = e.user_id
      left join pass_user pu on pu.id = pp.pass_user_id
      left join lateral (select kind, at, before from conference_change
        where conference_id = c.id and at > e.created_at and kind = any(${[...agendaChanges]}::text[])
        order by at desc, id desc limit 1) h on true
      left join conference_room was on was.id = (h.before ->> 'room')::int and was.is_visible
    where e.user_id = ${actor.userId} and ${which} and ${isShownConference('c')}
      and ${isFairSeen(sql`c.fair_id`, context)}
    order by c.begin_at nulls last, c.id`
}

const told = (found: Found, clashes: ReadonlyMap<number, number[]>): AgendaEntry => {
  const {
    id,
    conference,
    remindMinutes,
    hasPlace,
    isQueued,
    isAsked,
    kind,
    changedAt,
    wasBegin,
    wasRoom,
    ...shown
  } = found
  return {
    id,
    conference: { id: conference, ...shown },
    remindMinutes,
    hasPlace,
    isQueued,
    isAsked,
    clashes: clashes.get(conference) ?? [],
    change: kind && changedAt ? { kind, at: changedAt, before: { begin: wasBegin, room: wasRoom } } : null,
  }
}

const agendaIn = async (fair: number, context: Context) => {
  const all = await foundOf(sql`c.fair_id = ${fair}`, context)
  const clashes = agendaClashes(all)
  return all.map(one => told(one, clashes))
}

/** In which this person speaks or moderates, until they are over: what is cancelled too. */
const ownIn = (fair: number, { db, actor, locale, services }: Context) => {
  const now = sql`${services.now().toISOString()}::timestamptz`
  return many<OwnSession>(db)`
    select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end,
      coalesce(c.time_zone, p.time_zone, f.time_zone) as "timeZone",
      ${translatedText('r', 'name', locale)} as room, c.state, ${programOf('p', locale)} as program,
      coalesce(c.moderator_id = ${actor.userId}, false) as "isModerated",
      c.mode = 'live' and c.hosting = 'integrated' and c.state <> 'cancelled' as "hasBackstage"
    from conference c
      join fair f on f.id = c.fair_id and f.is_using_conference_module and f.trashed_at is null
      join fair_participant m on m.fair_id = c.fair_id and m.user_id = ${actor.userId}
      left join conference_program p on p.id = c.conference_program_id
      left join conference_room r on r.id = c.conference_room_id
    where c.fair_id = ${fair} and ${isLetIn('c')}
      and (case when c.state = 'cancelled' then c.end_at > ${now}
        else c.end_at is null or c.end_at > ${now} - interval '1 hour' or c.state = 'live' end)
      and (c.moderator_id = ${actor.userId}
        or c.id in (select cs.conference_id from conference_speaker cs join speaker s on s.id = cs.speaker_id
          where s.user_id = ${actor.userId} and s.fair_id = ${fair} and s.state <> 'declined'))
    order by c.begin_at nulls last, c.id limit 50`
}

export const readOwnAgenda = async (fair: number, context: Context) => ({
  entries: await agendaIn(fair, context),
  own: await ownIn(fair, context),
})

/** @throws 404 for what this reader does not see, 409 beyond what an agenda holds */
export async function addToAgenda(
  { conference, remindMinutes }: NonNullable<BodyOf<typeof addAgendaEntry>>,
  context: Context,
): Promise<AgendaEntry> {
  const { db, actor } = context
  const row = await reachRow(implementationOf('conferences'), conference, 'R', context)
  const fair = idOf(row.fair)
  if (fair === null) throw notFound()
  // Of several that one person adds at once each counts the ones before.
  await sql`select pg_advisory_xact_lock(hashtext('agenda'), ${actor.userId}::int)`.execute(db)
  const { count } = await one<{ count: number }>(db)`
    select count(*)::int from agenda_entry e join conference c on c.id = e.conference_id
    where e.user_id = ${actor.userId} and c.fair_id = ${fair} and c.id <> ${conference}`
  if (count >= agendaMost) throw conflict('agenda_limit')
  const isReminderAsked = remindMinutes !== undefined
  await maybeOne<{ id: number }>(db)`
    insert into agenda_entry (user_id, conference_id, remind_minutes)
    values (${actor.userId}, ${conference}, ${remindMinutes ?? null})
    on conflict on constraint agenda_entry_taken do update
      set remind_minutes = excluded.remind_minutes, reminded_at = null where ${isReminderAsked}
    returning id`
  const entry = (await agendaIn(fair, context)).find(one => one.conference.id === conference)
  if (!entry) throw notFound()
  return entry
}

/** Nobody’s but their own. */
export async function dropFromAgenda(id: number, { db, actor }: Context): Promise<void> {
  await sql`delete from agenda_entry where id = ${id} and user_id = ${actor.userId}`.execute(db)
}
