import { clashesOf, outsideOf } from './clashes.ts'
import type { Values } from './merge-of-three.ts'
import { hereOf } from './plan-sessions.ts'
import {
  type PlannedPerson,
  type PlannedRoom,
  type PlannedSession,
  type ProgrammePlan,
  readIn,
  type Vanished,
  wordIn,
} from './programme-plan.ts'
import type { StoredProgramme } from './stored-programme.ts'

/** Rooms and speakers that would be in two sessions at once, and sessions beyond the days of the fair. */
export function clashesIn(
  sessions: readonly PlannedSession[],
  vanished: readonly Vanished[],
  rooms: readonly PlannedRoom[],
  people: readonly PlannedPerson[],
  there: StoredProgramme,
): Pick<ProgrammePlan, 'clashes' | 'outside'> {
  const { reader, mainLanguage } = there
  /** As the file says it in its language, unless its reader has another in which it is named. */
  const readAs = (
    stored: Parameters<typeof wordIn>[0] | null,
    field: string,
    said: string,
    wordsIn: string,
  ) => (stored && reader !== wordsIn && wordIn(stored, reader, field)) || said
  const names = {
    room: new Map<string, string>([
      ...there.rooms.map(one => [String(one.id), readIn(one, 'name', there)] as const),
      ...rooms.map(
        ({ ref, stored, file }) => [String(ref), readAs(stored, 'name', file.name, mainLanguage)] as const,
      ),
    ]),
    speaker: new Map<string, string>([
      ...there.people.map(one => [String(one.id), one.name] as const),
      ...people.map(one => [String(one.ref), one.file.name] as const),
    ]),
  }
  const isKnown = new Set(sessions.flatMap(({ stored }) => stored?.id ?? []))
  const gone = new Set(vanished.filter(({ becomes }) => becomes !== 'kept').map(({ stored }) => stored.id))
  const placed = (name: string, here: Values) => {
    const time = here.time
    if (!Array.isArray(time)) return []
    return [
      {
        name,
        begin: String(time[0]),
        end: String(time[1]),
        room: here.room === null || here.room === undefined ? null : String(here.room),
        people: Array.isArray(here.people) ? here.people.map(String) : [],
      },
    ]
  }
  const all = [
    ...sessions
      .filter(({ stored, isReturned }) => stored?.state !== 'cancelled' || isReturned)
      .flatMap(({ file, stored, changes, base }) =>
        placed(readAs(stored, 'title', file.title, base.wordsIn), {
          ...(stored ? hereOf(stored, base.wordsIn) : {}),
          ...changes,
        }),
      ),
    ...there.sessions
      .filter(one => !isKnown.has(one.id) && !gone.has(one.id) && one.state !== 'cancelled')
      .flatMap(one => placed(readIn(one, 'title', there), hereOf(one, mainLanguage))),
  ]
  return {
    clashes: clashesOf(all, (kind, key) => names[kind].get(key) ?? ''),
    outside: outsideOf(all, there.fairDays),
  }
}
