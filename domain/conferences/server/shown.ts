import { type RawBuilder, sql } from 'kysely'

/** Condition that the fair of the row has conferences, and is not in the trash. */
export const hasModule = (column: RawBuilder<unknown>) =>
  sql`${column} in (select id from fair where is_using_conference_module and trashed_at is null)`

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/** Condition that the fair of the row `alias` is not in the trash: who speaks or moderates reaches nothing there. */
export const isThereIn = (alias: string) =>
  sql`${at(alias, 'fair_id')} in (select id from fair where trashed_at is null)`

/** What visitors see of a conference: published, shown, in a fair that has conferences. */
export const isShownConference = (alias: string) =>
  sql`${at(alias, 'is_visible')} and ${at(alias, 'state')} <> 'draft' and ${at(alias, 'trashed_at')} is null
    and ${hasModule(at(alias, 'fair_id'))}`

export const isShownProgram = (alias: string) =>
  sql`${at(alias, 'state')} = 'published' and ${hasModule(at(alias, 'fair_id'))}`

/** Of rooms and speakers those that are shown. */
export const isShownPart = (alias: string) =>
  sql`${at(alias, 'is_visible')} and ${hasModule(at(alias, 'fair_id'))}`

export const isShownTrack = (alias: string) =>
  sql`${at(alias, 'conference_program_id')} in (
    select p.id from conference_program p where ${isShownProgram('p')})`

export const isInModule = (alias: string) => hasModule(at(alias, 'fair_id'))

export const isTrackInModule = (alias: string) =>
  sql`${at(alias, 'conference_program_id')} in (
    select p.id from conference_program p where ${isInModule('p')})`
