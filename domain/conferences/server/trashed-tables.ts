import { sql } from 'kysely'
import { keepWithTrashed } from '#domain/fairs/server/index.ts'
import type { TrashPart } from '#platform/server/trash/trash-part.ts'
import { optional, trashedTable } from '#platform/server/trash/trashed-table.ts'
import { trashedLinks, trashedParts } from './trashed-parts.ts'

const conference = { to: 'conference' }
/** Of a session, or of a room. */
const isOfSomething = sql`(exists (select from conference x where x.id = r.conference_id)
  or exists (select from conference_room x where x.id = r.conference_room_id))`
/** Its file may have been deleted meanwhile. */
const isWhole = sql`(r.media_id is null or exists (select from media_object m where m.id = r.media_id))`

/** What joins sessions with something else that comes back before them, or after them. */
const joining = (table: string, other: string): TrashPart => ({
  putBack: async ({ [table]: rows = [] }, fair, db) => {
    await keepWithTrashed(rows, { as: table, column: 'conference_id', to: 'conference' }, fair, db)
    await keepWithTrashed(rows, { as: table, column: `${other}_id`, to: other }, fair, db)
  },
})

/** What goes with a conference. */
export const ownTables = [
  'conference_speaker',
  'conference_source',
  'conference_document',
  'conference_change',
  'pass_room',
  'presentation',
  'conference_replay',
  'conference_captioner',
  'recording_consent',
  'conference_poll',
] as const

/** A conference with what is its own: what people count on keeps it from the trash. Before it, what it is arranged by. */
export const trashedConferenceTables: readonly TrashPart[] = [
  ...trashedParts,
  trashedTable({
    table: 'conference',
    filled: ['is_live', 'search'],
    pointers: {
      conference_program_id: optional('conference_program'),
      conference_room_id: optional('conference_room'),
      conference_type_id: optional('conference_type'),
      conference_track_id: optional('conference_track'),
      firm_id: optional('firm'),
      moderator_id: optional('app_user'),
      language_id: optional('language'),
      picture_id: optional('media_object'),
      replaced_by_id: optional('conference'),
    },
    isRefusedTwice: true,
  }),
  joining('conference_speaker', 'speaker'),
  joining('pass_room', 'pass'),
  trashedTable({
    table: 'conference_speaker',
    pointers: { conference_id: conference, speaker_id: { to: 'speaker' } },
  }),
  trashedTable({
    table: 'conference_source',
    pointers: {
      conference_id: optional('conference'),
      conference_room_id: optional('conference_room'),
      language_id: optional('language'),
    },
    onlyIf: sql`${isWhole} and ${isOfSomething}`,
  }),
  trashedTable({
    table: 'conference_document',
    pointers: { conference_id: conference, language_id: optional('language') },
    onlyIf: isWhole,
  }),
  trashedTable({ table: 'conference_change', pointers: { conference_id: conference } }),
  trashedTable({
    table: 'presentation',
    pointers: {
      conference_id: conference,
      firm_id: { to: 'firm' },
      stand_id: optional('stand'),
      speaker_id: optional('speaker'),
    },
  }),
  trashedTable({ table: 'conference_replay', pointers: { conference_id: conference } }),
  ...(['conference_captioner', 'recording_consent'] as const).map(table =>
    trashedTable({ table, pointers: { conference_id: conference, user_id: { to: 'app_user' } } }),
  ),
  trashedTable({ table: 'conference_poll', pointers: { conference_id: conference } }),
  trashedTable({ table: 'poll_option', pointers: { conference_poll_id: { to: 'conference_poll' } } }),
  trashedTable({ table: 'pass_room', pointers: { conference_id: conference, pass_id: { to: 'pass' } } }),
  ...trashedLinks,
]
