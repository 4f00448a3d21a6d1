import { sql } from 'kysely'
import { runsFair } from '#domain/fairs/server/index.ts'
import type { RecordOf } from '#platform/contract/resource.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, one } from '#platform/server/database/rows.ts'
import { readRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { speakerCards } from '../../contract/speaker.ts'
import type { SpeakerView } from '../../contract/speaker-calls.ts'
import { hasReplay } from '../films/has-replay.ts'
import { signedStandOf } from '../presentations/shown-presentations.ts'
import { isNotReplaced, isShownConference } from '../shown.ts'

type Placed = Pick<SpeakerView, 'timeZone' | 'stand'>

const placeOf = (id: number, { db }: Context) => one<Placed>(db)`
  select f.time_zone as "timeZone", case when e.is_visible
    then ${signedStandOf('s.id', 's.firm_id', 's.fair_id')} end as stand
  from speaker s join fair f on f.id = s.fair_id left join firm e on e.id = s.firm_id where s.id = ${id}`

/** What this reader sees: drafts are for those who run the fair and for who speaks there. */
const sessionsOf = (id: number, seesAll: boolean, { db, locale }: Context) =>
  many<SpeakerView['sessions'][number]>(db)`
    select c.id, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      (select coalesce(${translatedText('r', 'name', locale)}, '') from conference_room r
        where r.id = c.conference_room_id and (r.is_visible or ${seesAll})) as room,
      ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, c.state,
      ${hasReplay('c')} as "hasReplay",
      c.hosting = 'external' or c.mode = 'replay' as "isByClock", p.id as presentation
    from conference_speaker cs join conference c on c.id = cs.conference_id
      left join presentation p on p.conference_id = c.id
    where cs.speaker_id = ${id} and ${isNotReplaced('c')}
      and (${seesAll ? sql`true` : isShownConference('c')})
    order by c.begin_at nulls last, c.id`

/** @throws 404 for somebody who is not shown to this reader */
export async function speakerViewOf(id: number, context: Context): Promise<SpeakerView> {
  const speaker = (await readRow(implementationOf('speakers'), id, context)) as RecordOf<typeof speakerCards>
  const { actor } = context
  const isOwn = actor.userId !== null && speaker.user?.id === actor.userId
  const seesAll = runsFair(actor, speaker.fair.id) || isOwn
  return {
    speaker,
    ...(await placeOf(id, context)),
    sessions: await sessionsOf(id, seesAll, context),
  }
}
