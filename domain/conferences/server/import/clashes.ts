/** A session as it would be, with what it can clash by. */
export type ClashingSession = {
  name: string
  begin: string
  end: string
  room: string | null
  people: readonly string[]
}
export type Clash = { kind: 'room' | 'speaker' | 'outside'; name: string; sessions: string[]; begin: string }

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

/** What clashes: told, never refused. `days` are the first and the last instant of the fair. */
export function clashesOf(
  sessions: readonly ClashingSession[],
  nameOf: (kind: 'room' | 'speaker', key: string) => string,
  days: readonly [string, string] | null,
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
  const outside = sessions.flatMap((one): Clash[] =>
    days && (one.begin < days[0] || one.end > days[1])
      ? [{ kind: 'outside', name: '', sessions: [one.name], begin: one.begin }]
      : [],
  )
  return [
    ...[...rooms].flatMap(([key, list]) => overlaps('room', nameOf('room', key), list)),
    ...[...people].flatMap(([key, list]) => overlaps('speaker', nameOf('speaker', key), list)),
    ...outside,
  ]
}
