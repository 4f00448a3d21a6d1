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

const instantOf = (moment: string) => new Date(moment).toISOString().replace(/[-:]|\.\d+/g, '')

/** A value that is text. */
const textOf = (value: string) => value.replace(/[\\;,]/g, sign => `\\${sign}`).replace(/\r\n|\r|\n/g, '\\n')

/** Bytes of a line at most. */
const lineMost = 75

/** A line as it may be sent: what is longer goes on in the next one, after a blank. */
function folded(line: string): string {
  if (Buffer.byteLength(line) <= lineMost) return line
  const lines: string[] = []
  let start = 0
  let at = 0
  let bytes = 0
  for (const letter of line) {
    const size = Buffer.byteLength(letter)
    if (bytes + size > lineMost) {
      lines.push(line.slice(start, at))
      start = at
      bytes = 1
    }
    at += letter.length
    bytes += size
  }
  return [...lines, line.slice(start)].join('\r\n ')
}

const alarmIn = (minutes: number, title: string) => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:${minutes ? `-PT${minutes}M` : 'PT0S'}`,
  `DESCRIPTION:${textOf(title)}`,
  'END:VALARM',
]

type Frame = { name: string; host: string; alarmMinutes?: number | null }

const eventOf = (
  { id, title, begin, end, room, isCancelled, sequence, changedAt, url }: CalendarSession,
  { host, alarmMinutes = null }: Frame,
) => [
  'BEGIN:VEVENT',
  `UID:conference-${id}@${host}`,
  `SEQUENCE:${sequence}`,
  `DTSTAMP:${instantOf(changedAt)}`,
  `DTSTART:${instantOf(begin)}`,
  `DTEND:${instantOf(end)}`,
  `SUMMARY:${textOf(title)}`,
  ...(room ? [`LOCATION:${textOf(room)}`] : []),
  ...(alarmMinutes === null || isCancelled ? [] : alarmIn(alarmMinutes, title)),
  `URL;VALUE=URI:${url}`,
  `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
  `LAST-MODIFIED:${instantOf(changedAt)}`,
  'END:VEVENT',
]

/**
 * Sessions as a calendar (RFC 5545): times in UTC, names that stay, a sequence by which a calendar that subscribes knows a
 * move. `host`: of this server, in the names. `alarmMinutes`: in one’s own feed alone.
 */
export function calendarOf(frame: Frame, sessions: readonly CalendarSession[]): string {
  const name = textOf(frame.name)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Verrière//programme//EN',
    'METHOD:PUBLISH',
    `NAME:${name}`,
    `X-WR-CALNAME:${name}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
    'X-PUBLISHED-TTL:PT1H',
    ...sessions.flatMap(session => eventOf(session, frame)),
    'END:VCALENDAR',
  ]
  return lines.map(line => `${folded(line)}\r\n`).join('')
}
