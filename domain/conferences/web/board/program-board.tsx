import { CalendarX, Check, Hand, MapPin, Pencil, Undo2 } from 'lucide-react'
import { type KeyboardEvent, useMemo, useState } from 'react'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { DragBoard } from '#domain/stands/web/plan/drag-board.tsx'
import { Button, ButtonLink } from '#platform/web/ui/button.tsx'
import { EmptyState } from '#platform/web/ui/empty-state.tsx'
import { ErrorState } from '#platform/web/ui/error-state.tsx'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { PageTitle } from '#platform/web/ui/page-title.tsx'
import { SegmentedLinks } from '#platform/web/ui/segmented.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ProgramBoard as Board, BoardSession } from '../../contract/board.ts'
import type { ConferenceProgram } from '../../contract/calls.ts'
import { conferencePaths } from '../../contract/paths.ts'
import { UntoldChanges } from '../manage/untold-changes.tsx'
import AwaitedNote from '../program/awaited-note.tsx'
import { dayName, instantOf, programDayAt, timesIn } from '../time/zones.ts'
import styles from './board.module.css'
import { asIfAt, clashesAt, clashesOf } from './board-clashes.ts'
import { firstFree, frameOf, instantAt } from './board-grid.ts'
import { isMovable, lastsOf, placedIn, type Spot, sessionIn, spotOf } from './board-sessions.ts'
import { handWords } from './hand-words.ts'
import { PlaceSession } from './place-session.tsx'
import { RoomColumns } from './room-columns.tsx'
import { useBoard } from './use-board.ts'
import { useFocusedCard } from './use-focused-card.ts'
import { type Goal, useSessionHand } from './use-session-hand.ts'
import { WaitingTray } from './waiting-tray.tsx'

const minute = 60_000
/** An arrow moves by so many minutes; with Shift by a slot of the programme. */
const stride = 15

type Props = {
  program: ConferenceProgram
  fair: { id: number; timeZone: string }
  /** The one that the address names. */
  day: string | null
  hrefFor: (values: Readonly<Record<string, string>>) => string
}

/** The day that those who run the fair arrange: sessions carried between rooms and times, each move told at once. */
export default function ProgramBoard({ program, fair, day: asked, hrefFor }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  const zone = program.timeZone ?? fair.timeZone
  const times = useMemo(() => timesIn(locale, zone), [locale, zone])
  const dayAt = (at: number) => programDayAt(at, zone, program.dayChange)
  const nameOf = (spot: Spot | null): string => {
    if (!spot) return t('board.tray')
    const at = dayAt(spot.begin)
    const place = {
      time: times.time(spot.begin),
      room: board?.rooms.find(one => one.id === spot.room)?.name ?? '',
    }
    return at === (board?.day ?? day)
      ? t('board.spot', place)
      : `${dayName(locale, at, 'short')}, ${t('board.spot', place)}`
  }
  const day = asked ?? 'first'
  const { board, error, refetch, isPlaceholderData, move, undo, canUndo } = useBoard({
    program: program.id,
    day,
    dayAt,
    nameOf,
  })
  const title = (
    <PageTitle
      title={t('board.arrange')}
      lead={program.name}
      actions={
        <ButtonLink icon={Check} href={hrefFor({ arrange: '' })}>
          {t('board.done')}
        </ButtonLink>
      }
    />
  )
  if (!board)
    return (
      <>
        {title}
        {error ? (
          <ErrorState title={t('program.failed')} onRetry={() => void refetch()}>
            {error.message}
          </ErrorState>
        ) : (
          <Skeleton shape="rows" count={8} />
        )}
      </>
    )
  return (
    <>
      {title}
      {program.state === 'draft' && <AwaitedNote program={program} of="program" />}
      <div className={styles.tools}>
        {board.days.length > 0 && (
          <SegmentedLinks
            label={t('program.day')}
            current={board.day}
            segments={board.days.map(one => ({
              id: one,
              label: dayName(locale, one, 'short'),
              href: hrefFor({ day: one }),
            }))}
          />
        )}
        <Button variant="secondary" icon={Undo2} isDisabled={!canUndo} onPress={() => void undo()}>
          {t('board.undo')}
        </Button>
        {/* Its place is kept: what is carried stays beneath the pointer. */}
        <div className={styles.told}>
          <UntoldChanges fair={fair.id} />
        </div>
      </div>
      {board.rooms.length ? (
        <BoardDay
          key={board.day}
          board={board}
          isPending={isPlaceholderData}
          begin={instantOf(board.day, zone)}
          times={times}
          nameOf={nameOf}
          onMove={(session, to) => void move(session, to)}
        />
      ) : (
        <EmptyState title={t('board.no_room')}>{t('board.no_room_text')}</EmptyState>
      )}
    </>
  )
}

