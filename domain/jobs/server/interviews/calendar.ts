import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'

/** An interview as calendars have it. */
export type CalendarInterview = {
  uid: string
  sequence: number
  begin: Date
  end: Date
  changedAt: Date
  isCancelled: boolean
  summary: string
  /** Of the application’s page. */
  url: string
}

type Mailed = { organizer: { name: string; email: string }; attendee: { name: string; email: string } }

/**
 * One entry: times in UTC, a name that stays, a sequence by which a calendar knows a move. `host`: of this server, in the name.
 * Mailed, it invites its reader in the name of the platform, or takes that back: neither side learns the other’s address.
 */
export function interviewCalendarOf(
  { uid, sequence, begin, end, changedAt, isCancelled, summary, url }: CalendarInterview,
  host: string,
  mailed: Mailed | null,
): string {
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: { company: 'Verrière', product: 'interview' },
    method: mailed ? method : ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `interview-${uid}@${host}`,
    sequence,
    start: begin,
    end,
    stamp: changedAt,
    lastModified: changedAt,
    summary,
    url,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  })
  if (mailed) {
    event.organizer(mailed.organizer)
    event.createAttendee({
      ...mailed.attendee,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  }
  return calendar.toString()
}
