import type { Session, SessionState } from './sessions.ts'

type Room = NonNullable<Session['room']>

/** A room of a day with what is on there, what comes next, and how many sessions it has. */
export type RoomNow = { room: Room; onAir: Session | null; next: Session | null; sessions: number }

const isNamed = (session: Session): session is Session & { room: Room } => session.room !== null

/** The rooms of a day in the organizer’s order. What should have begun and has not is next. */
export function roomsNow(
  sessions: readonly Session[],
  stateOf: (session: Session) => SessionState,
): RoomNow[] {
  const byRoom = new Map<number, RoomNow>()
  const inOrder = sessions.filter(isNamed).toSorted((a, b) => a.begin - b.begin)
  for (const session of inOrder) {
    const { room } = session
    const before = byRoom.get(room.id) ?? { room, onAir: null, next: null, sessions: 0 }
    const state = stateOf(session)
    byRoom.set(room.id, {
      room,
      onAir: before.onAir ?? (state === 'on_air' ? session : null),
      next: before.next ?? (state === 'planned' ? session : null),
      sessions: before.sessions + 1,
    })
  }
  return [...byRoom.values()].toSorted((a, b) => a.room.at - b.room.at || a.room.id - b.room.id)
}
