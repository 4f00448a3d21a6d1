import { type Kysely, sql } from 'kysely'
import type { Tables } from '#migrations/tables.ts'
import { defaultLocale, type Locale } from '#platform/contract/locale.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import type { StoredProgram, StoredProgramme } from './stored-programme.ts'

type Db = Kysely<Tables>
type Fair = Pick<StoredProgramme, 'timeZone' | 'mainLanguage' | 'fairLanguages'> & {
  fairName: string
  start: string | null
  end: string | null
}

const fairOf = (fair: number, db: Db) => maybeOne<Fair>(db)`
  select coalesce(f.translations #>> array[l.code, 'name'], '') as "fairName", f.time_zone as "timeZone",
    l.code as "mainLanguage", ${instant('f.start_date')} as start, ${instant('f.end_date')} as "end",
    array(select x.code from fair_language fl join language x on x.id = fl.language_id
      where fl.fair_id = f.id order by x.id) as "fairLanguages"
  from fair f join language l on l.id = f.main_language_id where f.id = ${fair}`

/** The one that is named, else the first of the fair. */
const programOf = (fair: number, program: number | undefined, db: Db) => maybeOne<StoredProgram>(db)`
  select p.id, p.state, p.source_key as "sourceKey", p.source_version as "sourceVersion",
    p.time_zone as "timeZone", p.day_change as "dayChange", p.slot_minutes as "slotMinutes", p.imported,
    p.import_choices as choices
  from conference_program p
    where p.fair_id = ${fair} and (${program ?? null}::int is null or p.id = ${program ?? null})
  order by p.rank, p.id limit 1`

/** What a file of this programme said of it; others may have shared it. */
const ownBase = (alias: string, program: number) => {
  const imported = sql.ref(`${alias}.imported`)
  return sql`case when ${imported} ->> 'program' = ${String(program)} then ${imported} - 'program' end`
}

const roomsOf = (fair: number, program: number, db: Db) => many<StoredProgramme['rooms'][number]>(db)`
  select r.id, r.guid::text as guid, r.slug, r.translations, r.defaults, ${ownBase('r', program)} as imported
  from conference_room r
  where r.fair_id = ${fair} order by r.rank, r.id`

const variationsOf = (db: Db, locale: Locale) => many<StoredProgramme['variations'][number]>(db)`
  select v.id, t.id as type, coalesce(${translatedText('t', 'name', locale)}, '') as "typeName", t.plan,
    v.seats
  from conference_room_type_variation v join conference_room_type t on t.id = v.conference_room_type_id
  order by t.rank, t.id, v.rank, v.id`

const tracksOf = (program: number, db: Db) => many<StoredProgramme['tracks'][number]>(db)`
  select t.id, t.slug, t.color, t.translations, t.imported from conference_track t
  where t.conference_program_id = ${program} order by t.rank, t.id`

const peopleOf = (fair: number, program: number, db: Db) => many<StoredProgramme['people'][number]>(db)`
  with own as (
    select cs.speaker_id as id from conference_speaker cs join conference c on c.id = cs.conference_id
    where c.conference_program_id = ${program}
    union select value::int from conference c, jsonb_array_elements_text(c.imported -> 'people')
    where c.conference_program_id = ${program})
  select s.id, s.guid::text as guid, s.external_id as "externalId", s.name, s.translations,
    ${ownBase('s', program)} as imported,
    s.id in (select id from own) or s.imported ->> 'program' = ${String(program)} as "isOfProgram"
  from speaker s where s.fair_id = ${fair} order by s.id`

const sessionsOf = (program: number, db: Db) => many<StoredProgramme['sessions'][number]>(db)`
  select c.id, c.guid::text as guid, c.occurrence, c.external_id as "externalId", c.state,
    c.conference_room_id as room, c.conference_track_id as track, c.conference_type_id as type,
    c.language_id as language, ${instant('c.begin_at')} as begin, ${instant('c.end_at')} as "end",
      c.translations,
    c.slug, c.source_url as url, c.feedback_url as "feedbackUrl", c.license, c.is_recorded as "isRecorded",
    coalesce(c.end_at <= now(), false) as "isOver",
    exists (select from agenda_entry e where e.conference_id = c.id)
      or exists (select from pass_place pp where pp.conference_id = c.id) as "isInUse",
    array(select s.speaker_id from conference_speaker s where s.conference_id = c.id
      order by s.rank, s.speaker_id) as people,
    coalesce((select jsonb_agg(jsonb_build_object('id', d.id, 'kind', d.kind, 'url', d.url, 'title', d.title)
      order by d.rank, d.id) from conference_document d where d.conference_id = c.id and d.url is not null),
      '[]') as links, c.imported
  from conference c where c.conference_program_id = ${program} order by c.id`

const iso = (moment: string | null) => moment && new Date(moment).toISOString()

/** What is there. @throws 404 for a programme that is not the fair’s */
export async function readStored(
  fair: number,
  program: number | undefined,
  db: Db,
  locale: Locale = defaultLocale,
): Promise<StoredProgramme> {
  const of = await fairOf(fair, db)
  const found = (await programOf(fair, program, db)) ?? null
  if (!of || (program !== undefined && !found)) throw notFound()
  const id = found?.id ?? 0
  const languages = await many<StoredProgramme['languages'][number]>(db)`
    select id, code from language order by id`
  const types = await many<StoredProgramme['types'][number]>(db)`
    select t.id, array(select value ->> 'name' from jsonb_each(t.translations) where value ? 'name'
      order by key <> ${locale}, key <> ${defaultLocale}) as names
    from conference_type t order by t.rank, t.id`
  const sessions = await sessionsOf(id, db)
  const { start, end, ...rest } = of
  return {
    ...rest,
    fair,
    reader: locale,
    fairDays: start && end ? [new Date(start).toISOString(), new Date(end).toISOString()] : null,
    languages,
    types,
    variations: await variationsOf(db, locale),
    program: found,
    rooms: await roomsOf(fair, id, db),
    tracks: await tracksOf(id, db),
    people: await peopleOf(fair, id, db),
    sessions: sessions.map(one => ({ ...one, begin: iso(one.begin), end: iso(one.end) })),
  }
}
