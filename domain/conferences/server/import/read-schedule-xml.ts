import { SaxesParser } from 'saxes'
import { Refusal } from '#platform/server/refusal.ts'
import {
  programmeLimits,
  type RawLink,
  type RawPerson,
  type RawProgramme,
  type RawSession,
} from './programme-file.ts'

type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  text: string
  children: Element[]
  line: number
  column: number
}

const piece = 65_536
const breath = () => new Promise<void>(resolve => setImmediate(resolve))

function textOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  const said = /^<\?xml[^>]*encoding=["']([\w-]+)["']/i.exec(bytes.subarray(0, 200).toString('latin1'))?.[1]
  const isLatin = /^(iso-8859-1|iso-8859-15|windows-1252)$/i.test(said ?? '')
  try {
    return new TextDecoder(isLatin ? 'windows-1252' : 'utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal(422, 'schedule_encoding')
  }
}

/**
 * XML as a tree, in pieces between which others have their turn. There is no document type, so no entity but those of the
 * language: nothing is fetched, nothing grows. @throws 422 with line and column
 */
async function readTree(bytes: Buffer): Promise<Element> {
  const parser = new SaxesParser<{ position: true; xmlns: false }>({ position: true, xmlns: false })
  const at = () => ({ line: String(parser.line), column: String(parser.column) })
  const open: Element[] = []
  let root: Element | undefined
  let elements = 0
  let events = 0
  parser.on('doctype', () => {
    throw new Refusal(422, 'schedule_doctype', { values: at() })
  })
  parser.on('error', error => {
    throw error instanceof Refusal ? error : new Refusal(422, 'schedule_broken', { values: at() })
  })
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length >= programmeLimits.depth || ++elements > programmeLimits.elements)
      throw new Refusal(422, 'schedule_deep', { values: at() })
    if (name === 'event' && ++events > programmeLimits.sessions) throw new Refusal(422, 'schedule_long')
    const element: Element = {
      name,
      attributes,
      text: '',
      children: [],
      line: parser.line,
      column: parser.column,
    }
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  })
  const say = (text: string) => {
    const here = open.at(-1)
    if (here) here.text += text
  }
  parser.on('text', say)
  parser.on('cdata', say)
  parser.on('closetag', () => void open.pop())
  const text = textOf(bytes)
  for (let from = 0; from < text.length; from += piece) {
    parser.write(text.slice(from, from + piece))
    await breath()
  }
  parser.close()
  if (!root) throw new Refusal(422, 'schedule_broken', { values: at() })
  return root
}

const child = ({ children }: Element, name: string) => children.find(one => one.name === name)
const all = ({ children }: Element, name: string) => children.filter(one => one.name === name)
const said = (element: Element, name: string) => child(element, name)?.text.trim() || undefined
const attribute = ({ attributes }: Element, name: string) => attributes[name]?.trim() || undefined

const known = new Set(
  `schedule version generator conference acronym title subtitle venue city start end days day_change timeslot_duration
  base_url time_zone_name tracks track rooms room persons person name slug biography extended_biography day event date
  duration abstract description url feedback_url type language recording license optout do_not_record links link attachments
  attachment video_download_url description_en public_name code guid`.split(/\s+/),
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
  const root = await readTree(bytes)
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
