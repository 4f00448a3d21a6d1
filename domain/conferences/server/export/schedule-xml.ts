import { escapeHtml, withoutXmlControls } from '#platform/contract/text.ts'
import type { PublishedProgramme, PublishedSession } from './published-programme.ts'
import { byDay, clockOf, durationOf, keysOfPerson, numbersOf, slugsOf, zoned } from './schedule-parts.ts'

const escaped = (text: string) => escapeHtml(withoutXmlControls(text))

type Attributes = Readonly<Record<string, string | number | null | undefined>>
const attributesOf = (attributes: Attributes) =>
  Object.entries(attributes)
    .flatMap(([name, value]) =>
      value === null || value === undefined || value === ''
        ? []
        : [` ${name}="${escaped(String(value)).replace(/[\r\n\t]/g, ' ')}"`],
    )
    .join('')
const element = (name: string, content: string, attributes: Attributes = {}) =>
  `<${name}${attributesOf(attributes)}>${content}</${name}>`
const said = (name: string, text: string | number, attributes: Attributes = {}) =>
  element(name, escaped(String(text)), attributes)
const maybe = (name: string, text: string | null) => (text ? said(name, text) : '')

/** A programme as schedule.xml: in the order, with the patterns and the unique keys of its schema. */
export function scheduleXml(programme: PublishedProgramme, origin: string): string {
  const { timeZone, dayChange, slotMinutes, people, tracks } = programme
  const numbers = numbersOf(programme.sessions)
  const slugs = slugsOf(programme.sessions)
  const personOf = new Map(people.map(one => [one.id, one]))
  const trackOf = new Map(tracks.map(one => [one.id, one]))
  const days = byDay(programme)
  const keysOf = (id: number) => {
    const person = personOf.get(id)
    return person ? keysOfPerson(person) : {}
  }
  const event = (session: PublishedSession, room: string) => {
    const track = session.track === null ? undefined : trackOf.get(session.track)
    const links = (kind: string, parent: string, name: string) => {
      const some = session.links.filter(link => link.kind === kind)
      return some.length
        ? element(parent, some.map(({ url, title }) => said(name, title, { href: url })).join(''))
        : ''
    }
    return element(
      'event',
      [
        said('room', room),
        said('title', session.title),
        said('subtitle', session.subtitle),
        said('type', session.type),
        said('date', zoned(session.begin, timeZone)),
        said('start', clockOf(session.begin, timeZone)),
        said('duration', durationOf(session)),
        said('abstract', session.abstract),
        said('slug', slugs.get(session.id) ?? ''),
        said('track', track?.name ?? '', { slug: track?.slug }),
        element(
          'persons',
          session.people.map(id => said('person', personOf.get(id)?.name ?? '', keysOf(id))).join(''),
        ),
        said('language', session.language ?? ''),
        said('description', session.description),
        element(
          'recording',
          said('license', session.license ?? '') + said('optout', String(session.isOptOut)),
        ),
        links('link', 'links', 'link'),
        links('slides', 'attachments', 'attachment'),
        maybe('url', session.url),
        maybe('feedback_url', session.feedbackUrl),
      ].join(''),
      { guid: session.guid, id: numbers.get(session.id) },
    )
  }
  const bounds = (sessions: readonly PublishedSession[]) => ({
    start: zoned(sessions.map(({ begin }) => begin).toSorted()[0] ?? '', timeZone),
    end: zoned(
      sessions
        .map(({ end }) => end)
        .toSorted()
        .at(-1) ?? '',
      timeZone,
    ),
  })
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element(
    'schedule',
    [
      `<generator name="Verrière"/>`,
      said('version', programme.version || programme.shown),
      element(
        'conference',
        [
          said('title', programme.name),
          said('acronym', programme.key),
          ...(days[0] ? [said('start', days[0].day), said('end', days.at(-1)?.day ?? '')] : []),
          said('days', days.length),
          said('day_change', `${dayChange}:00`),
          said(
            'timeslot_duration',
            `${String(Math.floor(slotMinutes / 60)).padStart(2, '0')}:${String(slotMinutes % 60).padStart(2, '0')}`,
          ),
          said('base_url', `${origin}/`),
          said('time_zone_name', timeZone),
          ...tracks.map(({ name, slug, color }) => said('track', name, { slug, color })),
        ].join(''),
      ),
      ...days.map(({ day, index, rooms }) =>
        element(
          'day',
          rooms
            .map(({ name, slug, guid, sessions }) =>
              element('room', sessions.map(session => event(session, name)).join('\n'), { name, slug, guid }),
            )
            .join('\n'),
          { index, date: day, ...bounds(rooms.flatMap(({ sessions }) => sessions)) },
        ),
      ),
      element(
        'persons',
        people
          .filter(({ biography }) => biography)
          .map(({ id, name, biography }) =>
            element('person', said('name', name) + said('biography', biography), keysOf(id)),
          )
          .join(''),
      ),
    ].join('\n'),
  )}\n`
}
