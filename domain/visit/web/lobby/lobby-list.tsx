import type { VisitHall } from '#domain/halls/contract/hall-visit.ts'
import { useWords } from '#platform/web/words/words.ts'
import { HallCards } from '../hall-cards.tsx'
import styles from '../pages/lobby.module.css'
import { type SessionRow, SessionRows } from '../session-rows.tsx'

/** The doors of a lobby as cards, and what is on its stages. */
export default function LobbyList({ halls, rows }: { halls: VisitHall[]; rows: readonly SessionRow[] }) {
  const t = useWords('visit')
  return (
    <>
      <HallCards halls={halls} />
      {rows.length > 0 && (
        <section className={styles.stage} aria-labelledby="lobby-stage">
          <h2 id="lobby-stage">{t('stage.title')}</h2>
          <SessionRows rows={rows} />
        </section>
      )}
    </>
  )
}
