import { type RawBuilder, sql } from 'kysely'

/** Condition that the fair of the row has conferences, and is not in the trash. */
export const hasModule = (column: RawBuilder<unknown>) =>
  sql`${column} in (select id from fair where is_using_conference_module and trashed_at is null)`

const at = (alias: string, column: string) => sql.ref(`${alias}.${column}`)

/** Condition that the fair of the row `alias` is not in the trash: who speaks or moderates reaches nothing there. */
export const isThereIn = (alias: string) =>
  sql`${at(alias, 'fair_id')} in (select id from fair where trashed_at is null)`

/** Condition that nobody presents the conference of the row `alias`, or an exhibitor whom the fair lets in, and that is so. */
const isPresented = (alias: string, isSo: RawBuilder<unknown>) => sql`not exists (
  select from presentation shows where shows.conference_id = ${at(alias, 'id')} and not exists (
    select from presenting taken join firm e on e.id = taken.firm_id
    where taken.conference_id = shows.conference_id and ${isSo}))`

/** Else those who present it have nothing to say there: they are no team. */
export const isLetIn = (alias: string) => isPresented(alias, sql`true`)

/** As far as it depends on whoever presents it. */
const isPresenterShown = (alias: string) => isPresented(alias, sql`e.is_visible`)

export const isPublishedProgram = (alias: string) => sql`${at(alias, 'state')} = 'published'`

/** Of the programme that it is in, if it is in any: until that is published nothing of it is public, whatever its state. */
const isProgramPublished = (alias: string) => sql`not exists (
  select from conference_program its
  where its.id = ${at(alias, 'conference_program_id')} and not ${isPublishedProgram('its')})`

/** Nobody keeps it from visitors, whatever its state. */
export const isNotHidden = (alias: string) =>
  sql`${at(alias, 'is_visible')} and ${isProgramPublished(alias)} and ${isPresenterShown(alias)}`

/** Whether the fair has conferences is asked beside: who reaches a record learns that it has none. */
export const isPublishedConference = (alias: string) =>
  sql`${at(alias, 'state')} <> 'draft' and ${isNotHidden(alias)}`

/** What its being shown rests upon, beside what it says itself: for who listens, and is asked anew when it has changed. */
export const isShownByOthers = (alias: string) =>
  sql`concat_ws(' ', ${isProgramPublished(alias)}, ${isPresenterShown(alias)})`

/** What visitors see of a conference: published, shown, in a fair that has conferences. */
export const isShownConference = (alias: string) =>
  sql`${isPublishedConference(alias)} and ${hasModule(at(alias, 'fair_id'))}`

/** Condition: no other has taken its place, in which it is found. */
export const isNotReplaced = (alias: string) =>
  sql`(${at(alias, 'state')} <> 'cancelled' or ${at(alias, 'replaced_by_id')} is null)`

/** Of rooms and speakers those that are shown. */
export const isPublishedPart = (alias: string) => sql`${at(alias, 'is_visible')}`

export const isPublishedTrack = (alias: string) =>
  sql`${at(alias, 'conference_program_id')} in (
    select p.id from conference_program p where ${isPublishedProgram('p')})`

export const isInModule = (alias: string) => hasModule(at(alias, 'fair_id'))

export const isTrackInModule = (alias: string) =>
  sql`${at(alias, 'conference_program_id')} in (
    select p.id from conference_program p where ${isInModule('p')})`

const isConferenceThat = (alias: string, holds: (conference: string) => RawBuilder<unknown>) =>
  sql`${at(alias, 'conference_id')} in (select c.id from conference c where ${holds('c')})`

/** Of what belongs to a conference. */
export const isThereWith = (alias: string) => isConferenceThat(alias, isThereIn)
export const isInModuleWith = (alias: string) => isConferenceThat(alias, isInModule)

export const isPublishedWith = (alias: string) => isConferenceThat(alias, isPublishedConference)

/** The beginning of the day that it is where the fair is. */
export const startOfToday = (alias: string) =>
  sql`(select date_trunc('day', now() at time zone f.time_zone) at time zone f.time_zone
    from fair f where f.id = ${at(alias, 'fair_id')})`

/** Of what belongs to a pass. */
const isPassThat = (alias: string, holds: (pass: string) => RawBuilder<unknown>) =>
  sql`${at(alias, 'pass_id')} in (select p.id from pass p where ${holds('p')})`
export const isThereByPass = (alias: string) => isPassThat(alias, isThereIn)
export const isInModuleByPass = (alias: string) => isPassThat(alias, isInModule)
