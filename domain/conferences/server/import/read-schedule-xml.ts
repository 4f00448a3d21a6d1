import { type XmlElement as Element, readXml, type XmlFault } from '#platform/server/import/read-xml.ts'
import { Refusal } from '#platform/server/refusal.ts'
import {
  programmeLimits,
  type RawLink,
  type RawPerson,
  type RawProgramme,
  type RawSession,
} from './programme-file.ts'

const codes = {
  encoding: 'schedule_encoding',
  doctype: 'schedule_doctype',
  broken: 'schedule_broken',
  deep: 'schedule_deep',
} as const

const limits = {
  depth: programmeLimits.depth,
  elements: programmeLimits.elements,
  refuse: (fault: XmlFault, at?: Record<string, string>) =>
    new Refusal(422, codes[fault], at && { values: at }),
}

const child = ({ children }: Element, name: string) => children.find(one => one.name === name)
const all = ({ children }: Element, name: string) => children.filter(one => one.name === name)
const said = (element: Element, name: string) => child(element, name)?.text.trim() || undefined
const attribute = ({ attributes }: Element, name: string) => attributes[name]?.trim() || undefined

const known = new Set(
  `schedule version generator conference acronym title subtitle venue city start end days day_change timeslot_duration
  base_url time_zone_name tracks track rooms room persons person name slug biography extended_biography day event date
  duration abstract description url feedback_url type language recording license optout do_not_record links link attachments
  attachment video_download_url public_name code guid`.split(/\s+/),
)

/** Of the conference its names: what one of them says twice is not ignored. */
function countUnknown(element: Element, ignored: Record<string, number>): void {
  for (const one of element.children) {
    if (known.has(one.name)) countUnknown(one, ignored)
    else if (one.text.trim() || one.children.length || Object.keys(one.attributes).length)
      if (one.name in ignored || Object.keys(ignored).length < 40)
        ignored[one.name.slice(0, 60)] = (ignored[one.name.slice(0, 60)] ?? 0) + 1
  }
}

const personOf = (person: Element): RawPerson => ({
  guid: attribute(person, 'guid') ?? said(person, 'guid'),
  code: attribute(person, 'code') ?? said(person, 'code'),
  id: attribute(person, 'id'),
  name:
    said(person, 'public_name') ?? said(person, 'name') ?? (person.children.length ? '' : person.text.trim()),
  biography: said(person, 'extended_biography') ?? said(person, 'biography'),
})
const trackOf = (track: Element) => ({
  name: said(track, 'name') ?? track.text.trim(),
  slug: attribute(track, 'slug'),
  color: attribute(track, 'color'),
})

function linksOf(event: Element): RawLink[] {
  const of = (parent: string, name: string, isAttachment: boolean) =>
    all(event, parent).flatMap(list =>
      all(list, name).map(link => ({
        href: attribute(link, 'href') ?? link.text.trim(),
        title: link.text.trim(),
        isAttachment,
      })),
    )
  const film = said(event, 'video_download_url')
  return [
    ...of('attachments', 'attachment', true),
    ...of('links', 'link', false),
    ...(film ? [{ href: film, title: 'Video', isAttachment: false }] : []),
  ]
}

function sessionOf(event: Element, room: Element, day: Element): RawSession {
  const recording = child(event, 'recording')
  const track = child(event, 'track')
  const isYes = (text: string | undefined) => /^(true|1|yes)$/i.test(text ?? '')
  const people = child(event, 'persons')
  return {
    line: event.line,
    column: event.column,
    day: attribute(day, 'date'),
    guid: attribute(event, 'guid') ?? said(event, 'guid'),
    id: attribute(event, 'id') ?? attribute(event, 'code'),
    date: said(event, 'date'),
    start: said(event, 'start'),
    duration: said(event, 'duration'),
    room: {
      name: attribute(room, 'name') ?? said(event, 'room') ?? '',
      guid: attribute(room, 'guid'),
      slug: attribute(room, 'slug'),
    },
    track: track && trackOf(track),
    title: said(event, 'title'),
    subtitle: said(event, 'subtitle'),
    abstract: said(event, 'abstract'),
    description: said(event, 'description'),
    type: said(event, 'type'),
    language: said(event, 'language'),
    slug: said(event, 'slug'),
    url: said(event, 'url'),
    feedbackUrl: said(event, 'feedback_url'),
    license: recording && said(recording, 'license'),
    isOptOut: isYes(recording && said(recording, 'optout')) || isYes(said(event, 'do_not_record')),
    people: people ? all(people, 'person').map(personOf) : [],
    links: linksOf(event),
  }
}

/** A schedule as Pentabarf, frab and pretalx write it. @throws 422 */
export async function readScheduleXml(bytes: Buffer): Promise<RawProgramme> {
  const root = await readXml(bytes, limits)
  if (root.name !== 'schedule') throw new Refusal(422, 'schedule_unknown')
  const conference = child(root, 'conference')
  const of = (name: string) => conference && said(conference, name)
  const ignored: Record<string, number> = {}
  countUnknown(root, ignored)
  const listed = (parent: string, name: string) =>
    [root, conference].flatMap(where => (where ? all(where, parent) : [])).flatMap(list => all(list, name))
  const sessions = all(root, 'day').flatMap(day =>
    all(day, 'room').flatMap(room => all(room, 'event').map(event => sessionOf(event, room, day))),
  )
  if (sessions.length > programmeLimits.sessions) throw new Refusal(422, 'schedule_long')
  const generator = child(root, 'generator')
  return {
    format: 'xml',
    version: said(root, 'version'),
    generator:
      generator && [attribute(generator, 'name'), attribute(generator, 'version')].filter(Boolean).join(' '),
    acronym: of('acronym'),
    title: of('title'),
    venue: of('venue'),
    city: of('city'),
    start: of('start'),
    end: of('end'),
    timeZone: of('time_zone_name'),
    dayChange: of('day_change'),
    slot: of('timeslot_duration'),
    baseUrl: of('base_url'),
    // Where a conference names a track alone, it stands there without a list.
    tracks: [...listed('tracks', 'track'), ...(conference ? all(conference, 'track') : [])].map(trackOf),
    rooms: listed('rooms', 'room').map(room => ({
      name: attribute(room, 'name') ?? room.text.trim(),
      guid: attribute(room, 'guid'),
      slug: attribute(room, 'slug'),
    })),
    people: listed('persons', 'person').map(personOf),
    sessions,
    problems: [],
    ignored,
  }
}
