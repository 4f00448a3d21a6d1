import type { PlanStand } from '#domain/halls/contract/plan.ts'
import { foldCase } from '#platform/contract/text.ts'
import { LiveSearch } from '#platform/web/list/live-search.tsx'
import { useListAddress } from '#platform/web/screens/use-list-address.ts'
import type { MenuEntry } from '#platform/web/ui/menu.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { Hand } from './lifted.ts'
import styles from './plan.module.css'
import { StandCard } from './stand-card.tsx'

/** Rows that are drawn at once; the search finds the others. */
const shown = 60

/** The stands that wait to be placed. */
export function Tray({
  stands,
  hand,
  entriesOf,
  onTake,
}: {
  stands: PlanStand[]
  hand: Hand | null
  entriesOf: (stand: PlanStand) => MenuEntry[]
  onTake: (stand: PlanStand) => void
}) {
  const t = useWords('halls')
  const address = useListAddress()
  const text = address.get('waiting')
  const found = stands.filter(stand =>
    foldCase(`${stand.name} ${stand.sector ?? ''}`).includes(foldCase(text)),
  )
  return (
    <section
      className={styles.tray}
      aria-labelledby="plan-tray"
      data-drop="tray"
      data-over={hand?.goal?.kind === 'tray' || undefined}
    >
      <h2 className={styles.heading} id="plan-tray">
        {t('plan.to_place')} <span>{stands.length}</span>
      </h2>
      {stands.length > 6 && (
        <LiveSearch
          label={t('plan.search')}
          placeholder={t('plan.search_short')}
          asked={text}
          onAsk={waiting => address.change({ waiting })}
        />
      )}
      {found.length ? (
        <ul className={styles.cards}>
          {found.slice(0, shown).map(stand => (
            <StandCard
              key={stand.id}
              stand={stand}
              isInHand={hand?.stand.id === stand.id}
              entries={entriesOf(stand)}
              onTake={() => onTake(stand)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.none}>{t(stands.length ? 'plan.none_found' : 'plan.all_placed')}</p>
      )}
      {found.length > shown && (
        <p className={styles.none}>{t('plan.more', { count: found.length - shown })}</p>
      )}
    </section>
  )
}
