import type { Placed, Spot } from './board-sessions.ts'

export type Clash = { kind: 'room'; with: string } | { kind: 'speaker'; name: string; with: string }

type Wanted = Pick<Placed, 'id' | 'begin' | 'end' | 'room' | 'speakers'>

/** With what a session would stand at one time: never refused, only said. */
export function clashesAt(sessions: readonly Placed[], wanted: Wanted): Clash[] {
  const meanwhile = sessions.filter(
    one =>
      one.id !== wanted.id && one.state !== 'cancelled' && one.begin < wanted.end && wanted.begin < one.end,
  )
  return [
    ...meanwhile
      .filter(one => one.room === wanted.room)
      .map((one): Clash => ({ kind: 'room', with: one.title })),
    ...meanwhile.flatMap(one =>
      one.speakers
        .filter(({ id }) => wanted.speakers.some(speaker => speaker.id === id))
        .map(({ name }): Clash => ({ kind: 'speaker', name, with: one.title })),
    ),
  ]
}

/** What clashes on a day, by session. */
export const clashesOf = (sessions: readonly Placed[]): ReadonlyMap<number, readonly Clash[]> =>
  new Map(
    sessions
      .filter(one => one.state !== 'cancelled')
      .map(one => [one.id, clashesAt(sessions, one)] as const)
      .filter(([, clashes]) => clashes.length > 0),
  )

/** One that is carried, as if it stood there. */
export const asIfAt = (
  { id, speakers }: Pick<Placed, 'id' | 'speakers'>,
  { room, begin }: Spot,
  lasts: number,
): Wanted => ({ id, speakers, room, begin, end: begin + lasts })
