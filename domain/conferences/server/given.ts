import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Actor } from '#platform/server/actor.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { doorsMinutes } from '../contract/entry.ts'
import { isLetIn, isShownConference } from './shown.ts'

/** Condition: by a pass of theirs somebody comes into the conference `c`, or it needs none. */
const holdsPass = ({
  userId,
}: Actor) => sql`(not exists (select from pass_room r where r.conference_id = c.id)
  or exists (select from pass_room r join pass p on p.id = r.pass_id
    left join pass_user pu on pu.pass_id = p.id and pu.user_id = ${userId}
    where r.conference_id = c.id and (pu.is_validated = ${validationState.validated}
      or exists (select from app_user u where u.id = ${userId} and jsonb_exists_any(p.roles, u.roles)))
    and (p.type = 'open' or exists (select from pass_place pp where pp.pass_id = p.id
      and pp.conference_id = c.id and pp.user_id = ${userId} and pp.queued_at is null))))`

const mayOf = (action: 'U' | 'D', actor: Actor) =>
  scopeCondition(implementationOf('conferences'), 'c', action, actor)

/** Condition: somebody runs the fair of the conference `c`, or moderates or speaks there for nobody whom the fair has not let in. */
export const isInTeam = (actor: Actor): RawBuilder<unknown> => sql`(${mayOf('D', actor)}
  or (${isLetIn('c')} and (${mayOf('U', actor)}
    or exists (select from conference_speaker cs join speaker s on s.id = cs.speaker_id
      join fair_participant m on m.user_id = s.user_id and m.fair_id = c.fair_id
      where cs.conference_id = c.id and s.user_id = ${actor.userId} and s.state <> 'declined'))))`

/** Condition: somebody of the audience may come into the conference `c`, whenever that is. */
export const mayEverCome = (actor: Actor): RawBuilder<unknown> => sql`(
  ${isShownConference('c')} and c.state <> 'cancelled'
  and exists (select from fair_participant m join fair f on f.id = m.fair_id
    where m.fair_id = c.fair_id and m.user_id = ${actor.userId}
      and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished}))
  and ${holdsPass(actor)})`

/** Condition: the fair of the conference `c` lets everybody watch it, whenever that is. */
const isWatchedByAll = sql`(${isShownConference('c')} and c.state <> 'cancelled'
  and exists (select from fair f where f.id = c.fair_id and f.is_public_watching and f.is_public_access
    and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished}))
  and not exists (select from pass_room r where r.conference_id = c.id))`

/** Condition: somebody may see the conference `c`, whenever that is: who may come in, and who watches without an account. */
export const mayEverSee = (actor: Actor): RawBuilder<unknown> =>
  actor.userId === null ? isWatchedByAll : mayEverCome(actor)

/** Condition: the doors of the conference `c` have opened. A film without a beginning has none. */
const isOpen = sql`(c.state in ('live', 'ended') or (c.mode = 'replay' and c.begin_at is null)
  or c.begin_at - make_interval(mins => ${doorsMinutes}) <= now())`

/**
 * Condition: somebody is given what belongs to the conference `c`. Those who may come in, once its doors have opened; when
 * the room is full, or it is over, nothing is taken from them.
 */
export const isGiven = (actor: Actor): RawBuilder<unknown> =>
  sql`(${isInTeam(actor)} or (${mayEverCome(actor)} and ${isOpen}))`

/** Condition: somebody sees by now what is shown with the conference `c`: who is given it, and who watches without an account. */
export const isGivenOrWatched = (actor: Actor): RawBuilder<unknown> =>
  actor.userId === null ? sql`(${isWatchedByAll} and ${isOpen})` : isGiven(actor)

/** Condition: what the row `alias` shows of the conference `c` is seen by now; nobody of the audience sees a premiere before it begins. */
export const isFilmSeen = (source: string, actor: Actor): RawBuilder<unknown> => sql`(${isInTeam(actor)}
  or (${mayEverSee(actor)} and case
    when ${sql.ref(`${source}.is_replay`)} then c.replay_state = 'published'
    when c.mode = 'replay' then c.begin_at is null or c.begin_at <= now()
    else ${isOpen} end))`

/** Condition: the document `document` of the conference `c` is given by now. */
export const isDocumentDue = (document: string, now: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`case ${sql.ref(`${document}.visible_from`)}
    when 'now' then true when 'begin'
      then coalesce(c.begin_at <= ${now} or c.state in ('live', 'ended'), false)
    else coalesce(c.end_at <= ${now} or c.state = 'ended', false) end`
