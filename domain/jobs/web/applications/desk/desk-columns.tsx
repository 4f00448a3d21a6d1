import type { ResponseOf } from '#platform/contract/endpoint.ts'
import { useWords } from '#platform/web/words/words.ts'
import { solicitationStatus } from '../../../contract/choices.ts'
import type { SolicitationCard, solicitationCounts } from '../../../contract/solicitation-list.ts'
import styles from './desk.module.css'
import { DeskLink } from './desk-rows.tsx'

type Props = {
  /** Of each state, on other pages of the list too. */
  counts: ResponseOf<typeof solicitationCounts>['statuses'] | undefined
  rows: readonly SolicitationCard[]
  hrefOf: (id: number) => string
  isOfSeveral: boolean
}

/** The same applications by where they stand. */
export function DeskColumns({ counts, rows, hrefOf, isOfSeveral }: Props) {
  const t = useWords('jobs')
  return (
    <div className={styles.columns}>
      {Object.values(solicitationStatus).map(status => {
        const those = rows.filter(
          row => row.status === status && (status !== solicitationStatus.notRead || !row.emptiedAt),
        )
        return (
          <section key={status} aria-labelledby={`column-${status}`}>
            <h2 id={`column-${status}`} className={styles.column}>
              {t(`status.${status}`)}{' '}
              <small>{counts ? (counts.find(one => one.status === status)?.count ?? 0) : '…'}</small>
            </h2>
            <ol className={styles.cards}>
              {those.map(row => (
                <li key={row.id}>
                  <DeskLink row={row} isOpen={false} href={hrefOf(row.id)} isOfSeveral={isOfSeveral} />
                </li>
              ))}
            </ol>
          </section>
        )
      })}
    </div>
  )
}
