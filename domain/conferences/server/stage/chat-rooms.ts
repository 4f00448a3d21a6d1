import { type RawBuilder, sql } from 'kysely'
import type { ChatRoomUse } from '#platform/server/chat-room-use.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { overrunMinutes } from '../../contract/entry.ts'
import { assertInside } from '../entry-for.ts'
import { assertTeam } from '../films/team.ts'
import { isGiven } from '../given.ts'
import { hasModule, isShownByOthers } from '../shown.ts'

type Sql = RawBuilder<unknown>

/** Condition of the conference `c` of the room `r`. */
const holds = (condition: Sql): Sql =>
  sql`exists (select from conference c where c.id = r.conference_id and ${condition})`

/** Condition: those who present the conference `c` are written to by each of its audience alone. */
export const isPrivate = sql`exists (select from presentation p
  where p.conference_id = c.id and p.is_private_chat)`

const ofConference: Pick<ChatRoomUse, 'fairOf' | 'name'> = {
  fairOf: record => sql`select fair_id from conference where id = ${record}`,
  name: ({ locale }) =>
    sql`(select ${translatedText('c', 'title', locale)} from conference c where c.id = r.conference_id)`,
}

const team = sql`(select array_agg(s.user_id order by s.user_id) from conference_speaker cs
  join speaker s on s.id = cs.speaker_id where cs.conference_id = c.id and s.state <> 'declined')`
const restsUpon = sql`(select concat_ws(' ', m.is_using_conference_module, c.is_visible, c.state, c.is_chat,
    c.moderator_id, ${team}, ${isShownByOthers('c')})
  from conference c join fair m on m.id = c.fair_id where c.id = r.conference_id)`

/** Where all who are in a session talk beside it, and where its team talks behind the stage. */
export const conferenceChats: readonly ChatRoomUse[] = [
  {
    ...ofConference,
    kind: 'session',
    isOffered: holds(sql`c.is_chat and ${hasModule(sql`c.fair_id`)} and not ${isPrivate}`),
    isSeen: actor => holds(isGiven(actor)),
    // Once it is over it is read.
    isOpen: holds(sql`c.state not in ('ended', 'cancelled') and (c.mode <> 'live' or c.state = 'live'
      or c.end_at is null or c.end_at + make_interval(mins => ${sql.lit(overrunMinutes)}) >= now())`),
    restsUpon,
    assertEntered: assertInside,
  },
  {
    ...ofConference,
    kind: 'team',
    isOffered: holds(hasModule(sql`c.fair_id`)),
    isSeen: actor => sql`exists (select from app_user me
      where me.id = ${actor.userId} and chat_rank(me, r) > 0)`,
    isOpen: holds(sql`c.state <> 'cancelled'`),
    restsUpon,
    assertEntered: assertTeam,
  },
]
