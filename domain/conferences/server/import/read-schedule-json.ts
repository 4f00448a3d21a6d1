import { Refusal } from '#platform/server/refusal.ts'
import {
  programmeLimits,
  type RawLink,
  type RawPerson,
  type RawProgramme,
  type RawSession,
} from './programme-file.ts'

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const objects = (value: unknown): Json[] => (Array.isArray(value) ? value.filter(isObject) : [])
/** Of a text in several languages the first. */
const text = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim() || undefined
  if (typeof value === 'number') return String(value)
  if (isObject(value))
    return text(value.en ?? value.name ?? Object.values(value).find(one => typeof one === 'string'))
  return undefined
}

const personOf = (person: Json): RawPerson => ({
  guid: text(person.guid),
  code: text(person.code),
  id: text(person.id),
  name: text(person.public_name) ?? text(person.full_public_name) ?? text(person.name) ?? '',
  biography: text(person.biography) ?? text(person.description) ?? text(person.abstract),
})

const linkOf =
  (isAttachment: boolean) =>
  (link: Json): RawLink => ({ href: text(link.url) ?? '', title: text(link.title) ?? '', isAttachment })

/** Where each session begins, as editors count: they are written in the order in which they are read. */
function positionsIn(source: string) {
  let from = 0
  let line = 1
  return (sign: string | undefined): number => {
    const found = sign === undefined ? -1 : source.indexOf(JSON.stringify(sign), from)
    if (found < 0) return line
    for (let at = source.indexOf('\n', from); at >= 0 && at < found; at = source.indexOf('\n', at + 1))
      line += 1
    from = found
    return line
  }
}

const words = (said: string) => new Set(said.split(/\s+/))
/** What is taken over, or follows from the rest, of each part of a file. */
const known = {
  schedule: words('version generator base_url conference persons'),
  conference: words(
    `acronym title venue city start end days daysCount time_zone_name day_change timeslot_duration tracks rooms
    persons`,
  ),
  track: words('name slug color'),
  room: words('name guid slug capacity'),
  person: words('guid code id name public_name full_public_name biography description abstract'),
  event: words(
    `id guid code date start duration room slug url title subtitle track type language abstract description
    recording_license do_not_record persons links attachments feedback_url video_download_url recording`,
  ),
}

const isSaid = (value: unknown) =>
  typeof value === 'object' && value !== null
    ? Object.keys(value).length > 0
    : value !== null && value !== undefined && value !== ''

/** By its name what is said and not taken over. */
function countUnknown(part: keyof typeof known, said: readonly Json[], ignored: Record<string, number>) {
  for (const one of said)
    for (const [field, value] of Object.entries(one)) {
      const name = field.slice(0, 60)
      if (known[part].has(field) || !isSaid(value)) continue
      if (name in ignored || Object.keys(ignored).length < 40) ignored[name] = (ignored[name] ?? 0) + 1
    }
}

function sessionOf(event: Json, room: string, day: string | undefined, line: number): RawSession {
  const recording = isObject(event.recording) ? event.recording : {}
  const film = text(event.video_download_url)
  const track = isObject(event.track)
    ? { name: text(event.track.name) ?? '', slug: text(event.track.slug), color: text(event.track.color) }
    : { name: text(event.track) ?? '' }
  return {
    line,
    column: null,
    day,
    guid: text(event.guid),
    id: text(event.id) ?? text(event.code),
    date: text(event.date),
    start: text(event.start),
    duration: text(event.duration),
    room: { name: room },
    track,
    title: text(event.title),
    subtitle: text(event.subtitle),
    abstract: text(event.abstract),
    description: text(event.description),
    type: text(event.type),
    language: text(event.language),
    slug: text(event.slug),
    url: text(event.url),
    feedbackUrl: text(event.feedback_url),
    license: text(event.recording_license) ?? text(recording.license),
    isOptOut: event.do_not_record === true || recording.optout === true,
    people: objects(event.persons).map(personOf),
    links: [
      ...objects(event.attachments).map(linkOf(true)),
      ...objects(event.links).map(linkOf(false)),
      ...(film ? [{ href: film, title: 'Video', isAttachment: false }] : []),
    ],
  }
}

/** A schedule as frab and pretalx write it in JSON. @throws 422 */
export function readScheduleJson(bytes: Buffer): RawProgramme {
  let source: string
  let parsed: unknown
  try {
    source = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    parsed = JSON.parse(source)
  } catch {
    throw new Refusal(422, 'schedule_json')
  }
  const schedule = isObject(parsed) && isObject(parsed.schedule) ? parsed.schedule : parsed
  if (!isObject(schedule) || !isObject(schedule.conference)) throw new Refusal(422, 'schedule_unknown')
  const { conference } = schedule
  const lineOf = positionsIn(source)
  const sessions: RawSession[] = []
  const ignored: Record<string, number> = {}
  const people = objects(schedule.persons ?? conference.persons)
  const [tracks, rooms] = [objects(conference.tracks), objects(conference.rooms)]
  for (const [part, said] of [
    ['schedule', [schedule]],
    ['conference', [conference]],
    ['track', tracks],
    ['room', rooms],
    ['person', people],
  ] as const)
    countUnknown(part, said, ignored)
  for (const day of objects(conference.days)) {
    for (const [room, events] of isObject(day.rooms) ? Object.entries(day.rooms) : []) {
      for (const event of objects(events)) {
        countUnknown('event', [event], ignored)
        countUnknown('person', objects(event.persons), ignored)
        const line = lineOf(text(event.guid) ?? text(event.title))
        sessions.push(sessionOf(event, room, text(day.date), line))
        if (sessions.length > programmeLimits.sessions) throw new Refusal(422, 'schedule_long')
      }
    }
  }
  const generator = isObject(schedule.generator) ? schedule.generator : {}
  return {
    format: 'json',
    version: text(schedule.version),
    generator: [text(generator.name), text(generator.version)].filter(Boolean).join(' ') || undefined,
    acronym: text(conference.acronym),
    title: text(conference.title),
    venue: text(conference.venue),
    city: text(conference.city),
    start: text(conference.start),
    end: text(conference.end),
    timeZone: text(conference.time_zone_name),
    dayChange: text(conference.day_change),
    slot: text(conference.timeslot_duration),
    baseUrl: text(schedule.base_url),
    tracks: tracks.map(track => ({
      name: text(track.name) ?? '',
      slug: text(track.slug),
      color: text(track.color),
    })),
    rooms: rooms.map(room => ({
      name: text(room.name) ?? '',
      guid: text(room.guid),
      slug: text(room.slug),
      ...(typeof room.capacity === 'number' && { capacity: room.capacity }),
    })),
    people: people.map(personOf),
    sessions,
    problems: [],
    ignored,
  }
}
