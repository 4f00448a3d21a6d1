import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'

/** A session as calendars have it. */
export type CalendarSession = {
  id: number
  title: string
  begin: string
  end: string
  room: string
  isCancelled: boolean
  sequence: number
  changedAt: string
  /** Of its page. */
  url: string
}

/** Days for which calendars are told that something is cancelled. */
export const cancelledDays = 30

/** Of this server, in the names of sessions. */
export const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host : 'localhost')

/**
 * Sessions as a calendar: times in UTC, names that stay, a sequence by which a calendar that subscribes knows a move.
 * `host`: of this server, in the names. `alarmMinutes`: in one’s own feed alone.
 */
export function calendarOf(
  { name, host, alarmMinutes }: { name: string; host: string; alarmMinutes?: number | null },
  sessions: readonly CalendarSession[],
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Verrière', product: 'programme' },
    method: ICalCalendarMethod.PUBLISH,
    ttl: 3600,
  })
  for (const { id, title, begin, end, room, isCancelled, sequence, changedAt, url } of sessions) {
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
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
    if (alarmMinutes !== undefined && alarmMinutes !== null && !isCancelled)
      event.createAlarm({ type: ICalAlarmType.display, trigger: alarmMinutes * 60, description: title })
  }
  return calendar.toString()
}
