import { type RawBuilder, sql } from 'kysely'
import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import { reachRow } from '#platform/server/resource/operations.ts'
import { implementationOf } from '#platform/server/resource/registry.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { changePlaces } from '../../contract/pass-rooms.ts'
import { lockRooms, moveUp } from './move-up.ts'

type Room = ResponseOf<typeof changePlaces>

const roomsOf = (which: RawBuilder<unknown>, { db, locale }: Context) =>
  many<Room>(db)`
    select c.id as conference, coalesce(${translatedText('c', 'title', locale)}, '') as title,
      ${instant('c.begin_at')} as begin, r.places, r.taken,
      (select count(*)::int from pass_place pp where pp.pass_id = r.pass_id
        and pp.conference_id = r.conference_id and pp.queued_at is not null) as waiting
    from pass_room r join conference c on c.id = r.conference_id
    where ${which} order by c.begin_at nulls last, c.id`

export async function readPassRooms(id: number, context: Context): Promise<Room[]> {
  await reachRow(implementationOf('passes'), id, 'U', context)
  return roomsOf(sql`r.pass_id = ${id}`, context)
}

/** @throws 404 for a conference that the pass does not open, 409 where more have a place, or of an open pass */
export async function setPlaces(
  { id: pass, conference }: { id: number; conference: number },
  places: number,
  context: Context,
): Promise<Room> {
  const { db } = context
  const row = await reachRow(implementationOf('passes'), pass, 'U', context)
  await lockRooms([{ pass, conference }], context)
  const which = sql`r.pass_id = ${pass} and r.conference_id = ${conference}`
  const [room] = await roomsOf(which, context)
  if (!room) throw notFound()
  if (room.places === null) throw conflict('pass_open')
  if (places < room.taken) throw conflict('places_taken')
  if (places === room.places) return room
  await sql`update pass_room set places = ${places}
    where pass_id = ${pass} and conference_id = ${conference}`.execute(db)
  await moveUp({ pass, conference }, context)
  await audit(
    {
      action: 'set_places',
      resource: 'passes',
      resourceId: pass,
      fair: idOf(row.fair),
      details: { conference, places },
    },
    context,
  )
  const [changed] = await roomsOf(which, context)
  return changed ?? room
}
