import { programmeFields } from '../../contract/import-fields.ts'
import type { PublishedProgramme } from './published-programme.ts'
import { durationOf, zoned } from './schedule-parts.ts'

const clock = (moment: string, zone: string) => zoned(moment, zone).slice(11, 16)

/** A programme as a table with the columns that an import knows. */
export function programmeTable({ sessions, rooms, tracks, people, timeZone }: PublishedProgramme) {
  const names = (rows: readonly { id: number; name: string }[]) =>
    new Map(rows.map(({ id, name }) => [id, name]))
  const [room, track, person] = [names(rooms), names(tracks), names(people)]
  const shown = sessions.filter(({ state }) => state !== 'cancelled')
  return {
    head: programmeFields.map(({ name }) => name),
    rows: shown.map(session => {
      const cells = {
        title: session.title,
        date: zoned(session.begin, timeZone).slice(0, 10),
        start: clock(session.begin, timeZone),
        end: clock(session.end, timeZone),
        duration: durationOf(session),
        room: session.room === null ? '' : (room.get(session.room) ?? ''),
        track: session.track === null ? '' : (track.get(session.track) ?? ''),
        type: session.type,
        language: session.language ?? '',
        speakers: session.people.map(id => person.get(id) ?? '').join('; '),
        subtitle: session.subtitle,
        abstract: session.abstract,
        description: session.description,
        url: session.url ?? '',
        guid: session.guid,
        id: session.externalId ?? '',
      }
      return programmeFields.map(({ name }) => cells[name])
    }),
  }
}
