import { entriesOf } from '#platform/contract/record.ts'
import type { PublishedProgramme, PublishedSession } from './published-programme.ts'
import { byDay, clockOf, durationOf, keysOfPerson, numbersOf, slugsOf, zoned } from './schedule-parts.ts'

/** A programme as schedule.json. */
export function scheduleJson(programme: PublishedProgramme, origin: string): string {
  const { timeZone, slotMinutes, dayChange, people, tracks, rooms } = programme
  const numbers = numbersOf(programme.sessions)
  const slugs = slugsOf(programme.sessions)
  const personOf = new Map(people.map(one => [one.id, one]))
  const trackOf = new Map(tracks.map(one => [one.id, one]))
  const days = byDay(programme)
  const person = (id: number) => {
    const one = personOf.get(id)
    const keys = one ? entriesOf(keysOfPerson(one)).filter(([, value]) => value !== null) : []
    return {
      ...Object.fromEntries(keys),
      public_name: one?.name ?? '',
      biography: one?.biography ?? '',
    }
  }
  const links = ({ links: all }: PublishedSession, kind: string) =>
    all.filter(link => link.kind === kind).map(({ url, title }) => ({ url, title }))
  const event = (session: PublishedSession, room: string) => ({
    id: numbers.get(session.id),
    guid: session.guid,
    date: zoned(session.begin, timeZone),
    start: clockOf(session.begin, timeZone),
    duration: durationOf(session),
    room,
    slug: slugs.get(session.id),
    url: session.url,
    feedback_url: session.feedbackUrl,
    title: session.title,
    subtitle: session.subtitle,
    track: session.track === null ? null : (trackOf.get(session.track)?.name ?? null),
    type: session.type,
    language: session.language,
    abstract: session.abstract,
    description: session.description,
    recording_license: session.license ?? '',
    do_not_record: session.isOptOut,
    persons: session.people.map(person),
    links: links(session, 'link'),
    attachments: links(session, 'slides'),
  })
  return JSON.stringify({
    schedule: {
      generator: { name: 'Verrière' },
      version: programme.version || programme.shown,
      base_url: `${origin}/`,
      conference: {
        acronym: programme.key,
        title: programme.name,
        start: days[0]?.day,
        end: days.at(-1)?.day,
        daysCount: days.length,
        timeslot_duration: `${String(Math.floor(slotMinutes / 60)).padStart(2, '0')}:${String(slotMinutes % 60).padStart(2, '0')}`,
        day_change: dayChange,
        time_zone_name: timeZone,
        rooms: rooms.map(({ guid, slug, name }) => ({ guid, slug, name })),
        tracks: tracks.map(({ slug, name, color }) => ({ slug, name, color })),
        days: days.map(({ day, index, rooms: some }) => ({
          index,
          date: day,
          rooms: Object.fromEntries(
            some.map(({ name, sessions }) => [name, sessions.map(one => event(one, name))]),
          ),
        })),
      },
    },
  })
}
