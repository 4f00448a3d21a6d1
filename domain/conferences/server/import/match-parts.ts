import { fold } from '#platform/contract/import.ts'
import type { FilePerson, FileRoom, FileSession } from './programme-file.ts'
import type { StoredPerson, StoredRoom, StoredSession } from './stored-programme.ts'

/** The room, track or person that something of a file is: by the first of its keys that one has. */
export function firstBy<F, S>(
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
export function matchPeople(
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

/** A room that is gone, and a new one into which most of what was in it has moved: it is called otherwise. */
export function renameRooms(
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
