import { type RawBuilder, sql } from 'kysely'
import { isFairSeen } from '#domain/fairs/server/index.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { AgendaEntry } from '../contract/agenda.ts'
import { type OtherRun, otherRunsMost } from '../contract/other-runs.ts'
import { addToAgenda, dropFromAgenda } from './agenda.ts'
import { assertMember } from './assert-member.ts'
import { releasePlaces } from './passes/release-places.ts'
import { lockPlacesOf, takePlaces } from './passes/take-places.ts'
import { isShownConference } from './shown.ts'

/** By which one comes in; of a limited pass with the request and how many places are left. */
type Way = { fair: number; request: number | null; pass: number | null }
type Found = OtherRun & Way

const isTogether = (a: string, b: string) => sql`${sql.ref(`${a}.begin_at`)} < ${sql.ref(`${b}.end_at`)}
  and ${sql.ref(`${b}.begin_at`)} < ${sql.ref(`${a}.end_at`)}`

/** Condition: somebody has another entry `x` at the same time as the conference. */
const meanwhile = (conference: string) => sql`exists (
  select from agenda_entry x join conference other on other.id = x.conference_id
  where x.user_id = e.user_id and x.id <> e.id and other.state <> 'cancelled'
    and ${isTogether('other', conference)})`

const speakersOf = (alias: string) => sql`array(select s.speaker_id from conference_speaker s
  where s.conference_id = ${sql.ref(`${alias}.id`)} order by 1)`

/**
 * Of the entries `e` in the conferences `c` the same at another time: what a file names as one, and what has the same title
 * and is held by the same people or the same exhibitor. Where it needs a pass, one by which this person comes in.
 */
function runsOf(entries: RawBuilder<unknown>, runs: RawBuilder<unknown>, context: Context): Promise<Found[]> {
  const { db, actor, locale, services } = context
  const now = sql`${services.now().toISOString()}::timestamptz`
  const titleOf = (alias: string) => sql`lower(btrim(${translatedText(alias, 'title', locale)}))`
  return many<Found>(db)`
    with mine as (
      select e.id as entry, e.user_id, c.id, c.fair_id, c.conference_program_id, c.guid, c.firm_id,
        ${titleOf('c')} as title, ${speakersOf('c')} as speakers
      from agenda_entry e join conference c on c.id = e.conference_id
      where e.user_id = ${actor.userId} and ${entries}),
    same as (
      select m.entry, o.id from mine m
        join conference o on o.conference_program_id = m.conference_program_id and o.guid = m.guid
      union select m.entry, o.id from mine m
        join conference o on o.fair_id = m.fair_id and ${titleOf('o')} = m.title
          and o.firm_id is not distinct from m.firm_id and ${speakersOf('o')} = m.speakers
      where m.title <> '' and (m.firm_id is not null or m.speakers <> '{}'))
    select s.entry, o.id as conference, ${instant('o.begin_at')} as begin,
      ${translatedText('r', 'name', locale)} as room, o.fair_id as fair, w.request, w.pass,
      w."placesLeft"
    from same s join agenda_entry e on e.id = s.entry
      join conference o on o.id = s.id and o.id <> e.conference_id
      left join conference_room r on r.id = o.conference_room_id and r.is_visible
      cross join lateral (
        select null::int as request, null::int as pass, null::int as "placesLeft"
        where not exists (select from pass_room n where n.conference_id = o.id)
        union all
        (select case when p.type = 'limited' then pu.id end, case when p.type = 'limited' then p.id end,
          n.places - n.taken
        from pass_room n join pass p on p.id = n.pass_id
          left join pass_user pu on pu.pass_id = p.id and pu.user_id = e.user_id
        where n.conference_id = o.id and (n.places is null or n.places > n.taken)
          and (pu.is_validated <> ${validationState.refused} or (p.type = 'open' and exists (
            select from app_user u where u.id = e.user_id and jsonb_exists_any(p.roles, u.roles))))
        order by n.places is null desc, p.rank, p.id limit 1)) w
    where ${isShownConference('o')} and ${isFairSeen(sql`o.fair_id`, context)}
      and o.state = 'scheduled' and o.begin_at > ${now}
      and not exists (select from agenda_entry x where x.user_id = e.user_id and x.conference_id = o.id)
      and ${runs}
    order by o.begin_at, o.id`
}

/** Without what this reader no longer sees. */
export async function otherRunsIn(fair: number, context: Context): Promise<OtherRun[]> {
  const clashing = sql`c.fair_id = ${fair} and c.state in ('scheduled', 'live') and ${meanwhile('c')}`
  const found = await runsOf(clashing, sql`not ${meanwhile('o')}`, context)
  const told = new Map<number, number>()
  return found.flatMap(({ fair: _, request: __, pass: ___, ...run }) => {
    const count = (told.get(run.entry) ?? 0) + 1
    told.set(run.entry, count)
    return count > otherRunsMost ? [] : [run]
  })
}

/** @throws 404 for an entry of somebody else, 409 for a run that there is no longer, and where its places are taken meanwhile */
export async function goToOtherRun(id: number, conference: number, context: Context): Promise<AgendaEntry> {
  const { db, actor } = context
  const person = actor.userId ?? 0
  await lockPlacesOf(person, context)
  const entry = await maybeOne<{ conference: number; remindMinutes: number | null; request: number | null }>(
    db,
  )`
    select e.conference_id as conference, e.remind_minutes as "remindMinutes",
      (select pp.pass_user_id from pass_place pp
        where pp.conference_id = e.conference_id and pp.user_id = e.user_id) as request
    from agenda_entry e where e.id = ${id} and e.user_id = ${person} for update`
  if (!entry) throw notFound()
  const [run] = await runsOf(sql`e.id = ${id}`, sql`o.id = ${conference}`, context)
  if (!run) throw conflict('run_gone')
  const { request, pass, fair } = run
  if (request !== null) await assertMember(fair, context)
  if (entry.request !== null) await releasePlaces(entry.request, entry.conference, context)
  if (request !== null && pass !== null)
    await takePlaces({ pass, request, person, conferences: [conference] }, context)
  await dropFromAgenda(id, context)
  const details = { of: entry.conference }
  await audit(
    { action: 'other_run', resource: 'conferences', resourceId: conference, fair, details },
    context,
  )
  return addToAgenda({ conference, remindMinutes: entry.remindMinutes }, context)
}
