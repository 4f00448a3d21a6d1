import { sql } from 'kysely'
import { pictures } from '#domain/media/server/index.ts'
import { one } from '#platform/server/database/rows.ts'
import { type Names, translated } from '../../reference/words.ts'
import { demoAccounts } from '../accounts.ts'
import { drawPortrait } from '../drawing/portrait.ts'
import { day, type Furnishing, json } from '../furnish/furnishing.ts'
import { storeFile } from '../furnish/store-file.ts'
import { lookFor } from '../people/cast.ts'
import { addFilms, type Filmed } from './add-films.ts'
import { addPasses } from './add-passes.ts'
import { addPresentations } from './add-presentations.ts'
import {
  type DemoPass,
  type DemoSession,
  demoRooms,
  demoSessions,
  demoSpeakers,
  demoTracks,
} from './sessions.ts'

type Db = Pick<Furnishing, 'db'>

/** Minutes since which the one on air has been. */
const onAirFor = 20

const names = (of: Names) => json(translated({ name: of }))
const accountId = (name: string) => sql`(select id from app_user where email = ${`${name}@demo.test`})`

async function addRooms(fair: number, { db }: Db): Promise<Map<string, number>> {
  const rooms = new Map<string, number>()
  for (const [rank, room] of demoRooms.entries()) {
    const { id } = await one<{ id: number }>(db)`
      insert into conference_room (fair_id, rank, slug, translations, conference_room_type_id,
        conference_room_type_variation_id, moderator_id)
      select ${fair}::int, ${rank}::int, ${room.slug}, ${names(room.names)}::jsonb, t.id, v.id,
        ${accountId('moderator')}
      from conference_room_type t join conference_room_type_variation v on v.conference_room_type_id = t.id
      where t.rank = (select rank from conference_room_type order by rank, id offset ${room.type} limit 1)
      order by v.seats <> ${room.seats}, v.seats limit 1 returning id`
    await sql`insert into conference_room_stage (conference_room_id, conference_room_character_id)
      select ${id}::int, id from conference_room_character order by rank, id limit 3`.execute(db)
    await sql`insert into conference_room_audience (conference_room_id, conference_room_seated_character_id)
      select ${id}::int, id from conference_room_seated_character order by rank, id limit 10`.execute(db)
    rooms.set(room.slug, id)
  }
  return rooms
}

async function addTracks(program: number, { db }: Db): Promise<Map<string, number>> {
  const tracks = new Map<string, number>()
  for (const [rank, { slug, color, names: called }] of demoTracks.entries()) {
    const { id } = await one<{ id: number }>(db)`
      insert into conference_track (conference_program_id, slug, color, rank, translations)
      values (${program}, ${slug}, ${color}, ${rank}, ${names(called)}::jsonb) returning id`
    tracks.set(slug, id)
  }
  return tracks
}

async function addSpeakers(fair: number, furnishing: Furnishing): Promise<Map<string, number>> {
  const { db } = furnishing
  const speakers = new Map<string, number>()
  for (const [at, speaker] of demoSpeakers.entries()) {
    // Who has an account has one face everywhere.
    const account =
      'account' in speaker ? demoAccounts.findIndex(({ name }) => name === speaker.account) : at + 40
    const look = lookFor(speaker.isWoman, account)
    const picture =
      at % 2 === 0 &&
      (await storeFile(
        await drawPortrait(look),
        { name: `${speaker.name}.png`, mime: 'image/png', firm: null, use: pictures },
        furnishing,
      ))
    const user = 'account' in speaker ? accountId(speaker.account) : sql`null`
    const { id } = await one<{ id: number }>(db)`
      insert into speaker (fair_id, user_id, name, state, picture_id, translations)
      values (${fair}, ${user}, ${speaker.name}, 'confirmed', ${picture ? picture.id : null},
        ${json(translated({ jobTitle: speaker.job }))}::jsonb)
      returning id`
    speakers.set(speaker.name, id)
  }
  return speakers
}

/** Titles in every language, what it is about in two. */
function wordsOf({ titles, abstracts: [fr, en] }: DemoSession): string {
  const words = translated({ title: titles })
  for (const [locale, text] of [
    ['fr', fr],
    ['en', en],
  ] as const)
    words[locale] = { ...words[locale], abstract: `<p>${text}</p>` }
  return json(words)
}

function beginOf({ at }: DemoSession, now: Date): Date {
  if (at === null) {
    const slot = 5 * 60_000
    return new Date(Math.floor(now.getTime() / slot) * slot - onAirFor * 60_000)
  }
  const [days, hour, minute] = at
  return new Date(day(now, days, hour).getTime() + minute * 60_000)
}

/**
 * The opening with its replay, and two days in four rooms: one session on air, one workshop with more people than places,
 * what exhibitors show.
 */
export async function addProgramme(fair: number, furnishing: Furnishing): Promise<void> {
  const { db, now } = furnishing
  await sql`update fair set is_using_conference_module = true where id = ${fair}`.execute(db)
  const { id: program } = await one<{ id: number }>(db)`
    insert into conference_program (fair_id, state, translations)
    values (${fair}, 'published',
      ${json({ fr: { name: 'Programme' }, en: { name: 'Programme' }, nl: { name: 'Programma' }, de: { name: 'Programm' }, es: { name: 'Programa' }, it: { name: 'Programma' } })}::jsonb)
    returning id`
  const rooms = await addRooms(fair, { db })
  const tracks = await addTracks(program, { db })
  const speakers = await addSpeakers(fair, furnishing)
  const filmed: Filmed[] = []
  const opened = new Map<DemoPass, number[]>()
  for (const session of demoSessions) {
    const begin = beginOf(session, now)
    const end = new Date(begin.getTime() + session.minutes * 60_000)
    const { id } = await one<{ id: number }>(db)`
      insert into conference (fair_id, conference_program_id, conference_room_id, conference_track_id,
        conference_type_id, language_id, moderator_id, slug, translations, begin_at, end_at, state, mode,
        hosting, format, is_participant_list_visible, firm_id)
      values (${fair}, ${program}, ${rooms.get(session.room)}, ${tracks.get(session.track)},
        (select id from conference_type order by rank, id offset ${session.type} limit 1),
        (select id from language where code = ${session.language}), ${accountId('moderator')},
        ${session.slug ?? null}, ${wordsOf(session)}::jsonb, ${begin}, ${end}, 'scheduled', 'live',
          'external',
        ${session.type === 3 ? 'workshop' : 'plenary'}, true,
        (select st.firm_id from stand st join firm f on f.id = st.firm_id
          where st.fair_id = ${fair} and f.name = ${session.sponsor ?? null} limit 1))
      returning id`
    for (const [rank, name] of session.speakers.entries())
      await sql`insert into conference_speaker (conference_id, speaker_id, rank)
        values (${id}, ${speakers.get(name)}, ${rank})`.execute(db)
    if (session.film) filmed.push({ conference: id, film: session.film })
    if (session.pass) opened.set(session.pass, [...(opened.get(session.pass) ?? []), id])
  }
  await addFilms(fair, filmed, furnishing)
  await addPasses(fair, opened, furnishing)
  await addPresentations(fair, furnishing)
  await sql`
    insert into agenda_entry (user_id, conference_id)
    select ${accountId('visitor')}, c.id from conference c
    where c.conference_program_id = ${program} and c.begin_at > ${now} order by c.begin_at, c.id
      limit 4`.execute(db)
}