function BoardDay({
  board,
  isPending,
  begin,
  times,
  nameOf,
  onMove,
}: {
  board: Board
  isPending: boolean
  begin: number
  times: ReturnType<typeof timesIn>
  nameOf: (spot: Spot | null) => string
  onMove: (session: BoardSession, to: Spot | null) => void
}) {
  const t = useWords('conferences')
  const href = useSalonHref()
  const ground = useFocusedCard(board)
  const [placing, setPlacing] = useState<BoardSession | null>(null)
  const placed = useMemo(() => placedIn(board), [board])
  const frame = useMemo(() => frameOf(placed, begin), [placed, begin])
  const clashes = useMemo(() => clashesOf(placed), [placed])
  const slot = Math.max(board.slotMinutes, 5)
  const proposed = (session: BoardSession) =>
    firstFree(
      placed,
      board.rooms.map(({ id }) => id),
      frame,
      lastsOf(session),
    )
  const at = (room: number, top: number, session: BoardSession): Spot => ({
    room,
    begin: instantAt(frame, top, slot, lastsOf(session)),
  })
  const { hand, take, aim, putOn, cancel, drag } = useSessionHand({
    find: id => {
      const session = sessionIn(board, id)
      return session && isMovable(session) ? session : undefined
    },
    gripOf: (id, { y }) => {
      const card = ground.ref.current?.querySelector(`[data-room] [data-card="${id}"]`)
      return card ? y - card.getBoundingClientRect().top : 0
    },
    spotUnder: ({ x, y }, grip, session) => {
      const column = document
        .elementsFromPoint(x, y)
        .find((one): one is HTMLElement => one instanceof HTMLElement && one.dataset.room !== undefined)
      return column
        ? at(Number(column.dataset.room), y - grip - column.getBoundingClientRect().top, session)
        : null
    },
    onPut: onMove,
  })
  const inHand = hand?.goal?.kind === 'spot' ? hand.goal.spot : null
  const would = hand && inHand ? clashesAt(placed, asIfAt(hand.session, inHand, lastsOf(hand.session))) : []

  /** Arrows move what is in hand, by time and by room; Enter puts it down. */
  const press = (session: BoardSession) => (event: KeyboardEvent) => {
    if (hand?.session.id !== session.id || event.ctrlKey || event.metaKey || event.altKey) return
    const goal = nextGoal(event, hand.goal)
    if (event.key === 'Enter' && hand.goal) putOn(hand.goal)
    else if (event.key === 'Delete' || event.key === 'Backspace') putOn({ kind: 'tray' })
    else if (goal) aim(goal)
    else return
    event.preventDefault()
  }
  const nextGoal = ({ key, shiftKey }: KeyboardEvent, goal: Goal | null): Goal | null => {
    const spot = goal?.kind === 'spot' ? goal.spot : hand && proposed(hand.session)
    const index = board.rooms.findIndex(({ id }) => id === spot?.room)
    if (!spot || !hand) return null
    const step = (shiftKey ? slot : stride) * minute
    const lasts = lastsOf(hand.session)
    const within = (moment: number) => Math.min(Math.max(moment, frame.from), frame.to - lasts)
    const room = (to: number) => board.rooms[to]?.id ?? spot.room
    const moved: Record<string, Spot | undefined> = {
      ArrowUp: { ...spot, begin: within(spot.begin - step) },
      ArrowDown: { ...spot, begin: within(spot.begin + step) },
      ArrowLeft: { ...spot, room: room(index - 1) },
      ArrowRight: { ...spot, room: room(index + 1) },
      Home: { ...spot, begin: frame.from },
      End: { ...spot, begin: within(frame.to) },
    }
    const to = moved[key]
    return to ? { kind: 'spot', spot: to } : null
  }
  const entriesOf = (session: BoardSession): MenuEntry[] => [
    ...(isMovable(session)
      ? [
          {
            id: 'take',
            label: t('board.take'),
            icon: Hand,
            onAction: () => take(session, proposed(session)),
          },
          { id: 'place', label: t('board.place'), icon: MapPin, onAction: () => setPlacing(session) },
          ...(spotOf(session)
            ? [
                {
                  id: 'off',
                  label: t('board.take_off'),
                  icon: CalendarX,
                  onAction: () => onMove(session, null),
                },
              ]
            : []),
        ]
      : []),
    {
      id: 'edit',
      label: t('session.edit'),
      icon: Pencil,
      href: href(conferencePaths.conferenceEdit, { id: session.id }),
    },
  ]
  const takeIt = (session: BoardSession) => take(session, proposed(session))
  return (
    <DragBoard carries="session" {...drag}>
      <div className={styles.board} aria-busy={isPending} {...ground}>
        <div className={styles.main}>
          <RoomColumns
            board={board}
            placed={placed}
            frame={frame}
            times={times}
            hand={hand}
            clashes={clashes}
            wouldClash={would.length > 0}
            entriesOf={entriesOf}
            onTake={takeIt}
            onKey={press}
            onPress={(room, top) => hand && putOn({ kind: 'spot', spot: at(room, top - slot, hand.session) })}
          />
          <div className={styles.status} role="status" data-empty={!hand || undefined}>
            {hand && (
              <>
                <b>{hand.session.title}</b>
                <span>{handWords(hand, would, nameOf, t)}</span>
              </>
            )}
          </div>
        </div>
        <aside className={styles.side}>
          <WaitingTray
            sessions={board.waiting}
            hand={hand}
            entriesOf={entriesOf}
            onTake={takeIt}
            onKey={press}
          />
          {hand?.by === 'choice' && (
            <Button variant="secondary" onPress={cancel}>
              {t('board.cancel')}
            </Button>
          )}
          <p className={styles.none}>{t('board.help')}</p>
        </aside>
      </div>
      {hand?.by === 'drag' && hand.pointer && !inHand && (
        <div
          className={styles.chip}
          aria-hidden="true"
          style={{ transform: `translate(${hand.pointer.x}px, ${hand.pointer.y}px)` }}
        >
          {hand.session.title}
        </div>
      )}
      {placing && (
        <PlaceSession
          session={placing}
          board={board}
          proposed={proposed(placing)}
          onClose={() => setPlacing(null)}
          onChoose={to => onMove(placing, to)}
        />
      )}
    </DragBoard>
  )
}
