import { type RawBuilder, sql } from 'kysely'
import { correspondent } from '#domain/messaging/server/index.ts'
import { isHiddenFrom, isInPlace, presenceStatus } from '#domain/presence/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { OwnPlace } from '../contract/place.ts'
import type { WaitingPerson } from '../contract/queue.ts'
import { boothSources, offeredWays } from './booth.ts'
import { minutesFor, staffThere, talkMedian } from './estimate.ts'

type Sql = RawBuilder<unknown>

const context = sql`case when p.context_kind is not null then json_build_object('kind', p.context_kind,
  'id', p.context_id, 'title', p.context_title) end`

/** Those who wait before the place `p`. */
const before = sql`(select count(*) from waiting_place o
  where o.stand_id = p.stand_id and o.state = 'waiting' and o.turn < p.turn)`

/** Condition that somebody waits behind the place `p`. */
export const isBefore = sql`exists (select 1 from waiting_place o
  where o.stand_id = p.stand_id and o.state = 'waiting' and o.turn > p.turn)`

/** Both readings of a place `p` of the person `u` whom the contact `k` receives. */
const columns = sql`
  p.id, p.state, p.reason, ${context} as context, ${correspondent('k')} as contact, p.way,
  ${instant('p.taken_at')} as "takenAt", ${instant('p.ended_at')} as "endedAt",
  case when p.state = 'called' then greatest(0,
    extract(epoch from p.called_until - clock_timestamp()) * 1000) else 0 end::int as "calledFor",
  (select uuid from conversation where id = p.conversation_id) as conversation,
  (select r.uniqid from visio_room r join visio_call c on c.room_id = r.id
    where r.id = p.room_id and c.state in ('ringing', 'accepted')) as call`

const sources = sql`${boothSources} join named p on p.stand_id = st.id
  join app_user u on u.id = p.user_id left join app_user k on k.id = p.contact_id`

/** Places `p`, each as its visitor reads it, with whose it is. */
export const ownPlaces = (which: Sql, { db }: Pick<Context, 'db'>) =>
  many<OwnPlace & { user: number }>(db)`
    with named as materialized (select p.* from waiting_place p where ${which}),
    figures as materialized (
      select st.id as stand_id, talk.seconds, talk.talks, there.free, there.talking
      from stand st cross join lateral ${talkMedian} cross join lateral ${staffThere}
      where st.id in (select stand_id from named))
    select ${columns}, p.user_id as user, json_build_object('id', f.id, 'homepage', f.homepage) as fair,
      json_build_object('id', st.id, 'number', stand_label(st.label, h.letter, st.number), 'firm',
        json_build_object('id', w.id, 'name', w.name, 'color', w.color, 'logo',
          (select thumbnail_path from media_object where id = coalesce(
            case when st.firm_id = w.id then st.logo_id end, w.logo_id)))) as stand,
      case when p.state = 'waiting' then ${before}::int end as before,
      case when p.state = 'waiting' then (select ${minutesFor(before)}
        from figures talk, figures there where talk.stand_id = st.id and there.stand_id = st.id)
        end as estimate,
      p.postponed_at is null and p.state in ('called', 'waiting') and ${isBefore} as "mayPostpone",
      ${offeredWays} as ways, p.closed_because as "closedBecause"
    from ${sources} join firm w on w.id = p.firm_id
    order by p.taken_at, p.id`

/** Places `p` as the booth reads them, in this order. */
export const waitingPeople = (which: Sql, order: Sql, { db, locale, actor }: Context) =>
  many<WaitingPerson>(db)`
    with named as materialized (select p.* from waiting_place p where ${which}),
    seen as materialized (
      select n.id, case when ${isHiddenFrom(sql`n.user_id`, sql`${actor.userId}::int`)} then 'offline'
        else ${presenceStatus(sql`n.user_id`, sql`n.fair_id`)} end as status from named n)
    select ${columns}, ${correspondent('u')} as person, u.locale as language, seen.status,
      seen.status <> 'offline' and ${isInPlace(sql`p.user_id`, 'stand', sql`st.id`)} as "isAtBooth",
      case when seen.status <> 'offline' then (
        select ${translatedText('wh', 'name', locale)} from presence_held ph
          left join stand ws on ph.kind = 'stand' and ws.id = ph.place_id
          join fair_hall wh on wh.id = case ph.kind when 'hall' then ph.place_id else ws.fair_hall_id end
        where ph.user_id = p.user_id and ph.kind in ('hall', 'stand') and wh.fair_id = p.fair_id
          and wh.is_visible order by ph.is_ended limit 1) end as hall,
      p.postponed_at is not null as "hasPostponed", ${instant('p.talk_began_at')} as "talkBeganAt"
    from ${sources} join seen on seen.id = p.id order by ${order}`
