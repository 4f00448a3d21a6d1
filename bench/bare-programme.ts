import type { Client } from 'pg'
import { SaxesParser } from 'saxes'

type Event = { guid: string; people: string[]; links: string[]; [element: string]: string | string[] }

/** What a file holds of its events, as its elements come. */
function eventsOf(text: string): Event[] {
  const events: Event[] = []
  const parser = new SaxesParser()
  let event: Event | undefined
  let said = ''
  parser.on('opentag', ({ name, attributes }) => {
    said = ''
    if (name === 'event') event = { guid: String(attributes.guid), people: [], links: [] }
    else if (name === 'link') event?.links.push(String(attributes.href))
  })
  parser.on('text', part => {
    said += part
  })
  parser.on('closetag', ({ name }) => {
    if (!event) return
    if (name === 'event') {
      events.push(event)
      event = undefined
    } else if (name === 'person') event.people.push(said)
    else if (!(name in event)) event[name] = said
  })
  parser.write(text).close()
  return events
}

const rows = `jsonb_to_recordset($2::jsonb) as r (guid uuid, title text, abstract text, room text, track text,
  date timestamptz, people jsonb, links jsonb)`

/** Each of a new programme of the fair `$1`, one statement a table. */
const inserts = [
  `insert into conference_program (fair_id, state, translations) values ($1::int, 'draft', '{"fr":{"name":"Bare"}}')`,
  `insert into conference_room (fair_id, slug, translations)
    select $1::int, room, jsonb_build_object('fr', jsonb_build_object('name', room)) from (select distinct room from ${rows}) r`,
  `insert into conference_track (conference_program_id, slug, translations)
    select (select max(id) from conference_program where fair_id = $1::int), track, jsonb_build_object('fr', jsonb_build_object('name', track))
    from (select distinct track from ${rows}) r`,
  `insert into speaker (fair_id, name) select distinct $1::int, jsonb_array_elements_text(r.people) from ${rows}`,
  `insert into conference (fair_id, conference_program_id, conference_room_id, conference_track_id, guid, begin_at, end_at,
      translations, mode, hosting, format)
    select $1::int, t.conference_program_id, m.id, t.id, r.guid, r.date, r.date + interval '30 minutes',
      jsonb_build_object('en', jsonb_build_object('title', r.title, 'abstract', r.abstract)), 'live', 'external', 'plenary'
    from ${rows} join conference_room m on m.fair_id = $1::int and m.slug = r.room
      join conference_track t on t.conference_program_id = (select max(id) from conference_program where fair_id = $1::int) and t.slug = r.track`,
  `insert into conference_speaker (conference_id, speaker_id)
    select c.id, s.id from ${rows} join conference c on c.fair_id = $1::int and c.guid = r.guid,
      jsonb_array_elements_text(r.people) p join speaker s on s.fair_id = $1::int and s.name = p`,
  `insert into conference_document (conference_id, kind, url, title)
    select c.id, 'link', l, l from ${rows} join conference c on c.fair_id = $1::int and c.guid = r.guid,
      jsonb_array_elements_text(r.links) l`,
]

/** The least that puts a file into the database: read as it comes, and inserted, with nothing asked or compared. */
export async function bareProgramme(client: Client, fair: number, text: string): Promise<void> {
  const events = JSON.stringify(eventsOf(text))
  await client.query('begin')
  for (const insert of inserts) await client.query(insert, insert.includes('$2') ? [fair, events] : [fair])
  await client.query('commit')
}
