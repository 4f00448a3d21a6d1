import { CircleAlert } from 'lucide-react'
import type { CSSProperties, KeyboardEvent } from 'react'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Icon } from '#platform/web/ui/icon.tsx'
import { ActionsMenu, type MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import { awaitedProgram } from '../../contract/awaited-program.ts'
import type { BoardSession } from '../../contract/board.ts'
import styles from './board.module.css'
import type { Clash } from './board-clashes.ts'
import { isMovable } from './board-sessions.ts'

type Props = {
  session: BoardSession
  /** From when to when; of one that waits nothing. */
  times?: string
  clashes?: readonly Clash[]
  isInHand: boolean
  entries: MenuEntry[]
  style?: CSSProperties
  /** How much of it there is room for. */
  size?: 'slim' | 'short'
  onTake: () => void
  onKey?: (event: KeyboardEvent) => void
}

/** A session on the board or in its tray: carried by its card, taken in hand by pressing it, the rest in its menu. */
export function SessionCard({
  session,
  times,
  clashes = [],
  isInHand,
  entries,
  style,
  size,
  onTake,
  onKey,
}: Props) {
  const t = useWords('conferences')
  const { id, title, speakers, state } = session
  const canMove = isMovable(session)
  const said = clashes.map(clash => t(`board.clash_${clash.kind}`, clash)).join(' · ')
  const who = speakers.map(({ name }) => name).join(', ')
  const words = (
    <>
      {times && <span className={styles.times}>{times}</span>}
      <b>{title || t('session.untitled')}</b>
      {clashes.length > 0 && (
        <span className={styles.clash}>
          <Icon of={CircleAlert} size="small" />
          <span>{said}</span>
        </span>
      )}
      {who && <span className={styles.who}>{who}</span>}
      {(state === 'draft' || state === 'cancelled') && <Badge>{t(`state.${state}`)}</Badge>}
      {awaitedProgram(session) && <Badge>{t('awaited.badge')}</Badge>}
    </>
  )
  return (
    <li
      className={styles.card}
      data-session={canMove ? id : undefined}
      data-card={id}
      data-state={state}
      data-size={size}
      data-other={session.isOwn ? undefined : ''}
      data-clash={clashes.length > 0 || undefined}
      data-lifted={isInHand || undefined}
      style={style}
      title={said || undefined}
    >
      {canMove ? (
        // A plain button: React Aria's keeps the press to itself, and nothing could be dragged.
        <button
          type="button"
          className={styles.grip}
          aria-pressed={isInHand}
          onClick={onTake}
          onKeyDown={onKey}
        >
          {words}
        </button>
      ) : (
        <div className={styles.grip}>{words}</div>
      )}
      {session.isOwn && (
        <span className={styles.menu} data-no-drag>
          <ActionsMenu name={title} entries={entries} />
        </span>
      )}
    </li>
  )
}
