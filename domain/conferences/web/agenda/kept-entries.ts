import type { AgendaEntry } from '../../contract/agenda.ts'
import { agendaClashes } from '../../contract/agenda-clashes.ts'
import type { Conference } from '../../contract/calls.ts'
import { type OtherRun, otherRunsMost } from '../../contract/other-runs.ts'

const begins = ({ begin }: Pick<Conference, 'begin'>) => (begin === null ? Infinity : Date.parse(begin))

/** What somebody keeps who is not logged in, as an agenda: its entries are named by their sessions. */
export function entriesOf(
  kept: readonly Conference[],
  zoneOf: (program: number | null) => string,
): AgendaEntry[] {
  const clashes = agendaClashes(kept.map(({ id, ...session }) => ({ conference: id, ...session })))
  return kept
    .toSorted((one, other) => begins(one) - begins(other) || one.id - other.id)
    .map(session => ({
      id: session.id,
      conference: {
        id: session.id,
        title: session.title ?? '',
        begin: session.begin,
        end: session.end,
        day: session.startDate,
        timeZone: session.timeZone ?? zoneOf(session.program?.id ?? null),
        room: session.conferenceRoom?.name ?? null,
        state: session.state,
        cancelReason: session.cancelReason,
        isReminding: session.isReminding,
        hasReplay: session.replayState === 'published' && session.state !== 'live',
        // Of a recording nobody is told here who refuses it.
        isReplayPlanned:
          session.mode === 'live' &&
          session.replayMode === 'manual' &&
          session.replayState !== 'published' &&
          session.replayState !== 'hidden',
        isByClock: session.hosting === 'external' || session.mode === 'replay',
        replacedBy: session.replacedBy?.id ?? null,
      },
      remindMinutes: null,
      hasPlace: false,
      isQueued: false,
      isAsked: false,
      clashes: clashes.get(session.id) ?? [],
      change: null,
    }))
}

const nameOf = ({ title, speakers }: Conference) =>
  [title?.trim().toLowerCase(), ...speakers.map(({ id }) => id).sort((a, b) => a - b)].join('\n')

/** Of what clashes the same at another time: the same title, held by the same people, while nothing else is kept. */
export function otherRunsOf(
  kept: readonly Conference[],
  found: readonly Conference[],
  now: number,
): OtherRun[] {
  const clashes = agendaClashes(kept.map(({ id, ...session }) => ({ conference: id, ...session })))
  const ids = new Set(kept.map(({ id }) => id))
  return kept.flatMap(session => {
    if (!clashes.get(session.id)?.length || !session.title || !session.speakers.length) return []
    const others = kept.filter(({ id }) => id !== session.id)
    const isFree = (run: Conference) =>
      !agendaClashes([...others, run].map(({ id, ...one }) => ({ conference: id, ...one }))).get(run.id)
        ?.length
    return found
      .filter(
        run =>
          !ids.has(run.id) &&
          run.state === 'scheduled' &&
          nameOf(run) === nameOf(session) &&
          begins(run) > now &&
          run.begin !== null &&
          isFree(run),
      )
      .toSorted((one, other) => begins(one) - begins(other))
      .slice(0, otherRunsMost)
      .map(run => ({
        entry: session.id,
        conference: run.id,
        begin: run.begin ?? '',
        room: run.conferenceRoom?.name ?? null,
        placesLeft: null,
      }))
  })
}
