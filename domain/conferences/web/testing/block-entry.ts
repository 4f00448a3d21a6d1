import type { AgendaEntry } from '../../contract/agenda.ts'

/** An entry of an agenda, as tests begin with it. */
export const blockEntry = (
  id: number,
  day: string | null,
  from: string,
  to: string,
  clashes: number[] = [],
): AgendaEntry => ({
  id,
  conference: {
    id,
    title: `Session ${id}`,
    begin: day && `${day}T${from}:00Z`,
    end: day && `${day}T${to}:00Z`,
    day,
    timeZone: 'UTC',
    room: null,
    state: 'scheduled',
    cancelReason: '',
    isReminding: true,
    hasReplay: false,
    isReplayPlanned: false,
    isByClock: true,
    replacedBy: null,
  },
  remindMinutes: null,
  hasPlace: false,
  isQueued: false,
  isAsked: false,
  clashes,
  change: null,
})
