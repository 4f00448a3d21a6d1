import type { conferenceStates } from './choices.ts'

type Timed = {
  conference: number
  begin: string | null
  end: string | null
  state: (typeof conferenceStates)[number]
}

/** Of each conference of an agenda the others at the same time; what is cancelled takes no time. */
export function agendaClashes(all: readonly Timed[]): ReadonlyMap<number, number[]> {
  const clashes = new Map(all.map(({ conference }): [number, number[]] => [conference, []]))
  const timed = all
    .flatMap(({ conference, begin, end, state }) =>
      begin && end && state !== 'cancelled'
        ? [{ conference, begin: Date.parse(begin), end: Date.parse(end) }]
        : [],
    )
    .sort((one, other) => one.begin - other.begin)
  // By time: whoever begins after its end, and all after them, are at another.
  for (const [at, one] of timed.entries())
    for (const other of timed.slice(at + 1)) {
      if (other.begin >= one.end) break
      if (other.end <= one.begin) continue
      clashes.get(one.conference)?.push(other.conference)
      clashes.get(other.conference)?.push(one.conference)
    }
  return clashes
}
