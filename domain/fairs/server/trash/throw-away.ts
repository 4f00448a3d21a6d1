import { sql } from 'kysely'
import { audit } from '#platform/server/audit.ts'
import type { Context } from '#platform/server/context.ts'
import { mergedRows } from '#platform/server/trash/merged-rows.ts'
import type { TrashedRows } from '#platform/server/trash/trash-part.ts'
import type { TrashKind } from '../../contract/trash.ts'

const resources: Readonly<Record<TrashKind, string>> = {
  firm: 'firms',
  hall: 'fair_halls',
  conference: 'conferences',
  conference_program: 'conference_programs',
  conference_track: 'conference_tracks',
  conference_room: 'conference_rooms',
  speaker: 'speakers',
  pass: 'passes',
  fair: 'fairs',
  person: 'users',
}

export type KeptInTrash = {
  kind: TrashKind
  /** Its id. */
  id: number
  fair: number
  name: string
  rows: TrashedRows
}

/**
 * Keeps what was taken out of its tables, so that it can be put back; of an exhibitor or a person who was there again since
 * also what an earlier entry has kept.
 */
export async function keepInTrash({ kind, id, fair, name, rows }: KeptInTrash, context: Context) {
  await sql`
    insert into trash (fair_id, kind, firm_id, person_id, name, rows, trashed_at, trashed_by_id)
    values (${fair}, ${kind}, ${kind === 'firm' ? id : null}, ${kind === 'person' ? id : null}, ${name},
      ${JSON.stringify(rows)}::jsonb,
      ${context.services.now().toISOString()}::timestamptz, ${context.actor.userId})
    on conflict on constraint ${sql.ref(kind === 'person' ? 'trash_person_once' : 'trash_firm_once')} do update set
      rows = ${mergedRows(sql`trash.rows`, sql`excluded.rows`)}, name = excluded.name,
        trashed_at = excluded.trashed_at,
        trashed_by_id = excluded.trashed_by_id`.execute(context.db)
  await audit(
    { action: 'trash', resource: resources[kind], resourceId: id, fair, details: { name } },
    context,
  )
}
