import type { PublicFair } from '#domain/fairs/contract/public-fair.ts'
import { fairStatus } from '#domain/fairs/contract/statuses.ts'
import { Part } from '#domain/fairs/web/dashboard/part.tsx'
import { useSalonHref } from '#domain/fairs/web/fair-context.tsx'
import { visitPaths } from '#domain/halls/contract/visit-paths.ts'
import { Link } from '#platform/web/screens/link.tsx'
import { useWords } from '#platform/web/words/words.ts'
import type { FairPresence } from '../../contract/dashboard.ts'
import styles from '../figures/figures.module.css'
import { useSay } from '../figures/say.ts'

/** How many walk through each hall of an open fair, and the most of today. */
export function VisitedHalls({ fair, data: { halls } }: { fair: PublicFair; data: FairPresence }) {
  const t = useWords('statistics')
  const href = useSalonHref()
  const say = useSay()
  if (fair.status.id !== fairStatus.open || !halls.some(({ most }) => most > 0)) return null
  return (
    <Part title={t('dashboard.halls')}>
      <table className={styles.best}>
        <thead>
          <tr>
            <th scope="col">{t('dashboard.hall')}</th>
            <th scope="col">{t('now.title')}</th>
            <th scope="col">{t('dashboard.most_today')}</th>
          </tr>
        </thead>
        <tbody>
          {halls.map(({ id, letter, name, present, most }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={href(visitPaths.fairVisit, { id })}>
                  {name === letter ? name : `${letter}, ${name}`}
                </Link>
              </th>
              <td>{say.count(present)}</td>
              <td>{say.count(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Part>
  )
}
