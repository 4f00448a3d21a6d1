/** A session as it would be, with what it can clash by. */
export type ClashingSession = {
  name: string
  begin: string
  end: string
  room: string | null
  people: readonly string[]
}
export type Clash = { kind: 'room' | 'speaker'; name: string; sessions: string[]; begin: string }

/** Which of those that share something are on at one time. */
function overlaps(kind: 'room' | 'speaker', name: string, sessions: readonly ClashingSession[]): Clash[] {
  const inOrder = sessions.toSorted((a, b) => (a.begin < b.begin ? -1 : a.begin > b.begin ? 1 : 0))
  const clashes: Clash[] = []
  let longest: ClashingSession | undefined
  for (const one of inOrder) {
    if (longest && one.begin < longest.end)
      clashes.push({ kind, name, sessions: [longest.name, one.name], begin: one.begin })
    if (!longest || one.end > longest.end) longest = one
  }
  return clashes
}

/** What clashes: told, never refused. */
export function clashesOf(
  sessions: readonly ClashingSession[],
  nameOf: (kind: 'room' | 'speaker', key: string) => string,
): Clash[] {
  const rooms = new Map<string, ClashingSession[]>()
  const people = new Map<string, ClashingSession[]>()
  const add = (map: Map<string, ClashingSession[]>, key: string, one: ClashingSession) => {
    const list = map.get(key)
    if (list) list.push(one)
    else map.set(key, [one])
  }
  for (const one of sessions) {
    if (one.room !== null) add(rooms, one.room, one)
    for (const person of one.people) add(people, person, one)
  }
  return [
    ...[...rooms].flatMap(([key, list]) => overlaps('room', nameOf('room', key), list)),
    ...[...people].flatMap(([key, list]) => overlaps('speaker', nameOf('speaker', key), list)),
  ]
}

/** What is before the first instant of the fair, or after its last. */
export const outsideOf = (sessions: readonly ClashingSession[], days: readonly [string, string] | null) =>
  days ? sessions.filter(one => one.begin < days[0] || one.end > days[1]) : []
