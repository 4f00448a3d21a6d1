import { fold } from '#platform/contract/import.ts'
import type { ImportChoices, ProgrammeDecisions, SessionKind } from '../../contract/programme-import.ts'
import { type Clash, clashesOf, outsideOf } from './clashes.ts'
import { matchSessions } from './match-sessions.ts'
import { type FieldConflict, isSameValue, mergeOfThree, type Values } from './merge-of-three.ts'
import type { FilePerson, FileRoom, FileSession, FileTrack, ProgrammeFile } from './programme-file.ts'
import type {
  SessionBase,
  StoredPerson,
  StoredProgramme,
  StoredRoom,
  StoredSession,
  StoredTrack,
} from './stored-programme.ts'

/** Something that is there, or that the file brings: then by the file’s key, until it has an id. */
export type PartRef = number | `new:${string}`

/** `changes`: fields that would be written; `base`: what the file says, for the next time. */
type PlannedPart<Stored, File> = {
  ref: PartRef
  stored: Stored | null
  file: File
  changes: Record<string, unknown>
  base: Values
  isBaseNew: boolean
}
export type PlannedRoom = PlannedPart<StoredRoom, FileRoom>
export type PlannedTrack = PlannedPart<StoredTrack, FileTrack>
export type PlannedPerson = PlannedPart<StoredPerson, FilePerson>

export type PlannedSession = {
  file: FileSession
  stored: StoredSession | null
  guid: string
  occurrence: number
  changes: Record<string, unknown>
  /** With references that have no id yet. */
  base: Omit<SessionBase, 'room' | 'track' | 'people'> & {
    room: PartRef | null
    track: PartRef | null
    people: PartRef[]
  }
  isBaseNew: boolean
  linksToAdd: FileSession['links']
  linksToDrop: number[]
  isMoved: boolean
  isReturned: boolean
  /** Of one that is new. */
  kind: SessionKind | null
}

export type Vanished = { stored: StoredSession; becomes: 'cancelled' | 'draft' | 'kept' }
export type Conflict = FieldConflict & { key: string; name: string; isTheirs: boolean }

export type ProgrammePlan = {
  program: { changes: Record<string, unknown>; base: Values; isBaseNew: boolean }
  rooms: PlannedRoom[]
  tracks: PlannedTrack[]
  people: PlannedPerson[]
  sessions: PlannedSession[]
  vanished: Vanished[]
  /** More than a fifth of what came from files before. */
  isMuch: boolean
  alike: { stored: StoredSession; isApart: boolean }[]
  conflicts: Conflict[]
  clashes: Clash[]
  /** Before or after the days of the fair. */
  outside: readonly { name: string }[]
  renamed: { from: string; to: string }[]
  roomsLeft: StoredRoom[]
  hosts: { host: string; sessions: number; isLeftOut: boolean }[]
  choices: ImportChoices
}

export const standardKind: SessionKind = { mode: 'live', hosting: 'external', format: 'plenary' }

const wordOf = (row: { translations: StoredSession['translations'] }, language: string, field: string) =>
  row.translations[language]?.[field] ?? ''
export const nameIn = (row: { translations: StoredSession['translations'] }, language: string) =>
  wordOf(row, language, 'name') || Object.values(row.translations).find(words => words.name)?.name || ''

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : '')

/** Hosts to which more than half of the sessions link, of many. */
function repeatedHosts(sessions: readonly FileSession[], leftOut: ReadonlySet<string>) {
  const counts = new Map<string, number>()
  for (const { links } of sessions)
    for (const host of new Set(links.map(({ url }) => hostOf(url))))
      counts.set(host, (counts.get(host) ?? 0) + 1)
  return [...counts]
    .filter(
      ([host, count]) =>
        host && (leftOut.has(host) || (sessions.length >= 10 && count * 2 > sessions.length)),
    )
    .map(([host, sessions]) => ({ host, sessions, isLeftOut: leftOut.has(host) }))
    .toSorted((a, b) => b.sessions - a.sessions)
}

