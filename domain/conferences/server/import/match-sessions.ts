import { fold } from '#platform/contract/import.ts'
import type { FileSession } from './programme-file.ts'
import { uuidOf } from './schedule-values.ts'
import type { StoredSession } from './stored-programme.ts'

/** The identifier of one of several that share theirs, where each needs its own. */
export const guidOfOccurrence = (guid: string, occurrence: number): string =>
  occurrence ? uuidOf(`${guid}#${occurrence}`) : guid

const groups = <T>(rows: readonly T[], keyOf: (row: T) => string | null): Map<string, T[]> => {
  const found = new Map<string, T[]>()
  for (const row of rows) {
    const key = keyOf(row)
    if (key === null) continue
    const group = found.get(key)
    if (group) group.push(row)
    else found.set(key, [row])
  }
  return found
}

export type MatchedSession = {
  file: FileSession
  stored: StoredSession | null
  guid: string
  occurrence: number
}
export type Matches = {
  sessions: MatchedSession[]
  /** Those of an earlier file that no session of this one is. */
  missing: StoredSession[]
  /** What vanishes and what is new, called alike, by the same people. */
  alike: { stored: StoredSession; isApart: boolean }[]
}

/**
 * Which session of a file is which that is there: by its guid, by its id of the same source, else by title and people where
 * one has vanished and one has come.
 */
export function matchSessions(
  files: readonly FileSession[],
  stored: readonly StoredSession[],
  peopleOf: (file: FileSession) => readonly unknown[],
  apart: ReadonlySet<number>,
): Matches {
  const found = new Map<FileSession, StoredSession>()
  const taken = new Set<StoredSession>()
  const pair = (file: FileSession, one: StoredSession) => {
    found.set(file, one)
    taken.add(one)
  }
  const free = (list: readonly StoredSession[] = []) => list.filter(one => !taken.has(one))
  const open = () => files.filter(file => !found.has(file))

  const byGuid = groups(stored, one => one.guid)
  for (const [guid, some] of groups(files, file => file.guid)) {
    const there = byGuid.get(guid) ?? []
    // Of several slots each stays the one that it was, as far as its time or its room say it.
    for (const isIt of [
      (file: FileSession, one: StoredSession) =>
        file.begin === one.begin && one.imported?.time?.[1] === file.end,
      (file: FileSession, one: StoredSession) => file.begin === one.begin,
      () => true,
    ])
      for (const file of some.filter(one => !found.has(one))) {
        const one = free(there).find(candidate => isIt(file, candidate))
        if (one) pair(file, one)
      }
  }
  const apartGuids = new Map(
    stored.filter(one => one.occurrence).map(one => [guidOfOccurrence(one.guid, one.occurrence), one]),
  )
  for (const file of open()) {
    const one = apartGuids.get(file.guid)
    if (one && !taken.has(one)) pair(file, one)
  }
  const byId = groups(free(stored), one => (one.imported ? one.externalId : null))
  for (const [id, some] of groups(open(), file => file.externalId)) {
    const [one, second] = byId.get(id) ?? []
    const [file] = some
    if (one && !second && file && some.length === 1) pair(file, one)
  }
  const alike: Matches['alike'] = []
  const signOf = (title: string, people: readonly unknown[]) =>
    `${fold(title)}\n${people.map(String).toSorted().join(' ')}`
  const bySign = groups(
    free(stored).filter(one => one.imported && !one.imported.gone),
    one => signOf(one.imported?.title ?? '', one.imported?.people ?? []),
  )
  for (const [sign, some] of groups(open(), file => signOf(file.title, peopleOf(file)))) {
    const [one, second] = bySign.get(sign) ?? []
    const [file] = some
    if (!one || second || !file || some.length > 1) continue
    alike.push({ stored: one, isApart: apart.has(one.id) })
    if (!apart.has(one.id)) pair(file, one)
  }

  const next = new Map<string, number>()
  for (const one of stored) next.set(one.guid, Math.max(next.get(one.guid) ?? 0, one.occurrence + 1))
  const sessions = files.map(file => {
    const one = found.get(file) ?? null
    if (one && (one.guid === file.guid || guidOfOccurrence(one.guid, one.occurrence) === file.guid))
      return { file, stored: one, guid: one.guid, occurrence: one.occurrence }
    const occurrence = next.get(file.guid) ?? 0
    next.set(file.guid, occurrence + 1)
    return { file, stored: one, guid: file.guid, occurrence }
  })
  return { sessions, missing: stored.filter(one => one.imported && !taken.has(one)), alike }
}
