import { sql } from 'kysely'
import { exhibitorRemoved, membershipEnded } from '#domain/fairs/contract/events.ts'
import { dropUnused } from '#domain/media/server/index.ts'
import { daysInTrash } from '#platform/contract/days-in-trash.ts'
import { many } from '#platform/server/database/rows.ts'
import { declared } from '#platform/server/domains.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Services } from '#platform/server/services.ts'
import { purgeBoothTrash } from '../configuration/booth-trash.ts'

/** `people`: those who were in it, of a fair; of a firm, all who are its; who was in a deleted fair and could be taken back, themselves. */
type Purged = { kind: string; fair: number; firm: number | null; people: number[] }

/** What the booths that go now show of their firms, and lay in their own trash. */
const shownOnBooths = (before: string) => sql`
  select m.id from stand st join media_object m on m.firm_id = st.firm_id
  where st.trashed_at < ${before}::timestamptz and (m.id in (st.logo_id, st.poster_id)
    or m.id in (select r.media_id from stand_resource r where r.stand_id = st.id)
    or m.id in (select unnest(array[t.media_id, t.still_id]) from stand_trash t where t.stand_id = st.id)
    or m.file_path in (st.video->>'image', st.video->>'file'))`

/** What has lain in the trash for its days is gone for good; whom it concerns hears it. */
export async function purgeTrash(services: Services): Promise<void> {
  const { database, now } = services
  const before = new Date(now().getTime() - daysInTrash * 86_400_000).toISOString()
  await database.transaction(async db => {
    // Whoever restores one of them at this moment is waited for; from then on they are refused.
    await sql`select 1 from trash where trashed_at < ${before}::timestamptz order by id for update`.execute(
      db,
    )
    const files = await many<{ id: number | null }>(db)`
      select m.media_id as id from trash_media m join trash t on t.id = m.trash_id
        where t.trashed_at < ${before}::timestamptz
      union select unnest(array[h.left_hall_image_id, h.right_hall_image_id, h.overview_image_id,
          h.presentation_image_id]) from fair_hall h join trash t on t.fair_id = h.fair_id
        where t.kind = 'fair' and t.trashed_at < ${before}::timestamptz
      union ${shownOnBooths(before)}`
    await sql`delete from stand where trashed_at < ${before}::timestamptz`.execute(db)
    const rows = await many<Purged>(db)`
      delete from trash t where trashed_at < ${before}::timestamptz
      returning kind, fair_id as fair, firm_id as firm,
        case when is_waited_for then array[person_id]
          when kind = 'firm' then array(select u.id from app_user u where u.firm_id = t.firm_id order by u.id)
          when kind = 'fair' then array(
          select (one->>'user_id')::int
          from jsonb_array_elements(coalesce(t.rows->'fair_user', '[]') || coalesce(t.rows->'fair_organizer',
            '[]')) one) else '{}' end as people`
    const deleted = rows.filter(row => row.kind === 'fair')
    const fairs = deleted.map(row => row.fair)
    for (const { purge } of declared('trash').reverse()) await purge?.(fairs, db)
    await sql`delete from fair where id = any(${fairs}::int[])`.execute(db)
    await dropUnused(
      files.flatMap(({ id }) => id ?? []),
      db,
    )
    const context = { db, services }
    await emit(
      context,
      exhibitorRemoved,
      ...rows.flatMap(({ fair, firm }) => (firm === null ? [] : { fair, firm })),
    )
    await emit(
      context,
      membershipEnded,
      ...rows.flatMap(({ fair, people }) => people.map(person => ({ fair, person }))),
    )
  })
  await purgeBoothTrash(services)
}
