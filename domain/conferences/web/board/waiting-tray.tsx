import { foldCase } from '#platform/contract/text.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { BoardSession } from '../../contract/board.ts'
import styles from './board.module.css'
import { SessionCard } from './session-card.tsx'
import type { SessionHand } from './use-session-hand.ts'

/** Cards that are drawn at once; the search finds the others. */
const shown = 60

/** The sessions that wait for a place; what is let go here goes back to them. */
export function WaitingTray({
  sessions,
  hand,
  entriesOf,
  onTake,
  onKey,
}: {
  sessions: readonly BoardSession[]
  hand: SessionHand | null
  entriesOf: (session: BoardSession) => MenuEntry[]
  onTake: (session: BoardSession) => void
  onKey: (session: BoardSession) => React.KeyboardEventHandler
}) {
  const t = useWords('conferences')
  const address = useListAddress()
  const text = address.get('waiting')
  const found = sessions.filter(({ title, speakers }) =>
    foldCase([title, ...speakers.map(({ name }) => name)].join(' ')).includes(foldCase(text)),
  )
  return (
    <section
      className={styles.tray}
      aria-labelledby="board-tray"
      data-drop="tray"
      data-over={hand?.goal?.kind === 'tray' || undefined}
    >
      <h2 className={styles.heading} id="board-tray">
        {t('board.waiting')} <span>{sessions.length}</span>
      </h2>
      {sessions.length > 6 && (
        <LiveSearch label={t('board.search')} asked={text} onAsk={waiting => address.change({ waiting })} />
      )}
      {found.length ? (
        <ul className={styles.cards}>
          {found.slice(0, shown).map(session => (
            <SessionCard
              key={session.id}
              session={session}
              isInHand={hand?.session.id === session.id}
              entries={entriesOf(session)}
              onTake={() => onTake(session)}
              onKey={onKey(session)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t(sessions.length ? 'board.none_found' : 'board.all_placed')}</p>
      )}
      {found.length > shown && (
        <p className={styles.none}>{t('board.more', { count: found.length - shown })}</p>
      )}
    </section>
  )
}
