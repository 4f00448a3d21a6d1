import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { classNames } from '#platform/web/ui/class-names.ts'
import { useWords } from '#platform/web/words/words.ts'
import type { Agenda } from '../agenda/use-kept-agenda.ts'
import type { Times } from '../time/zones.ts'
import styles from './day-grid.module.css'
import { type Direction, type Grid, gridOf, instantIn, neighbourOf, rowHeights } from './grid.ts'
import { type Group, groupsOf } from './groups.ts'
import { SessionItem } from './session-item.tsx'
import type { Session, SessionState } from './sessions.ts'

export type Layout = 'grid' | 'list'

/** More rooms than this keep their width, and the grid moves sideways. */
const mostFitting = 5

const directions: readonly string[] = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End']
const isDirection = (key: string): key is Direction => directions.includes(key)

const halfHour = 30 * 60_000
/** So near to the hour of a line, before and after it, the minute that it is stands where the hour is written. */
const near = { before: 5 * 60_000, after: 15 * 60_000 }

type Props = {
  name: string
  sessions: readonly Session[]
  layout: Layout
  stateOf: (session: Session) => SessionState
  times: Times
  agenda: Agenda
  full: ReadonlySet<number>
  /** The minute that it is, on the day that is shown. */
  now: number | null
}

const linkOf = (within: Element, id: number | null) =>
  id === null ? null : within.querySelector<HTMLElement>(`[data-conference="${id}"]`)

/** A day of the programme: one list, laid out as a list or by rooms and time. */
export function DayGrid({ name, sessions, layout, stateOf, times, agenda, full, now }: Props) {
  const grid = useMemo(() => gridOf(sessions), [sessions])
  const groups = groupsOf(sessions, stateOf, layout === 'list' && now !== null)
  const lanes = grid.columns.reduce((sum, column) => sum + column.lanes, 0)
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, target, currentTarget } = event
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return
    const id = Number(target.dataset.conference)
    if (!id) return
    if (key.toLowerCase() === 'b') agenda.toggle(id)
    else if (isDirection(key)) {
      const next = layout === 'grid' ? neighbourOf(grid, sessions, id, key) : alongList(groups, id, key)
      linkOf(currentTarget, next)?.focus()
    } else return
    event.preventDefault()
  }
  const navigate = useNavigate()
  // One for all links of the day, which may be hundreds.
  const follow = (event: MouseEvent<HTMLDivElement>) => {
    const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event
    if (button !== 0 || ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return
    const to = target.closest('a[data-conference]')?.getAttribute('href')
    if (!to) return
    event.preventDefault()
    void navigate(to)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys and presses of what has the focus within
    <div
      className={classNames(styles.frame, lanes > mostFitting && styles.scrolls)}
      data-layout={layout}
      onClick={follow}
      onKeyDown={press}
    >
      <div
        className={styles.day}
        style={{
          '--lanes': lanes,
          '--rows': rowHeights(grid),
          '--least': lanes > mostFitting ? '200px' : '0px',
        }}
      >
        {layout === 'grid' && <Lines grid={grid} times={times} now={now} />}
        <ol className={styles.list} aria-label={name}>
          {groups.map(group => (
            <li key={group.id} className={styles.group}>
              <GroupHeading heading={group.heading} times={times} />
              <ol className={styles.list}>
                {group.sessions.map(session => (
                  <SessionItem
                    key={session.id}
                    session={session}
                    state={stateOf(session)}
                    place={grid.places.get(session.id)}
                    times={times}
                    isFull={full.has(session.id)}
                    isKept={agenda.kept.has(session.id)}
                    onKeep={agenda.toggle}
                  />
                ))}
              </ol>
            </li>
          ))}
        </ol>
      </div>
    </div>
  )
}

/** In a list everything is up or down. */
function alongList(groups: readonly Group[], id: number, direction: Direction): number | null {
  const ids = groups.flatMap(group => group.sessions.map(one => one.id))
  const at = ids.indexOf(id)
  const wanted = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: ids.length - 1 }
  return direction === 'ArrowLeft' || direction === 'ArrowRight' ? null : (ids[wanted[direction]] ?? null)
}

function GroupHeading({ heading, times }: { heading: Group['heading']; times: Times }) {
  const t = useWords('conferences')
  return (
    <h3 className={styles.hour} data-now={heading === 'now' || undefined}>
      {typeof heading === 'number' ? times.time(heading) : t(`program.${heading}`)}
    </h3>
  )
}

/** What is drawn behind the cards; every card says it in its name. */
function Lines({ grid, times, now }: { grid: Grid; times: Times; now: number | null }) {
  const t = useWords('conferences')
  const current = now === null ? null : instantIn(grid, now)
  return (
    <div className={styles.lines} aria-hidden="true">
      <div className={styles.corner} />
      {grid.columns.map(({ room, first, lanes }) => (
        <div
          key={room?.id ?? 'none'}
          className={styles.room}
          style={{ '--col': first, '--lanes-here': lanes }}
        >
          {room?.name ?? t('program.no_room')}
        </div>
      ))}
      {grid.columns.map(({ room, first }) => (
        <i key={room?.id ?? 'none'} className={styles.upright} style={{ '--col': first }} />
      ))}
      {grid.rows.map((at, row) =>
        at % halfHour ? null : (
          <div
            key={at}
            className={styles.half}
            data-hour={at % (2 * halfHour) === 0 || undefined}
            style={{ '--from': row + 1 }}
          >
            {(now === null || now < at - near.before || now > at + near.after) && (
              <span className={styles.time}>{times.time(at)}</span>
            )}
          </div>
        ),
      )}
      {current && now !== null && (
        <div className={styles.now} style={{ '--from': current.row + 1 }}>
          <div style={{ '--share': current.share }} data-now-line>
            <b>{times.time(now)}</b>
          </div>
        </div>
      )}
    </div>
  )
}
