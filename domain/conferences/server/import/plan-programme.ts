import { fold } from '#platform/contract/import.ts'
import type { ImportChoices, ProgrammeDecisions } from '../../contract/programme-import.ts'
import { usualKind } from '../../contract/session-kinds.ts'
import { clashesIn } from './clashes-in-plan.ts'
import { firstBy, matchPeople, renameRooms } from './match-parts.ts'
import { matchSessions } from './match-sessions.ts'
import { isSameValue, mergeOfThree, type Values } from './merge-of-three.ts'
import { planDrawings } from './plan-drawings.ts'
import { planSessions, repeatedHosts } from './plan-sessions.ts'
import type { FileSession, ProgrammeFile } from './programme-file.ts'
import {
  type Conflict,
  type Merge,
  nameIn,
  type PlannedPart,
  type ProgrammePlan,
  type Vanished,
  wordIn,
} from './programme-plan.ts'
import type { StoredProgramme, StoredRoom, StoredSession, StoredTrack } from './stored-programme.ts'

/**
 * What an import would do: by the file, by what is there, and by what was decided. It reads nothing and writes nothing.
 * `leftOut`: lines of sessions that are wrong and are not taken; they have not vanished either.
 */
export function planProgramme(
  file: ProgrammeFile,
  there: StoredProgramme,
  decisions: ProgrammeDecisions,
  leftOut: ReadonlySet<number> = new Set(),
): ProgrammePlan {
  const main = there.mainLanguage
  const theirs = new Set(decisions.theirs)
  const remembered = there.program?.choices ?? {}
  const choices: ImportChoices = {
    kind: decisions.kind ?? remembered.kind ?? usualKind,
    kinds: { ...remembered.kinds, ...decisions.kinds },
    types: { ...remembered.types, ...decisions.types },
    hosts: decisions.hosts ?? remembered.hosts ?? [],
  }
  const conflicts: Conflict[] = []
  const merged: Merge = (key, name, base, here, said) => {
    const { changes, conflicts: found } = mergeOfThree(base, here, said, field =>
      theirs.has(`${key}:${field}`),
    )
    for (const one of found)
      conflicts.push({
        ...one,
        key: `${key}:${one.field}`,
        name,
        isTheirs: theirs.has(`${key}:${one.field}`),
      })
    return changes
  }

  const partOf = <Stored extends { id: number; imported: Values | null }, File extends { key: string }>(
    kind: 'speaker' | 'track' | 'room',
    one: File,
    stored: Stored | undefined,
    base: Values,
    hereOf: (stored: Stored) => Values & { name: string },
  ): PlannedPart<Stored, File> => {
    const here = stored && hereOf(stored)
    return {
      ref: stored?.id ?? `new:${one.key}`,
      stored: stored ?? null,
      file: one,
      changes: stored && here ? merged(`${kind}:${stored.id}`, here.name, stored.imported, here, base) : base,
      base,
      isBaseNew: !isSameValue(stored?.imported, base),
    }
  }

  const program = planProgram(file, there, merged)
  const peopleFound = matchPeople(file.people, there.people)
  const people = file.people.map(one =>
    partOf('speaker', one, peopleFound.get(one), { name: one.name, biography: one.biography }, stored => ({
      name: stored.name,
      biography: wordIn(stored, main, 'biography'),
    })),
  )
  const personRef = new Map(people.map(one => [one.file.key, one.ref]))

  const byName = (one: { name: string }, stored: StoredRoom | StoredTrack) =>
    Object.values(stored.translations).some(words => fold(words.name ?? '') === fold(one.name))
  const roomsFound = firstBy(file.rooms, there.rooms, [
    (one, stored) => one.guid === stored.guid,
    (one, stored) => one.slug !== null && one.slug === stored.slug,
    byName,
  ])
  const tracksFound = firstBy(file.tracks, there.tracks, [(one, stored) => one.slug === stored.slug, byName])
  const tracks = file.tracks.map(one =>
    partOf('track', one, tracksFound.get(one), { name: one.name, color: one.color }, stored => ({
      name: nameIn(stored, main),
      color: stored.color,
    })),
  )

  const peopleOf = (one: FileSession) => one.people.flatMap(key => personRef.get(key) ?? [])
  const matches = matchSessions(file.sessions, there.sessions, peopleOf, new Set(decisions.apart))
  renameRooms(file.rooms, there.rooms, roomsFound, matches.sessions)
  const rooms = file.rooms.map(one =>
    partOf('room', one, roomsFound.get(one), { name: one.name }, stored => ({ name: nameIn(stored, main) })),
  )

  const sessions = planSessions(
    matches.sessions.filter(({ file: one }) => !leftOut.has(one.line)),
    there,
    choices,
    {
      rooms: new Map(rooms.map(one => [one.file.key, one])),
      tracks: new Map(tracks.map(one => [one.file.key, one.ref])),
      peopleOf,
    },
    merged,
  )

  const known = there.sessions.filter(one => one.imported && !one.imported.gone)
  const missing = matches.missing.filter(one => !one.imported?.gone)
  const vanished = missing.map((stored): Vanished => {
    const { state, isOver, isInUse } = stored
    if (state === 'draft') return { stored, becomes: 'draft' }
    if (state !== 'scheduled' || isOver) return { stored, becomes: 'kept' }
    const asked = decisions.vanished ?? 'cancelled'
    // Whoever counts on it is told, and finds it where it was.
    return { stored, becomes: asked === 'draft' && isInUse ? 'cancelled' : asked }
  })
  const isComing = ({ isOver }: StoredSession) => !isOver
  const inFile = new Set(roomsFound.values())
  return {
    program,
    rooms,
    tracks,
    people,
    sessions,
    vanished,
    isMuch: missing.filter(isComing).length * 5 > known.filter(isComing).length,
    alike: matches.alike,
    drawings: planDrawings(rooms, there, decisions),
    conflicts,
    ...clashesIn(sessions, vanished, rooms, people, there),
    renamed: rooms.flatMap(({ stored, changes }) =>
      stored && typeof changes.name === 'string' ? [{ from: nameIn(stored, main), to: changes.name }] : [],
    ),
    roomsLeft: there.rooms.filter(one => one.imported && !inFile.has(one)),
    hosts: repeatedHosts(file.sessions, new Set(choices.hosts)),
    choices,
  }
}

function planProgram(
  file: ProgrammeFile,
  { program }: StoredProgramme,
  merged: Merge,
): ProgrammePlan['program'] {
  const base = {
    timeZone: file.timeZone,
    dayChange: file.dayChange ?? program?.imported?.dayChange ?? program?.dayChange ?? '04:00',
    slotMinutes: file.slotMinutes ?? program?.imported?.slotMinutes ?? program?.slotMinutes ?? 5,
  }
  if (!program) return { changes: base, base, isBaseNew: true }
  const here = { timeZone: program.timeZone, dayChange: program.dayChange, slotMinutes: program.slotMinutes }
  // A programme that was made here has what a new one has at first.
  const was = program.imported ?? { timeZone: null, dayChange: '04:00', slotMinutes: 5 }
  const changes = merged(`program:${program.id}`, file.name ?? '', was, here, base)
  for (const [field, said, stored] of [
    ['sourceKey', file.key, program.sourceKey],
    ['sourceVersion', file.version, program.sourceVersion],
  ] as const)
    if (said !== null && said !== stored) changes[field] = said
  return { changes, base, isBaseNew: !isSameValue(program.imported, base) }
}
