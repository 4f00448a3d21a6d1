import { type RawBuilder, sql } from 'kysely'
import { keepInTrash, keepWithTrashed } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { many } from '#platform/server/database/rows.ts'
import { conflict, notFound } from '#platform/server/refusal.ts'
import { idOf } from '#platform/server/resource/filter.ts'
import type { Row } from '#platform/server/resource/registry.ts'
import type { TrashedRows, TrashPart } from '#platform/server/trash/trash-part.ts'
import { optional, takeOut, trashedTable } from '#platform/server/trash/trashed-table.ts'

type Kind = 'conference_program' | 'conference_track' | 'conference_room' | 'speaker' | 'pass'

/** What goes with one of a kind, by the column that points to it; what hangs on something first. */
const owned: Readonly<Record<Kind, readonly (readonly [table: string, column: string])[]>> = {
  conference_program: [
    ['conference_track', 'conference_program_id'],
    ['program_change', 'conference_program_id'],
  ],
  conference_track: [],
  conference_room: [
    ['conference_source', 'conference_room_id'],
    ['conference_room_stage', 'conference_room_id'],
    ['conference_room_audience', 'conference_room_id'],
  ],
  speaker: [['conference_speaker', 'speaker_id']],
  pass: [['pass_room', 'pass_id']],
}

/** Columns that the database empties: what pointed to it points to it again, unless it has something else by then. */
const links: readonly { kind: Kind; table: string; column: string; fits?: RawBuilder<unknown> }[] = [
  { kind: 'conference_program', table: 'programme_import', column: 'conference_program_id' },
  // Those that were thrown away before it, and come back before it.
  { kind: 'conference_program', table: 'conference', column: 'conference_program_id' },
  { kind: 'conference_room', table: 'conference', column: 'conference_room_id' },
  {
    kind: 'conference_track',
    table: 'conference',
    column: 'conference_track_id',
    // A session that is of another programme by now has that one's tracks.
    fits: sql`t.conference_program_id = (
      select conference_program_id from conference_track where id = l.to_id)`,
  },
  { kind: 'speaker', table: 'presentation', column: 'speaker_id' },
]
const linksOf = (table: string, column: string) => `${table}.${column}`

/** Which rows point to one, to be put back with it. */
async function takeLinks(kind: Kind, id: number, { db }: Context): Promise<TrashedRows> {
  const taken: Record<string, TrashedRows[string]> = {}
  for (const link of links)
    if (link.kind === kind)
      taken[linksOf(link.table, link.column)] = await many<TrashedRows[string][number]>(db)`
        select t.id, t.${sql.ref(link.column)} as to_id from ${sql.table(link.table)} t
          where t.${sql.ref(link.column)} = ${id}`
  return taken
}

/** A programme, a track, a room, a speaker or a pass goes to the trash. @throws 404, 409 `in_use` where sessions need it */
export const removePart =
  (kind: Kind, fairOf: (row: Row, context: Context) => Promise<number> | number) =>
  async (row: Row, context: Context): Promise<void> => {
    const { id, name } = row
    const fair = await fairOf(row, context)
    const taken: TrashedRows[] = [await takeLinks(kind, id, context)]
    for (const [table, column] of owned[kind])
      taken.push(await takeOut(table, sql`t.${sql.ref(column)} = ${id}`, context.db))
    taken.push(await takeOut(kind, sql`t.id = ${id}`, context.db))
    const rows: TrashedRows = Object.assign({}, ...taken)
    // Somebody else has thrown it away at this very moment.
    if (!rows[kind]?.length) throw notFound()
    await keepInTrash({ kind, id, fair, name: String(name ?? ''), rows }, context)
  }

export const fairOfPart = ({ fair }: Row) => idOf(fair) ?? 0
export const fairOfTrack = async ({ program }: Row, { db }: Context): Promise<number> => {
  const [found] = await many<{ fair: number }>(db)`
    select fair_id as fair from conference_program where id = ${idOf(program)}`
  return found?.fair ?? 0
}

/** A track belongs to its programme. @throws 409 where that is not there */
const tracksProgram: TrashPart = {
  putBack: async ({ conference_track: tracks = [] }, _fair, db) => {
    if (!tracks.length) return
    const rows = await many(db)`
      select 1 from jsonb_to_recordset(${JSON.stringify(tracks)}::jsonb) as r (conference_program_id int)
      where not exists (select from conference_program p where p.id = r.conference_program_id)`
    if (rows.length) throw conflict('track_without_program')
  },
}

const program = { to: 'conference_program' }
const room = { to: 'conference_room' }
const image = optional('media_object')

/** Before sessions, which point to them. */
export const trashedParts: readonly TrashPart[] = [
  trashedTable({ table: 'conference_program', pointers: {}, isRefusedTwice: true }),
  // What was kept of it before is not what is shown of it from now on.
  trashedTable({ table: 'program_change', pointers: { conference_program_id: program } }),
  tracksProgram,
  trashedTable({
    table: 'conference_track',
    pointers: { conference_program_id: program },
    isRefusedTwice: true,
  }),
  trashedTable({
    table: 'conference_room',
    pointers: {
      conference_room_type_id: optional('conference_room_type'),
      conference_room_type_variation_id: optional('conference_room_type_variation'),
      picture_id: image,
      screen_image_id: image,
      left_wall_image_id: image,
      right_wall_image_id: image,
      moderator_id: optional('app_user'),
    },
    isRefusedTwice: true,
  }),
  trashedTable({
    table: 'conference_room_stage',
    pointers: {
      conference_room_id: room,
      conference_room_character_id: { to: 'conference_room_character' },
    },
  }),
  trashedTable({
    table: 'conference_room_audience',
    pointers: {
      conference_room_id: room,
      conference_room_seated_character_id: { to: 'conference_room_seated_character' },
    },
  }),
  trashedTable({
    table: 'speaker',
    pointers: { user_id: optional('app_user'), firm_id: optional('firm'), picture_id: image },
    isRefusedTwice: true,
  }),
  trashedTable({ table: 'pass', pointers: {}, isRefusedTwice: true }),
]

/**
 * After sessions and presentations: what was emptied when a part went, and what they pointed to themselves as they went.
 * While one of the two still lies in the trash, the link is kept there.
 */
export const trashedLinks: readonly TrashPart[] = links.map(({ kind, table, column, fits = sql`true` }) => ({
  putBack: async (rows, fair, db) => {
    const as = linksOf(table, column)
    const pointed = (rows[table] ?? []).flatMap(row =>
      row[column] ? [{ id: row.id, to_id: row[column] }] : [],
    )
    const kept = [...(rows[as] ?? []), ...pointed]
    if (!kept.length) return
    await keepWithTrashed(kept, { as, column: 'id', to: table }, fair, db)
    await keepWithTrashed(kept, { as, column: 'to_id', to: kind }, fair, db)
    await sql`
      update ${sql.table(table)} t set ${sql.ref(column)} = l.to_id
      from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as l (id int, to_id int)
      where t.id = l.id and t.${sql.ref(column)} is null and ${fits}
        and exists (select from ${sql.table(kind)} k where k.id = l.to_id)`.execute(db)
  },
}))
