import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { one } from '#platform/server/database/rows.ts'
import type { PresentationForm } from '../../contract/presentation-calls.ts'
import { programOf } from '../program-of.ts'
import { assertKeepsPresentation } from './may-keep.ts'

/** The address of a presentation as it goes on; not a film that was uploaded, nor what is seen afterwards. */
export const presentationAddress = (conference: RawBuilder<unknown>, column: 'id' | 'url') => sql`(
  select ${sql.ref(`o.${column}`)} from conference_source o
  where o.conference_id = ${conference} and not o.is_replay and o.url is not null
  order by o.rank, o.id limit 1)`

/** @throws 403 for one that is not theirs to change, 404 for one that is not there for them */
export async function readPresentationForm(id: number, context: Context): Promise<PresentationForm> {
  await assertKeepsPresentation(id, context)
  const { db, locale } = context
  return one<PresentationForm>(db)`
    select p.id, json_build_object('id', p.fair_id) as fair,
      json_build_object('id', e.id, 'name', e.name) as firm, p.conference_id as conference, p.type,
      c.translations, ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as end, p.stand_id as stand,
      case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as speaker,
      ${presentationAddress(sql`c.id`, 'url')} as url,
      c.state, ${programOf('cp', locale)} as program, c.is_visible as "isVisible",
        p.is_private_chat as "isPrivateChat",
      c.is_muting_participants as "isMutingParticipants",
      c.is_participant_list_visible as "isParticipantListVisible", p.version
    from presentation p join conference c on c.id = p.conference_id join firm e on e.id = p.firm_id
      left join speaker s on s.id = p.speaker_id
      left join conference_program cp on cp.id = c.conference_program_id
    where p.id = ${id}`
}
