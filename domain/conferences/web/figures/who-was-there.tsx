import { spanOf } from '#platform/contract/span-of.ts'
import { useLocale, useWords } from '#platform/web/words/words.ts'
import type { ConferenceFigures } from '../../contract/statistics.ts'
import { FigureExport } from './figure-export.tsx'
import styles from './session-figures.module.css'

type Props = { conference: number; people: NonNullable<ConferenceFigures['people']> }

/** Names, for those alone who run the fair. */
export function WhoWasThere({ conference, people }: Props) {
  const t = useWords('conferences')
  const locale = useLocale()
  return (
    <section className={styles.part} aria-labelledby="presence-people">
      <header className={styles.head}>
        <h2 id="presence-people">{t('presence.people')}</h2>
        <FigureExport conference={conference} of="people" />
      </header>
      <p className={styles.quiet}>{t('presence.people_text')}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('presence.name')}</th>
            <th scope="col">{t('presence.firm')}</th>
            <th scope="col">{t('presence.stayed')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, firstName, lastName, firm, minutes }) => (
            <tr key={id}>
              <th scope="row">
                {firstName} {lastName}
              </th>
              <td>{firm ?? '–'}</td>
              <td>{spanOf(minutes * 60, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