/** The room, track or person that something of a file is: by the first of its keys that one has. */
function firstBy<F, S>(
  files: readonly F[],
  stored: readonly S[],
  keys: readonly ((row: F, one: S) => boolean)[],
) {
  const found = new Map<F, S>()
  const taken = new Set<S>()
  for (const isIt of keys)
    for (const file of files.filter(one => !found.has(one))) {
      const one = stored.find(candidate => !taken.has(candidate) && isIt(file, candidate))
      if (!one) continue
      found.set(file, one)
      taken.add(one)
    }
  return found
}

/** By guid, by code or id of this source, by name where there is neither. */
function matchPeople(
  files: readonly FilePerson[],
  stored: readonly StoredPerson[],
): Map<FilePerson, StoredPerson> {
  const own = stored.filter(one => one.isOfProgram)
  const by = (rows: readonly StoredPerson[], keyOf: (row: StoredPerson) => string | null) => {
    const map = new Map<string, StoredPerson>()
    for (const row of rows) {
      const key = keyOf(row)
      if (key !== null && !map.has(key)) map.set(key, row)
    }
    return map
  }
  const guids = by(stored, one => one.guid)
  const ids = by(own, one => one.externalId)
  const names = by(own, one => fold(one.name))
  const found = new Map<FilePerson, StoredPerson>()
  const taken = new Set<StoredPerson>()
  for (const file of files) {
    const hasKey = file.guid !== null || file.externalId !== null
    const one =
      (file.guid && guids.get(file.guid)) ||
      (file.externalId && ids.get(file.externalId)) ||
      (!hasKey && names.get(fold(file.name)))
    if (!one || taken.has(one)) continue
    found.set(file, one)
    taken.add(one)
  }
  return found
}

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
    kind: decisions.kind ?? remembered.kind ?? standardKind,
    kinds: { ...remembered.kinds, ...decisions.kinds },
    types: { ...remembered.types, ...decisions.types },
    hosts: decisions.hosts ?? remembered.hosts ?? [],
  }
  const conflicts: Conflict[] = []
  const merged = (key: string, name: string, base: Values | null, here: Values, said: Values) => {
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

  const program = planProgram(file, there, merged)
  const peopleFound = matchPeople(file.people, there.people)
  const people = file.people.map((one): PlannedPerson => {
    const stored = peopleFound.get(one) ?? null
    const base = { name: one.name, biography: one.biography }
    const here = stored && { name: stored.name, biography: wordOf(stored, main, 'biography') }
    const changes =
      stored && here ? merged(`speaker:${stored.id}`, stored.name, stored.imported, here, base) : base
    return {
      ref: stored?.id ?? `new:${one.key}`,
      stored,
      file: one,
      changes,
      base,
      isBaseNew: !isSameValue(stored?.imported, base),
    }
  })
  const personRef = new Map(people.map(one => [one.file.key, one.ref]))

  const byName = (one: { name: string }, stored: StoredRoom | StoredTrack) =>
    Object.values(stored.translations).some(words => fold(words.name ?? '') === fold(one.name))
  const roomsFound = firstBy(file.rooms, there.rooms, [
    (one, stored) => one.guid === stored.guid,
    (one, stored) => one.slug !== null && one.slug === stored.slug,
    byName,
  ])
  const tracksFound = firstBy(file.tracks, there.tracks, [(one, stored) => one.slug === stored.slug, byName])
  const tracks = file.tracks.map((one): PlannedTrack => {
    const stored = tracksFound.get(one) ?? null
    const base = { name: one.name, color: one.color }
    const here = stored && { name: nameIn(stored, main), color: stored.color }
    const changes =
      stored && here ? merged(`track:${stored.id}`, here.name, stored.imported, here, base) : base
    return {
      ref: stored?.id ?? `new:${one.key}`,
      stored,
      file: one,
      changes,
      base,
      isBaseNew: !isSameValue(stored?.imported, base),
    }
  })
  const trackRef = new Map(tracks.map(one => [one.file.key, one.ref]))

  const refsOf = (one: FileSession) => one.people.flatMap(key => personRef.get(key) ?? [])
  const matches = matchSessions(file.sessions, there.sessions, refsOf, new Set(decisions.apart))
  const taken = matches.sessions.filter(({ file: one }) => !leftOut.has(one.line))
  renameRooms(file.rooms, there.rooms, roomsFound, matches.sessions)
  const rooms = file.rooms.map((one): PlannedRoom => {
    const stored = roomsFound.get(one) ?? null
    const base = { name: one.name }
    const here = stored && { name: nameIn(stored, main) }
    const changes =
      stored && here ? merged(`room:${stored.id}`, here.name, stored.imported, here, base) : base
    return {
      ref: stored?.id ?? `new:${one.key}`,
      stored,
      file: one,
      changes,
      base,
      isBaseNew: !isSameValue(stored?.imported, base),
    }
  })
  const roomOf = new Map(rooms.map(one => [one.file.key, one]))

  const hosts = repeatedHosts(file.sessions, new Set(choices.hosts))
  const noHosts = new Set(choices.hosts)
  const typeOf = typesOf(there, choices)
  const languages = new Map(there.languages.map(({ id, code }) => [code, id]))

  const sessions = taken.map(({ file: one, stored, guid, occurrence }): PlannedSession => {
    const language = (one.language && languages.get(one.language)) || null
    const was = stored?.imported ?? null
    const spoken = one.language && there.fairLanguages.includes(one.language) ? one.language : main
    // Its words stay where they are as long as its language does.
    const wordsIn = was && was.language === language ? was.wordsIn : spoken
    const room = (one.room && roomOf.get(one.room)) || null
    const base: PlannedSession['base'] = {
      wordsIn,
      title: one.title,
      subtitle: one.subtitle,
      abstract: one.abstract,
      description: one.description,
      time: one.begin && one.end ? [one.begin, one.end] : null,
      room: room?.ref ?? null,
      track: (one.track && trackRef.get(one.track)) || null,
      type: typeOf(one.type),
      typeText: one.type,
      language,
      slug: one.slug,
      url: one.url,
      feedbackUrl: one.feedbackUrl,
      license: one.license,
      isOptOut: one.isOptOut,
      people: refsOf(one),
      links: one.links.filter(({ url }) => !noHosts.has(hostOf(url))),
      // Whoever is known by a guid needs no number that another tool has given since.
      externalId: stored && stored.externalId === null && stored.guid === guid ? null : one.externalId,
    }
    const { wordsIn: _w, typeText: _t, isOptOut, links, externalId, ...said } = base
    const changes: Record<string, unknown> = stored
      ? merged(`conference:${stored.id}`, one.title, was, hereOf(stored, wordsIn), said)
      : { ...said }
    if (!stored || stored.externalId !== externalId) changes.externalId = externalId
    if (stored?.isRecorded && isOptOut) changes.isRecorded = false
    const isReturned = Boolean(was?.gone)
    const before = new Set(was?.links.map(({ url }) => url))
    const now = new Set(links.map(({ url }) => url))
    const here = new Set(stored?.links.map(({ url }) => url))
    const planned: PlannedSession = {
      file: one,
      stored,
      guid,
      occurrence,
      changes,
      base,
      isBaseNew: !isSameValue(was, base),
      linksToAdd: links.filter(({ url }) => !here.has(url) && !before.has(url)),
      linksToDrop: (stored?.links ?? [])
        .filter(({ url }) => before.has(url) && !now.has(url))
        .map(({ id }) => id),
      isMoved: stored !== null && ('time' in changes || 'room' in changes),
      isReturned,
      kind: stored ? null : (one.room && choices.kinds?.[one.room]) || kindOf(room?.stored ?? null, choices),
    }
    if (stored && guid !== stored.guid) Object.assign(changes, { guid, occurrence })
    return planned
  })

  const known = there.sessions.filter(one => one.imported && !one.imported.gone)
  const missing = matches.missing.filter(one => !one.imported?.gone)
  const vanished = missing.map((stored): Vanished => {
    const asked = decisions.vanished ?? 'cancelled'
    const isPlanned = stored.state === 'scheduled'
    return { stored, becomes: stored.state === 'draft' ? 'draft' : isPlanned ? asked : 'kept' }
  })
  const inFile = new Set(roomsFound.values())
  return {
    program,
    rooms,
    tracks,
    people,
    sessions,
    vanished,
    isMuch: missing.length * 5 > known.length,
    alike: matches.alike,
    conflicts,
    ...clashesIn(sessions, vanished, rooms, people, there, main),
    renamed: rooms.flatMap(({ stored, changes }) =>
      stored && typeof changes.name === 'string' ? [{ from: nameIn(stored, main), to: changes.name }] : [],
    ),
    roomsLeft: there.rooms.filter(one => one.imported && !inFile.has(one)),
    hosts,
    choices,
  }
}

