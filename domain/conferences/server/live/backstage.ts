import { sql } from 'kysely'
import { isConnected, videoProvider, visioMoment } from '#domain/calls/server/index.ts'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { forbidden } from '#platform/server/refusal.ts'
import type { readBackstage } from '../../contract/live.ts'
import { stageFor } from './stage-for.ts'

type Backstage = ResponseOf<typeof readBackstage>

/** @throws 403 for whoever is not of the team */
export async function backstageOf(id: number, context: Context): Promise<Backstage> {
  const { db, actor, services } = context
  const { inside } = await stageFor(id, context)
  if (!inside.isTeam) throw forbidden()
  const presence = sql`(select case when k.may_publish then 'stage' else 'behind' end
    from visio_connection k join visio_room r on r.id = k.room_id
    where r.conference_id = ${id} and k.user_id = o.user and ${isConnected(visioMoment(context))})`
  const people = await many<Backstage['people'][number]>(db)`
    select case when u.id is not null then json_build_object('id', u.id, 'firstName', u.first_name,
        'lastName', u.last_name) end as account, o.name, m.thumbnail_path as picture,
          o.is_moderator as "isModerator",
      ${presence} as presence, o.has_declined as "hasDeclined"
    from (
      select s.user_id as user, s.name, coalesce(s.picture_id, u.picture_id) as picture_id,
        coalesce(c.moderator_id = s.user_id, false) as is_moderator, s.state = 'declined' as has_declined,
        cs.rank
      from conference_speaker cs join speaker s on s.id = cs.speaker_id
        join conference c on c.id = cs.conference_id
        left join app_user u on u.id = s.user_id
      where cs.conference_id = ${id}
      union all
      select u.id, u.first_name || ' ' || u.last_name, u.picture_id, true, false, 1000000
      from conference c join app_user u on u.id = c.moderator_id
      where c.id = ${id} and not exists (select from conference_speaker cs
        join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.user_id = u.id)) o
      left join app_user u on u.id = o.user
      left join media_object m on m.id = o.picture_id and m.visibility = 'public'
    order by o.rank, o.name`
  const { iceServers } = videoProvider(services.settings, 'call')
  return { people, iceServers: iceServers(actor.userId ?? 0, services.now()) }
}
