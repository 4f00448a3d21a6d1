import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoardSession, ProgramBoard } from '../../contract/board.ts'
import type { Times } from '../time/zones.ts'
import styles from './board.module.css'
import type { Clash } from './board-clashes.ts'
import { type Frame, heightOf, hoursOf, lanesIn, topOf } from './board-grid.ts'
import { lastsOf, type Placed } from './board-sessions.ts'
import { SessionCard } from './session-card.tsx'
import type { SessionHand } from './use-session-hand.ts'

/** Heights of a card from which on it has room for a line, and for all of its words. */
const roomFor = { line: 34, all: 76 }

type Props = {
  board: ProgramBoard
  placed: readonly Placed[]
  frame: Frame
  times: Times
  hand: SessionHand | null
  clashes: ReadonlyMap<number, readonly Clash[]>
  /** With what the one in hand would clash. */
  wouldClash: boolean
  entriesOf: (session: BoardSession) => MenuEntry[]
  onTake: (session: BoardSession) => void
  onKey: (session: BoardSession) => React.KeyboardEventHandler
  /** A room is pressed so far below its top. */
  onPress: (room: number, top: number) => void
}

/** A day to scale: a column for each room, whether anything is in it or not. */
export function RoomColumns({
  board,
  placed,
  frame,
  times,
  hand,
  clashes,
  wouldClash,
  entriesOf,
  onTake,
  onKey,
  onPress,
}: Props) {
  const t = useWords('conferences')
  const lanes = useMemo(() => lanesIn(placed), [placed])
  const found = useMemo(() => new Map(board.sessions.map(one => [one.id, one])), [board.sessions])
  const styleOf = ({ id, begin, end }: Placed): CSSProperties => {
    const { lane, lanes: count } = lanes.get(id) ?? { lane: 0, lanes: 1 }
    return {
      top: topOf(frame, begin),
      height: ((end - begin) / 60_000) * frame.scale,
      left: `${(100 * lane) / count}%`,
      width: `${100 / count}%`,
    }
  }
  const sizeOf = ({ begin, end }: Placed) => {
    const height = ((end - begin) / 60_000) * frame.scale
    return height < roomFor.line ? 'slim' : height < roomFor.all ? 'short' : undefined
  }
  const view = useRef<HTMLDivElement>(null)
  const [first] = placed
  const start = first ? topOf(frame, first.begin) : 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: once: later the reader has scrolled themselves
  useEffect(() => {
    view.current?.scrollTo({ top: Math.max(0, start - frame.scale * 30) })
  }, [])
  const press = (room: number) => (event: MouseEvent<HTMLElement>) => {
    // Cards are pressed themselves.
    if (!hand || (event.target instanceof Element && event.target.closest('[data-card]'))) return
    onPress(room, event.clientY - event.currentTarget.getBoundingClientRect().top)
  }
  const goal = hand?.goal?.kind === 'spot' ? hand.goal.spot : null
  const ghost = goal && hand && (
    <div
      className={styles.ghost}
      data-clash={wouldClash || undefined}
      aria-hidden="true"
      style={{ top: topOf(frame, goal.begin), height: (lastsOf(hand.session) / 60_000) * frame.scale }}
    >
      <b>{times.time(goal.begin)}</b> {hand.session.title}
    </div>
  )
  return (
    <div className={styles.frame} ref={view}>
      <div
        className={styles.day}
        style={{ '--rooms': board.rooms.length, '--height': `${heightOf(frame)}px` }}
      >
        <div className={styles.corner} />
        {board.rooms.map(({ id, name, seats }) => (
          <div key={id} className={styles.room}>
            <b>{name}</b>
            {seats !== null && <small>{t('board.seats', { count: seats })}</small>}
          </div>
        ))}
        <div className={styles.hours} aria-hidden="true">
          {hoursOf(frame).map(at => (
            <span key={at} style={{ top: topOf(frame, at) }}>
              {times.time(at)}
            </span>
          ))}
        </div>
        {board.rooms.map(({ id, name }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: what is in hand is put down here; by key it is moved by arrows and Enter of its card
          <section
            key={id}
            className={styles.column}
            aria-label={name}
            data-room={id}
            data-aimed={goal?.room === id || undefined}
            style={{ '--hour': `${frame.scale * 60}px` }}
            onClick={press(id)}
          >
            <ol className={styles.sessions}>
              {placed
                .filter(one => one.room === id)
                .map(one => {
                  const session = found.get(one.id)
                  return (
                    session && (
                      <SessionCard
                        key={one.id}
                        session={session}
                        times={t('program.from_until', {
                          from: times.time(one.begin),
                          until: times.time(one.end),
                        })}
                        clashes={clashes.get(one.id) ?? []}
                        isInHand={hand?.session.id === one.id}
                        entries={entriesOf(session)}
                        style={styleOf(one)}
                        size={sizeOf(one)}
                        onTake={() => onTake(session)}
                        onKey={onKey(session)}
                      />
                    )
                  )
                })}
            </ol>
            {goal?.room === id && ghost}
          </section>
        ))}
      </div>
    </div>
  )
}
