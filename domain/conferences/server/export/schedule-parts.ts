import { fromDate, toCalendarDateTime } from '@internationalized/date'
import type { PublishedProgramme, PublishedSession } from './published-programme.ts'

const pad = (number: number) => String(number).padStart(2, '0')

/** An instant as the clocks of a zone show it, with their offset. */
export function zoned(moment: string, zone: string): string {
  const at = fromDate(new Date(moment), zone)
  const minutes = at.offset / 60_000
  const offset = `${minutes < 0 ? '-' : '+'}${pad(Math.floor(Math.abs(minutes) / 60))}:${pad(Math.abs(minutes) % 60)}`
  return `${toCalendarDateTime(at).toString().slice(0, 19)}${offset}`
}
export const clockOf = (moment: string, zone: string): string => zoned(moment, zone).slice(11, 16)

/** `h:mm`, of a day at most. */
export function durationOf({ begin, end }: PublishedSession): string {
  const minutes = Math.round((new Date(end).getTime() - new Date(begin).getTime()) / 60_000)
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}

/** Numbers by which others tell sessions apart: those of the source, as far as they are numbers and each has its own. */
export function numbersOf(rows: readonly { id: number; externalId: string | null }[]): Map<number, number> {
  const numbers = new Map<number, number>()
  const taken = new Set<number>()
  const give = (id: number, number: number) => {
    numbers.set(id, number)
    taken.add(number)
  }
  for (const { id, externalId } of rows) {
    const number = /^[1-9]\d{0,8}$/.test(externalId ?? '') ? Number(externalId) : 0
    if (number && !taken.has(number)) give(id, number)
  }
  let next = Math.max(0, ...taken)
  for (const { id } of rows) if (!numbers.has(id)) give(id, taken.has(id) ? ++next : id)
  return numbers
}

/** Slugs, each once: one that is missing, or another’s, ends with the guid, by which an import knows that it is no slug. */
export function slugsOf(sessions: readonly PublishedSession[]): Map<number, string> {
  const taken = new Set<string>()
  return new Map(
    sessions.map(({ id, guid, slug }) => {
      const own = slug && !taken.has(slug) ? slug : `${slug ?? 'session'}-${guid}`
      taken.add(own)
      return [id, own]
    }),
  )
}

/** By what a person is known again; one without keys is by their name. */
export const keysOfPerson = ({ guid, externalId }: { guid: string | null; externalId: string | null }) =>
  /^[1-9]\d{0,8}$/.test(externalId ?? '') ? { id: Number(externalId), guid } : { guid, code: externalId }

/** Sessions that take place, by day and room, as schedules have them. */
export function byDay(programme: PublishedProgramme) {
  const shown = programme.sessions.filter(({ state }) => state !== 'cancelled')
  const days = [...new Set(shown.map(({ day }) => day))].toSorted()
  const rooms: { id: number | null; guid: string | null; slug: string | null; name: string }[] = [
    ...programme.rooms,
    { id: null, guid: null, slug: null, name: '' },
  ]
  return days.map((day, at) => ({
    day,
    index: at + 1,
    rooms: rooms.flatMap(room => {
      const sessions = shown.filter(one => one.day === day && one.room === room.id)
      return sessions.length ? [{ ...room, sessions }] : []
    }),
  }))
}
