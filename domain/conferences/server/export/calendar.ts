import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { LRUCache } from 'lru-cache'

const { CANCELLED, TENTATIVE, CONFIRMED } = ICalEventStatus

/** A session as calendars have it. */
export type CalendarSession = {
  id: number
  title: string
  begin: string
  end: string
  room: string
  isCancelled: boolean
  /** Its reader waits for a place there. */
  isTentative?: boolean
  sequence: number
  changedAt: string
  /** Of its page. */
  url: string
}

/** Days for which calendars are told that something is cancelled. */
export const cancelledDays = 30

/** Of this server, in the names of sessions. */
export const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : 'localhost')

type Feed = { name: string; host: string; alarmMinutes?: number | null }

const newCalendar = (name: string) =>
  ical({
    name,
    prodId: { company: 'Verrière', product: 'programme' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })

const calendarEnd = 'END:VCALENDAR'

function writeEntry(
  { host, alarmMinutes }: Omit<Feed, 'name'>,
  { id, title, begin, end, room, isCancelled, isTentative, sequence, changedAt, url }: CalendarSession,
): string {
  const calendar = newCalendar('')
  const event = calendar.createEvent({
    id: `conference-${id}@${host}`,
    sequence,
    start: new Date(begin),
    end: new Date(end),
    stamp: new Date(changedAt),
    lastModified: new Date(changedAt),
    summary: title,
    location: room || undefined,
    url,
    status: isCancelled ? CANCELLED : isTentative ? TENTATIVE : CONFIRMED,
  })
  if (alarmMinutes !== undefined && alarmMinutes !== null && !isCancelled)
    event.createAlarm({ type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: title })
  const text = calendar.toString()
  return text.slice(text.indexOf('BEGIN:VEVENT'), text.lastIndexOf(calendarEnd))
}

/** By all that is in them: a calendar asks each hour, many people keep the same sessions, and writing one takes 0.4 ms. */
const entryCache = new LRUCache<string, string>({ max: 10_000 })

/**
 * Sessions as a calendar: times in UTC, names that stay, a sequence by which a calendar that subscribes knows a move.
 * `host`: of this server, in the names. `alarmMinutes`: in one’s own feed alone.
 */
export function calendarOf({ name, ...of }: Feed, sessions: readonly CalendarSession[]): string {
  const entries = sessions.map(session => {
    const key = JSON.stringify([of, session])
    const known = entryCache.get(key)
    if (known !== undefined) return known
    const entry = writeEntry(of, session)
    entryCache.set(key, entry)
    return entry
  })
  const empty = newCalendar(name).toString()
  const end = empty.lastIndexOf(calendarEnd)
  return empty.slice(0, end) + entries.join('') + empty.slice(end)
}