const kindOf = (room: StoredRoom | null, { kind = standardKind }: ImportChoices): SessionKind => ({
  mode: room?.defaults.mode ?? kind.mode,
  hosting: room?.defaults.hosting ?? kind.hosting,
  format: room?.defaults.format ?? kind.format,
})

function planProgram(
  file: ProgrammeFile,
  { program }: StoredProgramme,
  merged: (
    key: string,
    name: string,
    base: Values | null,
    here: Values,
    said: Values,
  ) => Record<string, unknown>,
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

/** A room that is gone, and a new one into which most of what was in it has moved: it is called otherwise. */
function renameRooms(
  files: readonly FileRoom[],
  stored: readonly StoredRoom[],
  found: Map<FileRoom, StoredRoom>,
  sessions: readonly { file: FileSession; stored: StoredSession | null }[],
): void {
  const taken = new Set(found.values())
  const gone = new Set(stored.filter(one => one.imported && !taken.has(one)).map(({ id }) => id))
  for (const room of files.filter(one => !found.has(one))) {
    const inIt = sessions.filter(({ file, stored: one }) => file.room === room.key && one?.imported)
    const counts = new Map<number, number>()
    for (const { stored: one } of inIt) {
      const was = one?.imported?.room
      if (was && gone.has(was)) counts.set(was, (counts.get(was) ?? 0) + 1)
    }
    const [most] = [...counts].toSorted((a, b) => b[1] - a[1])
    if (!most) continue
    const [was, count] = most
    const fromIt = sessions.filter(({ stored: one }) => one?.imported?.room === was).length
    const one = stored.find(({ id }) => id === was)
    if (!one || count * 2 <= inIt.length || count * 2 <= fromIt) continue
    found.set(room, one)
    gone.delete(was)
  }
}

function typesOf({ types }: StoredProgramme, { types: chosen = {} }: ImportChoices) {
  const named = (text: string) => types.find(({ names }) => names.some(name => fold(name) === fold(text)))?.id
  const standard = named('Talk') ?? types[0]?.id ?? null
  const there = new Set(types.map(({ id }) => id))
  return (text: string): number | null => {
    if (!text) return null
    const said = Object.hasOwn(chosen, text) ? chosen[text] : undefined
    return (said !== undefined && there.has(said) ? said : named(text)) ?? standard
  }
}

/** What is there of a session, as a file would say it. */
const hereOf = (stored: StoredSession, language: string): Values => ({
  title: wordOf(stored, language, 'title'),
  subtitle: wordOf(stored, language, 'subtitle'),
  abstract: wordOf(stored, language, 'abstract'),
  description: wordOf(stored, language, 'description'),
  time: stored.begin && stored.end ? [stored.begin, stored.end] : null,
  room: stored.room,
  track: stored.track,
  type: stored.type,
  language: stored.language,
  slug: stored.slug,
  url: stored.url,
  feedbackUrl: stored.feedbackUrl,
  license: stored.license,
  people: stored.people,
})

function clashesIn(
  sessions: readonly PlannedSession[],
  vanished: readonly Vanished[],
  rooms: readonly PlannedRoom[],
  people: readonly PlannedPerson[],
  there: StoredProgramme,
  main: string,
): Pick<ProgrammePlan, 'clashes' | 'outside'> {
  const names = {
    room: new Map<string, string>([
      ...there.rooms.map(one => [String(one.id), nameIn(one, main)] as const),
      ...rooms.map(one => [String(one.ref), one.file.name] as const),
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
        placed(file.title, { ...(stored ? hereOf(stored, base.wordsIn) : {}), ...changes }),
      ),
    ...there.sessions
      .filter(one => !isKnown.has(one.id) && !gone.has(one.id) && one.state !== 'cancelled')
      .flatMap(one => placed(wordOf(one, main, 'title'), hereOf(one, main))),
  ]
  return {
    clashes: clashesOf(all, (kind, key) => names[kind].get(key) ?? ''),
    outside: outsideOf(all, there.fairDays),
  }
}
