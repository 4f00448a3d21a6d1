import { type RawBuilder, sql } from 'kysely'
import { nameOfRecord, type PersonalData } from '#platform/server/personal-data.ts'
import { translatedText } from '#platform/server/resource/select.ts'

/** What somebody left at conferences: a table with its columns, and those that point to them. */
const atConferences = (
  name: string,
  table: string,
  column: string,
  shown: RawBuilder<unknown>,
  fate: 'deleted' | 'anonymized' = 'deleted',
): PersonalData => ({
  name,
  columns: { [`${table}.${column}`]: fate },
  rows: ({ id, locale }) => sql`
    select ${translatedText('c', 'title', locale)} as conference, ${shown} from ${sql.table(table)} t
    join conference c on c.id = t.conference_id where t.${sql.ref(column)} = ${id} order by c.id`,
})

export const conferencePersonalData: readonly PersonalData[] = [
  {
    name: 'speakers',
    columns: { 'speaker.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.name, t.translations, t.links, t.state
      from (select fair_id, name, translations, links, state, id from speaker where user_id = ${person.id}
        union all select card.fair_id, card.name, card.translations, card.links, card.state, card.id
        from trash, jsonb_populate_recordset(null::speaker, rows->'speaker') card
        where kind = 'speaker' and card.user_id = ${person.id}) t order by t.id`,
    // Nor is a card kept in the trash.
    erase: async ({ id }, db) => {
      await sql`
        delete from trash where kind = 'speaker'
          and rows->'speaker' @> jsonb_build_array(jsonb_build_object('user_id', ${id}::int))`.execute(db)
    },
  },
  {
    name: 'moderated_conferences',
    columns: { 'conference.moderator_id': 'anonymized', 'conference_room.moderator_id': 'anonymized' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('c', 'title', locale)} as conference, c.begin_at from conference c
      where c.moderator_id = ${id}
      union all select ${translatedText('r', 'name', locale)}, null from conference_room r
      where r.moderator_id = ${id}`,
  },
  {
    name: 'passes',
    columns: {
      'pass_user.user_id': 'deleted',
      'pass_place.user_id': 'deleted',
      'pass_user.decided_by_id': 'anonymized',
    },
    rows: ({ id, locale }) => sql`
      select ${translatedText('p', 'name', locale)} as pass, t.is_validated, t.created_at, t.decided_at,
        (select e.name from firm e where e.id = t.firm_id) as "givenBy", t.given_email, t.given_name,
        array(select ${translatedText('c', 'title', locale)} from pass_place pp
          join conference c on c.id = pp.conference_id where pp.pass_user_id = t.id order by c.id) as places,
        t.user_id = ${id} as "isOwn"
      from pass_user t join pass p on p.id = t.pass_id
      where t.user_id = ${id} or t.decided_by_id = ${id} order by t.id`,
  },
  atConferences('agenda', 'agenda_entry', 'user_id', sql`t.remind_minutes, t.is_by_place, t.created_at`),
  {
    name: 'calendars',
    columns: { 'calendar_feed.user_id': 'deleted' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.created_at, t.last_read_at, t.revoked_at
      from calendar_feed t where t.user_id = ${person.id} order by t.id`,
  },
  atConferences(
    'conference_attendances',
    'conference_attendance',
    'user_id',
    sql`t.seat, t.is_shown, t.entered_at, t.left_at`,
  ),
  atConferences(
    'conference_questions',
    'conference_question',
    'author_id',
    sql`t.text, t.is_anonymous, t.state, t.answer, t.created_at`,
  ),
  atConferences('raised_hands', 'conference_hand', 'user_id', sql`t.raised_at`),
  atConferences('conference_ratings', 'conference_rating', 'user_id', sql`t.stars, t.text, t.rated_at`),
  {
    // The film is the fair’s: whoever withdraws their word hides it before.
    name: 'recordings',
    columns: { 'recording.user_id': 'anonymized', 'recording_consent.user_id': 'deleted' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('c', 'title', locale)} as conference, t.began_at, t.duration_ms, t.state,
        null::boolean as "isGiven"
      from recording t join conference c on c.id = t.conference_id where t.user_id = ${id}
      union all select ${translatedText('c', 'title', locale)}, t.at, null, null, t.is_given
      from recording_consent t join conference c on c.id = t.conference_id where t.user_id = ${id}`,
    // What is under way ends with the account.
    erase: async ({ id }, db) => {
      await sql`delete from recording where user_id = ${id} and media_id is null`.execute(db)
    },
  },
  atConferences('typed_captions', 'conference_captioner', 'user_id', sql`null::text as text`),
  {
    name: 'typed_captions',
    columns: { 'caption_line.user_id': 'anonymized' },
    rows: ({ id, locale }) => sql`
      select ${translatedText('c', 'title', locale)} as conference, t.text
      from caption_line t join conference c on c.id = t.conference_id where t.user_id = ${id} order by t.id`,
  },
  {
    name: 'question_votes',
    columns: { 'question_vote.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select q.text as question from question_vote t
      join conference_question q on q.id = t.conference_question_id where t.user_id = ${id} order by q.id`,
  },
  {
    // That somebody voted; for what is kept nowhere.
    name: 'poll_votes',
    columns: { 'poll_voter.user_id': 'deleted' },
    rows: ({ id }) => sql`
      select p.question from poll_voter t join conference_poll p on p.id = t.conference_poll_id
      where t.user_id = ${id} order by p.id`,
  },
  atConferences('session_changes', 'conference_change', 'by_id', sql`t.kind, t.at`, 'anonymized'),
  {
    name: 'programme_imports',
    columns: { 'programme_import.ran_by_id': 'anonymized', 'programme_import.undone_by_id': 'anonymized' },
    rows: person => sql`
      select ${nameOfRecord('fair', 't.fair_id', person)} as fair, t.ran_at, t.undone_at
      from programme_import t where ${person.id} in (t.ran_by_id, t.undone_by_id) order by t.id`,
  },
]
