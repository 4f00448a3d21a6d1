import { sql } from 'kysely'
import { isFairSeen, runsFair } from '#domain/fairs/server/index.ts'
import type { Context } from '#platform/server/context.ts'
import { instant } from '#platform/server/database/instant.ts'
import { many, maybeOne } from '#platform/server/database/rows.ts'
import { notFound } from '#platform/server/refusal.ts'
import { translatedText } from '#platform/server/resource/select.ts'
import { guidOfOccurrence } from '../import/match-sessions.ts'
import type { FileLink } from '../import/programme-file.ts'
import { hasModule, isPublishedProgram, isShownConference } from '../shown.ts'

export type PublishedProgramme = {
  id: number
  fair: number
  salon: string
  name: string
  key: string
  version: string
  shown: string
  timeZone: string
  dayChange: string
  slotMinutes: number
  /** Links are told to those who run the fair. */
  isRun: boolean
  rooms: { id: number; guid: string; slug: string; name: string }[]
  tracks: { id: number; slug: string; name: string; color: string | null }[]
  people: { id: number; guid: string | null; externalId: string | null; name: string; biography: string }[]
  sessions: PublishedSession[]
}
export type PublishedSession = {
  id: number
  /** Of its own, also where several share theirs. */
  guid: string
  externalId: string | null
  state: string
  day: string
  begin: string
  end: string
  room: number | null
  track: number | null
  type: string
  language: string | null
  title: string
  subtitle: string
  abstract: string
  description: string
  slug: string | null
  url: string | null
  feedbackUrl: string | null
  license: string | null
  isOptOut: boolean
  people: number[]
  links: FileLink[]
  sequence: number
  changedAt: string
}

type Head = Omit<PublishedProgramme, 'rooms' | 'tracks' | 'people' | 'sessions' | 'isRun'> & { main: string }

const headOf = (id: number, context: Context) => maybeOne<Head>(context.db)`
  select p.id, p.fair_id as fair, f.homepage as salon, l.code as main,
    coalesce(${translatedText('p', 'name', context.locale)}, '') as name,
    coalesce(p.source_key, f.homepage) as key, coalesce(p.source_version, '') as version,
    program_version(p.id) as shown, coalesce(p.time_zone, f.time_zone) as "timeZone",
    p.day_change as "dayChange", p.slot_minutes as "slotMinutes"
  from conference_program p join fair f on f.id = p.fair_id join language l on l.id = f.main_language_id
  where p.id = ${id} and ${isPublishedProgram('p')} and ${hasModule(sql`p.fair_id`)}
    and ${isFairSeen(sql`p.fair_id`, context)}`

type Row = PublishedSession & { occurrence: number }

const sessionsOf = (id: number, main: string, isRun: boolean, { db }: Context) => {
  // In the language in which the file had them, else in the fair’s.
  const word = (field: string) =>
    sql`coalesce(c.translations #>> array[coalesce(c.imported ->> 'wordsIn', ${main}), ${field}],
      c.translations #>> array[${main}::text, ${field}], (select value ->> ${field}
        from jsonb_each(c.translations) where value ? ${field} order by key limit 1), '')`
  return many<Row>(db)`
    select c.id, c.guid::text as guid, c.occurrence, c.external_id as "externalId", c.state,
      to_char(c.start_date, 'YYYY-MM-DD') as day, ${instant('c.begin_at')} as begin,
        ${instant('c.end_at')} as "end",
      r.id as room, c.conference_track_id as track,
      coalesce(case when (c.imported ->> 'type')::int = c.conference_type_id
        then nullif(c.imported ->> 'typeText', '') end, t.translations #>> array[${main}::text, 'name'], '')
          as type,
      l.code as language, ${word('title')} as title, ${word('subtitle')} as subtitle,
      ${word('abstract')} as abstract, ${word('description')} as description, c.slug, c.source_url as url,
      c.feedback_url as "feedbackUrl", c.license,
        coalesce((c.imported ->> 'isOptOut')::boolean, false) as "isOptOut",
      array(select s.id from conference_speaker cs join speaker s on s.id = cs.speaker_id
        where cs.conference_id = c.id and s.is_visible order by cs.rank, s.id) as people,
      case when ${isRun} then coalesce((select jsonb_agg(jsonb_build_object('kind', d.kind, 'url', d.url,
        'title', d.title)
        order by d.rank, d.id) from conference_document d
        where d.conference_id = c.id and d.url is not null and d.kind in ('slides', 'link')), '[]')
          else '[]' end as links,
      c.sequence, ${instant('c.changed_at')} as "changedAt"
    from conference c left join conference_type t on t.id = c.conference_type_id
      left join language l on l.id = c.language_id
      left join conference_room r on r.id = c.conference_room_id and r.is_visible
    where c.conference_program_id = ${id} and c.begin_at is not null and ${isShownConference('c')}
    order by c.begin_at, c.conference_room_id, c.id`
}

/** What of a programme goes out: what is published. @throws 404 for what this reader may not know of */
export async function publishedProgramme(id: number, context: Context): Promise<PublishedProgramme> {
  const head = await headOf(id, context)
  if (!head) throw notFound()
  const { main, ...rest } = head
  const isRun = runsFair(context.actor, head.fair)
  const rows = await sessionsOf(id, main, isRun, context)
  const sessions = rows.map(({ occurrence, ...row }) => ({
    ...row,
    guid: guidOfOccurrence(row.guid, occurrence),
  }))
  const ids = (pick: (row: Row) => readonly (number | null)[]) =>
    [...new Set(rows.flatMap(pick))].filter(one => one !== null)
  const { db } = context
  const nameOf = (alias: string) => sql`coalesce(${translatedText(alias, 'name', context.locale)}, '')`
  const rooms = await many<PublishedProgramme['rooms'][number]>(db)`
    select r.id, r.guid::text as guid, r.slug, ${nameOf('r')} as name from conference_room r
    where r.id = any(${ids(row => [row.room])}::int[]) order by r.rank, r.id`
  const tracks = await many<PublishedProgramme['tracks'][number]>(db)`
    select t.id, t.slug, ${nameOf('t')} as name, t.color from conference_track t
    where t.conference_program_id = ${id} order by t.rank, t.id`
  const people = await many<PublishedProgramme['people'][number]>(db)`
    select s.id, s.guid::text as guid, s.external_id as "externalId", s.name,
      coalesce(s.translations #>> array[${main}::text, 'biography'], '') as biography
    from speaker s where s.id = any(${ids(row => row.people)}::int[]) order by s.id`
  return { ...rest, isRun, rooms, tracks, people, sessions }
}
