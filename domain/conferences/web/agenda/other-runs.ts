import type { Locale } from '#platform/contract/locale.ts'
import type { AgendaEntry } from '../../contract/agenda.ts'
import type { OtherRun } from '../../contract/other-runs.ts'
import { dayOf, timesIn } from '../time/zones.ts'

/** When another run is, with its day where that is another one. */
export function whenOfRun(
  { begin }: Pick<OtherRun, 'begin'>,
  { conference }: Pick<AgendaEntry, 'conference'>,
  locale: Locale,
): string {
  const at = Date.parse(begin)
  const times = timesIn(locale, conference.timeZone)
  const day = (instant: number) => dayOf(locale, instant, conference.timeZone)
  const isSameDay = conference.begin !== null && day(Date.parse(conference.begin)) === day(at)
  return isSameDay ? times.time(at) : `${day(at)}, ${times.time(at)}`
}
