import { type RawBuilder, sql } from 'kysely'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { validationState } from '#domain/reference/contract/validation-state.ts'
import type { Actor } from '#platform/server/actor.ts'
import type { FileUse } from '#platform/server/files/file-use.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { scopeCondition } from '#platform/server/resource/scope.ts'
import { doorsMinutes } from '../contract/entry.ts'
import { isShownConference } from './shown.ts'

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

/**
 * Condition: somebody is given what belongs to the conference `c`. Those who may come in, once its doors have opened; when
 * the room is full, or it is over, nothing is taken from them.
 */
const isGiven = (actor: Actor): RawBuilder<unknown> => sql`(
  ${scopeCondition(implementationOf('conferences'), 'c', 'U', actor)}
  or exists (select from conference_speaker cs join speaker s on s.id = cs.speaker_id
    join fair_participant m on m.user_id = s.user_id and m.fair_id = c.fair_id
    where cs.conference_id = c.id and s.user_id = ${actor.userId} and s.state <> 'declined')
  or (${isShownConference('c')} and c.state <> 'cancelled'
    and exists (select from fair_participant m join fair f on f.id = m.fair_id
      where m.fair_id = c.fair_id and m.user_id = ${actor.userId}
        and f.fair_status_id in (${fairStatus.open}, ${fairStatus.finished}))
    and ${holdsPass(actor)}
    and (c.state in ('live', 'ended') or (c.mode = 'replay' and c.begin_at is null)
      or c.begin_at - make_interval(mins => ${doorsMinutes}) <= now())))`

const team = ['superAdmin', 'superOrganizer', 'organizer', 'speaker', 'moderator'] as const

export const conferenceFiles: readonly FileUse[] = [
  {
    name: 'slides',
    kinds: ['document', 'image'],
    uploaders: team,
    visibility: 'private',
    isReadable: (file, actor) => sql`exists (
      select 1 from conference_document d join conference c on c.id = d.conference_id
      where d.media_id = ${sql.ref(`${file}.id`)} and ${isGiven(actor)})`,
  },
  {
    name: 'film',
    kinds: ['video', 'webm'],
    uploaders: ['superAdmin', 'superOrganizer', 'organizer'],
    visibility: 'private',
    resumable: true,
    isReadable: (file, actor) => sql`exists (
      select 1 from conference_source s join conference c
        on c.id = s.conference_id or c.conference_room_id = s.conference_room_id
      where s.media_id = ${sql.ref(`${file}.id`)} and ${isGiven(actor)})`,
  },
]
