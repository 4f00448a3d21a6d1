import { hrefOf } from '#platform/contract/href.ts'
import { countOf, defineChecklist } from '#platform/server/checklist.ts'
import { maybeOne } from '#platform/server/database/rows.ts'
import { conferencePaths } from '../contract/paths.ts'

type Figures = {
  published: number
  rooms: number
  external: number
  addressed: number
  speakers: number
  confirmed: number
}

const entries = {
  programme: { rank: 112, optional: true },
  conference_rooms: { rank: 113, optional: true },
  conference_addresses: { rank: 114, optional: true },
  speakers_confirmed: { rank: 116, optional: true },
}

/** Of a fair that has conferences. */
export const conferenceChecklist = defineChecklist('conferences', entries, async (fair, { db }) => {
  const row = await maybeOne<Figures>(db)`
    select (select count(*)::int from conference c where c.fair_id = f.id
        and c.state not in ('draft', 'cancelled')) as published,
      (select count(*)::int from conference_room r where r.fair_id = f.id) as rooms,
      (select count(*)::int from conference c where c.fair_id = f.id and c.hosting = 'external'
        and c.state <> 'cancelled') as external,
      (select count(*)::int from conference c where c.fair_id = f.id and c.hosting = 'external'
        and c.state <> 'cancelled' and exists (select from conference_source s
          where s.conference_id = c.id or s.conference_room_id = c.conference_room_id)) as addressed,
      (select count(*)::int from speaker s where s.fair_id = f.id and s.is_visible) as speakers,
      (select count(*)::int from speaker s where s.fair_id = f.id and s.is_visible
        and s.state = 'confirmed') as confirmed
    from fair f where f.id = ${fair} and f.is_using_conference_module`
  if (!row) return {}
  const { published, rooms, external, addressed, speakers, confirmed } = row
  return {
    programme: {
      done: published > 0,
      count: published,
      path: hrefOf(published ? conferencePaths.conferenceProgram : conferencePaths.conferenceImport),
    },
    conference_rooms: { done: rooms > 0, count: rooms, path: hrefOf(conferencePaths.conferenceSetup) },
    ...(external > 0 && {
      conference_addresses: { ...countOf(addressed, external), path: hrefOf(conferencePaths.conferenceList) },
    }),
    ...(speakers > 0 && {
      speakers_confirmed: { ...countOf(confirmed, speakers), path: hrefOf(conferencePaths.speakerList) },
    }),
  }
})
