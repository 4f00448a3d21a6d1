import type { BoardSession, ProgramBoard } from '../../contract/board.ts'

/** Where a session is: in a room, from an instant on. */
export type Spot = { room: number; begin: number }

/** A session that stands on the board; instants in milliseconds. */
export type Placed = Omit<BoardSession, 'begin' | 'end' | 'room'> & {
  begin: number
  end: number
  room: number
}

/** Minutes that a session lasts which has not said so yet. */
const usualMinutes = 45

/** In their order, wherever they were put last. */
export const placedIn = ({ sessions }: Pick<ProgramBoard, 'sessions'>): Placed[] =>
  sessions
    .flatMap(({ begin, end, room, ...one }) =>
      begin === null || end === null || room === null
        ? []
        : [{ ...one, room, begin: Date.parse(begin), end: Date.parse(end) }],
    )
    .sort((a, b) => a.begin - b.begin || a.id - b.id)

export const sessionIn = (board: ProgramBoard | undefined, id: number): BoardSession | undefined =>
  board && [...board.sessions, ...board.waiting].find(one => one.id === id)

export const lastsOf = ({ begin, end }: Pick<BoardSession, 'begin' | 'end'>): number =>
  begin !== null && end !== null ? Date.parse(end) - Date.parse(begin) : usualMinutes * 60_000

export const spotOf = ({ begin, room }: BoardSession): Spot | null =>
  begin === null || room === null ? null : { room, begin: Date.parse(begin) }

export const isSameSpot = (one: Spot | null, other: Spot | null) =>
  one?.room === other?.room && one?.begin === other?.begin

/** What is on, over or called off stays where it is; and what another programme has placed. */
export const isMovable = ({ state, isOwn }: Pick<BoardSession, 'state' | 'isOwn'>) =>
  isOwn && (state === 'draft' || state === 'scheduled')

/** When and where it is once it stands there; nowhere: it waits, and forgets when it was. */
export const movedTo = (session: BoardSession, to: Spot | null) =>
  to === null
    ? { begin: null, end: null, room: null }
    : {
        room: to.room,
        begin: new Date(to.begin).toISOString(),
        end: new Date(to.begin + lastsOf(session)).toISOString(),
      }

/** The board with a session as it is now: where it stands decides in which list. `isShown`: it is of the day that is shown. */
export function withSession(board: ProgramBoard, session: BoardSession, isShown: boolean): ProgramBoard {
  const others = (list: readonly BoardSession[]) => list.filter(one => one.id !== session.id)
  const isPlaced = session.begin !== null && session.room !== null
  return {
    ...board,
    sessions: isPlaced && isShown ? [...others(board.sessions), session] : others(board.sessions),
    waiting: isPlaced ? others(board.waiting) : [...others(board.waiting), session],
  }
}
